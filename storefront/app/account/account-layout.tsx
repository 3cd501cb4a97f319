import { useEffect, useRef } from 'react'
import { Outlet, useMatches } from 'react-router'
import { Link } from '@pasok/ui/kit/link.tsx'
import { shell_account } from '~words'
import { accountEntries } from './account-entries.ts'
import { PageHead } from '../layout/head/page-head.tsx'
import { useLink, useRest, type AccountHandle } from '../routing/use-link.ts'

const entries = accountEntries.filter(({ menus }) => menus.includes('pages'))

/** The layout of a member's account pages: title and links to the other pages. */
export default function AccountLayout() {
  const link = useLink()
  const rest = useRest() ?? '/account'
  const page = useMatches().at(-1)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && here) list.current.scrollLeft = here.offsetLeft - list.current.offsetLeft - 12
  }, [rest])
  const title = (page?.handle as AccountHandle | undefined)?.title(page?.loaderData) ?? ''
  return (
    <div className="frame grid gap-6 py-8 lg:grid-cols-[220px_minmax(0,1fr)] lg:gap-10 lg:py-12">
      <PageHead title={title} rest={rest} indexed={false} />
      <nav aria-label={shell_account()} className="account-nav">
        <ul ref={list}>
          {entries.map(({ path, label }) => (
            <li key={path}>
              {/* A page below one of these belongs to it. */}
              <Link to={link(path)} aria-current={current(path, rest)}>
                {label()}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <h1 className="mb-4 text-2xl">{title}</h1>
        <Outlet />
      </div>
    </div>
  )
}

const current = (path: string, rest: string) =>
  path === rest ? 'page' : rest.startsWith(`${path}/`) ? 'true' : undefined
