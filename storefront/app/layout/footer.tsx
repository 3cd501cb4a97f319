import type { MenuLink, Settings } from '@pasok/contract'
import {
  footer_payment_methods,
  shell_account,
  shell_contact,
  shell_copyright,
  shell_follow,
  shell_languages,
  shell_opening_hours,
} from '~words'
import { SendListLink } from '../quotation/upload/send-list-link.tsx'
import type { AccountLink } from './account-entry.ts'
import { LanguageLinks } from './language-links.tsx'
import { MenuAnchor } from './menu-entries.tsx'
import { footerMenu } from './menus.ts'
import { useMenu } from './use-menu.ts'
import { Telephone } from './telephone.tsx'

interface Props {
  readonly settings: Settings
  readonly year: number
  /** Where the block of a member's own pages leads. */
  readonly links: readonly AccountLink[]
  readonly isMember: boolean
}

const LINK = 'inline-flex min-h-8 items-center'

/** Who runs the shop and how to reach them, where to go on, how to pay, and the legal texts. */
export function Footer({ settings, year, links, isMember }: Props) {
  const menu = useMenu(footerMenu)
  const columns = menu.filter(({ children }) => children)
  const legal = menu.filter(({ type, children }) => type === 'link' && !children)
  const account = links.map(({ to, label }): MenuLink => ({ type: 'link', url: to, title: label }))
  const social = Object.entries(settings.social)
  return (
    <footer id="footer" className="site mt-12 border-t border-line bg-surface">
      <div className="footer-columns frame">
        <section>
          <h2>{shell_contact()}</h2>
          <address className="not-italic">
            {settings.legal_name}
            {settings.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            <a href={`mailto:${settings.email}`} className={LINK}>
              {settings.email}
            </a>
            <br />
            <Telephone number={settings.phone} className={LINK} />
          </address>
          <h2 className="mt-4">{shell_opening_hours()}</h2>
          <p>{settings.opening_hours}</p>
          {!isMember && <SendListLink className="button button-quiet mt-4" />}
        </section>
        {columns.map(({ title, children = [] }) => (
          <Column key={title} title={title ?? ''} links={children} />
        ))}
        {account.length > 0 && <Column title={shell_account()} links={account} />}
        <section>
          {social.length > 0 && (
            <>
              <h2>{shell_follow()}</h2>
              <ul className="mb-4">
                {social.map(([name, url]) => (
                  <li key={name}>
                    <a href={url} rel="noopener" className={`${LINK} capitalize`}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
          {settings.payment_methods.length > 0 && (
            <>
              <h2>{footer_payment_methods()}</h2>
              <ul className="footer-methods">
                {settings.payment_methods.map((method) => (
                  <li key={method}>{method}</li>
                ))}
              </ul>
            </>
          )}
        </section>
      </div>
      <div className="footer-end frame">
        <p>{shell_copyright({ year, name: settings.name })}</p>
        <ul>
          {legal.map(({ url, title }) => (
            <li key={url}>
              <MenuAnchor url={url} title={title} className={LINK} />
            </li>
          ))}
        </ul>
        <nav aria-label={shell_languages()} className="footer-languages">
          <LanguageLinks />
        </nav>
        {settings.note && <p className="basis-full">{settings.note}</p>}
      </div>
    </footer>
  )
}

function Column({ title, links }: { title: string; links: readonly MenuLink[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map(({ url, title: label }) => (
          <li key={url}>
            <MenuAnchor url={url} title={label} className={LINK} />
          </li>
        ))}
      </ul>
    </section>
  )
}
