import { Link } from '@pasok/ui/kit/link.tsx'
import { ListCount } from '../../catalogue/wish-and-compare/list-count.tsx'
import type { AccountLink } from '../account-entry.ts'
import { LogOut } from './log-out-button.tsx'
import { useLink } from '../../routing/use-link.ts'

/** The items of a member's menu: links, and Logout at the end. */
export function MemberItems({ links }: { links: readonly AccountLink[] }) {
  const link = useLink()
  return (
    <>
      {links.map(({ to, label, counts }) => (
        <li key={to}>
          <Link to={link(to)}>
            {label}
            {counts && <ListCount of={counts} />}
          </Link>
        </li>
      ))}
      <li>
        <LogOut />
      </li>
    </>
  )
}
