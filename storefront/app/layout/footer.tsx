import type { Settings } from '@pasok/contract'
import { Link } from 'react-router'
import {
  return_title,
  shell_account,
  shell_contact,
  shell_copyright,
  shell_follow,
  shell_opening_hours,
} from '~words'
import type { AccountLink } from './account-entry.ts'
import { Telephone } from './telephone.tsx'
import { useLink } from '../routing/use-link.ts'

interface Props {
  readonly settings: Settings
  readonly year: number
  /** Where the block of a member's own pages leads. */
  readonly links: readonly AccountLink[]
}

/** Who runs the shop and how to reach them. */
export function Footer({ settings, year, links }: Props) {
  const link = useLink()
  const social = Object.entries(settings.social)
  return (
    <footer id="footer" className="site mt-12 border-t border-line bg-surface">
      <div className="frame grid gap-8 py-8 sm:grid-cols-2 lg:grid-cols-3">
        <section>
          <h2 className="mb-2 font-semibold">{shell_contact()}</h2>
          <address className="not-italic">
            {settings.legal_name}
            {settings.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            <a href={`mailto:${settings.email}`} className="inline-flex min-h-6 items-center">
              {settings.email}
            </a>
            <br />
            <Telephone number={settings.phone} className="inline-flex min-h-6 items-center" />
          </address>
          {links.length === 0 && (
            <p>
              <Link to={link('/site/returns')} className="inline-flex min-h-6 items-center">
                {return_title()}
              </Link>
            </p>
          )}
          {settings.note && <p className="mt-2 text-ink-soft">{settings.note}</p>}
        </section>
        <section>
          <h2 className="mb-2 font-semibold">{shell_opening_hours()}</h2>
          <p>{settings.opening_hours}</p>
        </section>
        {links.length > 0 && (
          <section>
            <h2 className="mb-2 font-semibold">{shell_account()}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={link(to)} className="inline-flex min-h-6 items-center">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {social.length > 0 && (
          <section>
            <h2 className="mb-2 font-semibold">{shell_follow()}</h2>
            <ul>
              {social.map(([name, url]) => (
                <li key={name}>
                  <a href={url} rel="noopener" className="inline-flex min-h-6 items-center capitalize">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <p className="frame pb-6 text-[13px] text-ink-soft">{shell_copyright({ year, name: settings.name })}</p>
    </footer>
  )
}
