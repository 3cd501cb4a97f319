import { Suspense, useRef } from 'react'
import { useLocation } from 'react-router'
import { Link } from '@pasok/ui/kit/link.tsx'
import { shell_home, shell_navigation, shell_shop } from '~words'
import { ListCount } from '../catalogue/wish-and-compare/list-count.tsx'
import { WishlistLink } from '../catalogue/wish-and-compare/wishlist-link.tsx'
import { CategoryMenu } from '../catalogue/menu/category-menu.tsx'
import type { NamedCategory } from '../catalogue/named-category.ts'
import { AccountMenu } from './account/account-menu.tsx'
import type { Member } from '../identity/member.ts'
import type { AccountLink } from './account-entry.ts'
import { RegisterLink } from '../identity/login/register-link.tsx'
import { useHidingPanel } from './use-hiding-panel.ts'
import { SendListLink } from '../quotation/upload/send-list-link.tsx'
import { useLink } from '../routing/use-link.ts'
import { lazyPart } from '@pasok/ui/kit/lazy-part.ts'

const BuyerIndicators = lazyPart(async () => ({
  default: (await import('./buyer-indicators.tsx')).BuyerIndicators,
}))

interface Props {
  readonly categories: readonly NamedCategory[]
  readonly member: Member | undefined
}

/** Categories, the places to go and the account, on a wide screen: goes when one reads on, comes back when one turns. */
export function NavPanel({ categories, member }: Props) {
  const link = useLink()
  const { pathname } = useLocation()
  const panel = useRef<HTMLDivElement>(null)
  useHidingPanel(panel)
  const places: AccountLink[] = [
    { to: '/', label: shell_home() },
    { to: '/shop', label: shell_shop() },
    ...(member?.links.panel ?? []),
  ]
  // Of nested paths the deepest one is current.
  const here = places
    .filter(({ to }) => (to === '/' ? pathname === link(to) : `${pathname}/`.startsWith(`${link(to)}/`)))
    .at(-1)?.to
  return (
    <div ref={panel} className="nav-panel hiding-panel">
      <div className="frame relative flex items-center">
        <nav aria-label={shell_navigation()} className="flex shrink-0">
          {categories.length > 0 && <CategoryMenu categories={categories} />}
          <ul className="flex">
            {places.map(({ to, label, counts }) => (
              <li key={to}>
                <Link
                  to={link(to)}
                  aria-current={to === here ? 'page' : undefined}
                  className="nav-panel-link"
                >
                  {label}
                  {counts && <ListCount of={counts} />}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <WishlistLink className="nav-panel-link ml-auto" />
        {!member && <SendListLink className="nav-panel-link" />}
        <RegisterLink className="nav-panel-link" />
        {member?.canBuy && (
          <Suspense>
            <BuyerIndicators />
          </Suspense>
        )}
        <AccountMenu member={member} />
      </div>
    </div>
  )
}
