import type { Member } from '../../identity/member.ts'
import { Avatar } from '../../identity/account/avatar.tsx'
import { MemberItems } from './member-items.tsx'

/** The one account menu of a member, in the top bar and in the panel: who they are, and where they can go. */
export default function MemberSheet({ member }: { member: Member }) {
  return (
    <>
      <div className="account-menu-head">
        <Avatar name={member.name} avatar={member.avatar} />
        <p className="min-w-0">
          <strong className="block truncate">{member.name}</strong>
          <span className="block truncate text-[13px] text-ink-soft">{member.email}</span>
        </p>
      </div>
      {member.standing && <p className="account-menu-note">{member.standing}</p>}
      <ul>
        <MemberItems links={member.links.account} />
      </ul>
    </>
  )
}
