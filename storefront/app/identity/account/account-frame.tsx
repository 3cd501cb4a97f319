import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  account_addresses,
  account_dashboard,
  account_password,
  account_profile,
  account_sessions,
  members_title,
  shell_account,
} from '~words'
import { PageHead } from '../../layout/head/page-head.tsx'
import { useLink } from '../../routing/use-link.ts'

/** The pages of a member's account, in the order they are listed on each of them. A page that is built adds its line. */
const pages = [
  ['/account/dashboard', account_dashboard],
  ['/account/profile', account_profile],
  ['/account/addresses', account_addresses],
  ['/account/members', members_title],
  ['/account/password', account_password],
  ['/account/sessions', account_sessions],
] as const

interface Props {
  readonly title: string
  /** The page's path without a language. */
  readonly rest: `/account/${string}`
  readonly children: ReactNode
}

/** A page of a member's account: its title, and beside it the way to the others. */
export function AccountFrame({ title, rest, children }: Props) {
  const link = useLink()
  return (
    <div className="frame grid gap-6 py-8 lg:grid-cols-[220px_minmax(0,1fr)] lg:gap-10 lg:py-12">
      <PageHead title={title} rest={rest} indexed={false} />
      <nav aria-label={shell_account()} className="account-nav">
        <ul>
          {pages.map(([to, label]) => (
            <li key={to}>
              {/* A page below one of these belongs to it. */}
              <Link to={link(to)} aria-current={current(to, rest)}>
                {label()}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <h1 className="mb-4 text-2xl">{title}</h1>
        {children}
      </div>
    </div>
  )
}

const current = (to: string, rest: string) =>
  to === rest ? 'page' : rest.startsWith(`${to}/`) ? 'true' : undefined
