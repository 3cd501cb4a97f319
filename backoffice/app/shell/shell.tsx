import { identityStaff } from '@pasok/contract'
import { labelText } from '@pasok/ui/kit/label.ts'
import { Link } from '@pasok/ui/kit/link.tsx'
import { useDismissal } from '@pasok/ui/kit/use-dismissal.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router'
import { admin_log_out, shell_menu, admin_name, admin_skip, admin_still_logged_in } from '~words'
import { call } from '../api/ask.ts'
import { dropStoredChanges } from '../quotation/desk/stored-changes.ts'
import { LanguageLinks } from './language-links.tsx'
import { sectionsFor } from './menu.ts'
import { PaletteButton } from './palette-button.tsx'
import { queries, self } from './self.ts'

/** Whether a page belongs to a place of the menu. */
const isAt = (place: string, pathname: string): boolean =>
  pathname === place || (place !== '/' && pathname.startsWith(`${place}/`))

/** What stands around every page: who is logged in, where one can go, and the page. */
export function Shell() {
  const { data: staff } = useSuspenseQuery(self)
  const menu = useRef<HTMLDetailsElement>(null)
  useDismissal(menu)
  const { pathname } = useLocation()
  const isLoading = useNavigation().state === 'loading'
  const links = (
    <div className="lg:sticky lg:top-4">
      {sectionsFor(staff).map(({ title, entries }) => (
        <section key={title?.en ?? ''} className="mb-3">
          {title && <h2 className="px-3 py-1 text-[13px] text-ink-soft">{labelText(title)}</h2>}
          <ul>
            {entries.map(({ to, title: name }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={isAt(to, pathname) ? 'page' : undefined}
                  className="flex min-h-9 items-center rounded-md px-3 text-ink no-underline hover:bg-surface aria-[current=page]:bg-surface aria-[current=page]:font-semibold"
                >
                  {name()}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="sr-only focus:not-sr-only focus:p-3">
        {admin_skip()}
      </a>
      <header className="on-dark flex print:hidden flex-wrap items-center justify-between gap-x-6 gap-y-1 bg-ink px-4 py-2 text-white">
        <span className="font-semibold">{admin_name()}</span>
        <div className="flex flex-wrap items-center gap-x-4">
          <PaletteButton />
          <LanguageLinks />
          <Link to="/account" className="text-white">
            {staff.name}
          </Link>
          <LogOut />
        </div>
      </header>
      <div className="flex grow flex-col lg:flex-row">
        <nav
          aria-label={shell_menu()}
          className="hidden w-52 shrink-0 border-r border-line p-3 lg:block print:hidden"
        >
          {links}
        </nav>
        <details ref={menu} className="border-b border-line lg:hidden print:hidden">
          <summary className="cursor-pointer px-4 py-3 font-semibold">{shell_menu()}</summary>
          <nav aria-label={shell_menu()} className="px-2 pb-2">
            {links}
          </nav>
        </details>
        <main id="main" aria-busy={isLoading || undefined} className="min-w-0 grow p-4 lg:p-6">
          <Outlet />
        </main>
      </div>
    </div>
  )
}

function LogOut() {
  const navigate = useNavigate()
  const [hasFailed, setFailed] = useState(false)
  const logOut = async () => {
    const { status } = await call(identityStaff.logOut).catch(() => ({ status: 0 }))
    // A session that has ended already is as good.
    if (status !== 200 && status !== 401) return setFailed(true)
    queries.clear()
    await navigate('/login')
    return dropStoredChanges()
  }
  return (
    <>
      <button
        type="button"
        onClick={() => void logOut()}
        className="min-h-10 cursor-pointer text-white underline"
      >
        {admin_log_out()}
      </button>
      {hasFailed && (
        <span role="alert" className="text-accent">
          {admin_still_logged_in()}
        </span>
      )}
    </>
  )
}
