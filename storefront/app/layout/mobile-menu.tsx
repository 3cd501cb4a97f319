import type { Settings } from '@pasok/contract'
import { Suspense } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  home_categories,
  shell_close,
  shell_customer_service,
  shell_languages,
  shell_login,
  shell_menu,
} from '~words'
import { categoryAddress } from '../catalogue/category-trail.ts'
import { closesDialog } from '@pasok/ui/kit/dialog-commands.ts'
import { Icon } from '@pasok/ui/kit/icon.tsx'
import { CurrencyItems } from './currency-items.tsx'
import { LanguageLinks } from './language-links.tsx'
import type { NamedCategory } from '../catalogue/named-category.ts'
import type { Member } from '../identity/member.ts'
import { MenuAnchor, MenuEntries } from './menu-entries.tsx'
import { mobileMenu } from './menus.ts'
import { useMenu } from './use-menu.ts'
import { MOBILE_MENU } from './mobile-menu-button.tsx'
import { SendListLink } from '../quotation/upload/send-list-link.tsx'
import { Telephone } from './telephone.tsx'
import { useLink } from '../routing/use-link.ts'
import { lazyPart } from '@pasok/ui/kit/lazy-part.ts'

const MemberItems = lazyPart(async () => ({
  default: (await import('./account/member-items.tsx')).MemberItems,
}))

interface Props {
  readonly categories: readonly NamedCategory[]
  readonly settings: Settings | undefined
  readonly member: Member | undefined
}

/** The menu of a narrow screen, from the side. Its backdrop, its button, Escape and any of its links close it. */
export function MobileMenu({ categories, settings, member }: Props) {
  const link = useLink()
  const currencies = settings?.currencies ?? []
  const menu = useMenu(mobileMenu)
  const divider = menu.findIndex(({ type }) => type === 'divider')
  const places = divider === -1 ? menu : menu.slice(0, divider)
  const others = divider === -1 ? [] : menu.slice(divider + 1)
  return (
    <dialog
      id={MOBILE_MENU}
      aria-label={shell_menu()}
      className="mobile-menu on-light"
      onClick={({ target, currentTarget }) => {
        // By click, not by `closedby`: on a touch screen the tap would go on to what lies below. A press beside a dialog is one on the dialog itself: what it holds covers the rest of it.
        if (target === currentTarget || (target as Element).closest('a')) currentTarget.close()
      }}
    >
      <div className="mobile-menu-sheet">
        <div className="mobile-menu-head">
          <p>{shell_menu()}</p>
          <button
            type="button"
            {...closesDialog(MOBILE_MENU)}
            aria-label={shell_close()}
            className="header-button"
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        {member && (
          <p className="px-4 py-3">
            <strong className="block truncate">{member.name}</strong>
            <span className="block truncate text-[13px] text-ink-soft">{member.email}</span>
            {member.standing && <span className="mt-1 block text-[13px]">{member.standing}</span>}
          </p>
        )}
        <nav aria-label={shell_menu()}>
          <ul>
            {places.map((entry, i) =>
              entry.url === '/shop' && !entry.children && categories.length > 0 ? (
                <li key="/shop" className="relative">
                  <MenuAnchor url="/shop" title={entry.title} />
                  <details>
                    <summary>
                      <span className="sr-only">{home_categories()}</span>
                      <Icon name="down" />
                    </summary>
                    <ul>
                      {categories.map((category) => (
                        <li key={category.id}>
                          <Link to={link(categoryAddress(category))} lang={category.lang}>
                            {category.name}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </details>
                </li>
              ) : (
                <MenuEntries key={entry.url ?? i} entries={[entry]} currencies={currencies} />
              ),
            )}
            {member ? (
              <Suspense>
                <MemberItems links={member.links.narrow} />
              </Suspense>
            ) : (
              <li>
                <Link to={link('/account/login')}>{shell_login()}</Link>
              </li>
            )}
            <MenuEntries entries={others} currencies={currencies} />
          </ul>
        </nav>
        {!member && (
          <div className="mobile-menu-group">
            <SendListLink />
          </div>
        )}
        {settings && <CurrencyItems currencies={settings.currencies} />}
        <nav aria-label={shell_languages()} className="mobile-menu-group">
          <p aria-hidden="true">{shell_languages()}</p>
          <LanguageLinks />
        </nav>
        {settings && (
          <div className="mobile-menu-group">
            <p>{shell_customer_service()}</p>
            <Telephone number={settings.phone} />
            <p>{settings.opening_hours}</p>
          </div>
        )}
      </div>
    </dialog>
  )
}
