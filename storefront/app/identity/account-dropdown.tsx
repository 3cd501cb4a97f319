import { useRef } from 'react'
import { shell_account } from '~words'
import type { Member } from '../shell/member.ts'
import { Icon } from '../ui/icon.tsx'
import { useDismissal } from '../ui/use-dismissal.ts'
import { MemberItems } from './member-items.tsx'

/** A member's account in the top bar. */
export default function AccountDropdown({ member }: { member: Member }) {
  const details = useRef<HTMLDetailsElement>(null)
  useDismissal(details)
  return (
    <details ref={details} className="language-menu">
      <summary>
        {shell_account()}
        <Icon name="down" size={16} />
      </summary>
      <ul className="language-menu-sheet on-light">
        <MemberItems links={member.links.bar} />
      </ul>
    </details>
  )
}
