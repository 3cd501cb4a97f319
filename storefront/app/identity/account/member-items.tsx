import { Link } from 'react-router'
import type { AccountLink } from '../../layout/account-entry.ts'
import { LogOut } from '../login/log-out-button.tsx'
import { useLink } from '../../routing/use-link.ts'

/** The items of a member's menu: links, and Logout at the end. */
export function MemberItems({ links }: { links: readonly AccountLink[] }) {
  const link = useLink()
  return (
    <>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={link(to)}>{label}</Link>
        </li>
      ))}
      <li>
        <LogOut />
      </li>
    </>
  )
}
