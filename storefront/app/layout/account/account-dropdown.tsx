import { useRef } from 'react'
import { shell_account } from '~words'
import type { Member } from '../../identity/member.ts'
import { Icon } from '@pasok/ui/kit/icon.tsx'
import { ACCOUNT_MENU } from './account-menu.tsx'
import { useDismissal } from '@pasok/ui/kit/use-dismissal.ts'
import MemberSheet from './member-sheet.tsx'

/** Opens the account menu from the top bar. */
export default function AccountDropdown({ member }: { member: Member }) {
  const details = useRef<HTMLDetailsElement>(null)
  useDismissal(details)
  return (
    // Somebody may have opened it before its part of the page came alive.
    <details ref={details} name={ACCOUNT_MENU} suppressHydrationWarning className="language-menu">
      <summary>
        {shell_account()}
        <Icon name="down" size={16} />
      </summary>
      <div className="language-menu-sheet account-sheet on-light">
        <MemberSheet member={member} />
      </div>
    </details>
  )
}
