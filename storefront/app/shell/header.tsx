import type { Settings } from '@pasok/contract'
import { Link, NavLink } from 'react-router'
import { shell_customer_service, shell_home, shell_navigation, shell_opening_hours, shell_shop } from '~words'
import { LanguageSwitch } from './language-switch.tsx'
import { SearchBox } from './search-box.tsx'
import { useLink } from './use-link.ts'

/** The site's head: a thin bar with hours and languages, then name, search, phone and the two places to go. */
export function Header({ settings }: { settings: Settings | undefined }) {
  const link = useLink()
  return (
    <header className="site on-dark bg-ink text-white">
      <div className="border-b border-ink-soft text-[13px]">
        <div className="frame flex min-h-9 items-center justify-between gap-4">
          {settings && (
            <p>
              <span className="hidden sm:inline">{shell_opening_hours()}: </span>
              {settings.opening_hours}
            </p>
          )}
          <LanguageSwitch />
        </div>
      </div>
      <div className="frame grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-3 py-3 md:grid-cols-[auto_1fr_auto]">
        <Link to={link('/')} className="flex items-center gap-2 text-xl font-bold text-white no-underline">
          <Mark />
          {settings?.name ?? 'Pasok'}
        </Link>
        <div className="order-last col-span-2 md:order-none md:col-span-1">
          <SearchBox id="header-search" />
        </div>
        {settings && (
          <p className="text-right text-[13px] leading-tight">
            <span className="hidden sm:block">{shell_customer_service()}</span>
            <a
              href={`tel:${settings.phone.replace(/[^+\d]/g, '')}`}
              className="py-1 text-[15px] font-semibold text-white"
            >
              {settings.phone}
            </a>
          </p>
        )}
      </div>
      <nav aria-label={shell_navigation()} className="frame">
        <ul className="flex gap-1">
          {[
            { to: '/', label: shell_home() },
            { to: '/shop', label: shell_shop() },
          ].map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={link(to)}
                end={to === '/'}
                className={({ isActive }) =>
                  `flex min-h-11 items-center border-b-3 px-3 font-semibold text-white no-underline hover:border-accent ${
                    isActive ? 'border-accent' : 'border-transparent'
                  }`
                }
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" className="shrink-0">
      <rect width="32" height="32" rx="4" fill="#ffd333" />
      <path d="M10 25V7h8a6 6 0 0 1 0 12h-8" fill="none" stroke="#16191d" strokeWidth="4" />
    </svg>
  )
}
