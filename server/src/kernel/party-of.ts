import type { Party } from '../platform/limits/party.ts'
import type { StaffScope, Viewer } from './scopes.ts'

/** A member and their company, for what all share. */
export const partyOfMember = ({
  companyId,
  memberId,
}: {
  readonly companyId: number
  readonly memberId: number
}): Party => ({ company: `company ${companyId}`, person: `member ${memberId}` })

/** All staff are one company. */
export const partyOfStaff = ({ staff }: StaffScope): Party => ({
  company: 'staff',
  person: `staff ${staff.id}`,
})

/** Who is logged in; undefined for who belongs to no company yet. */
export const partyOfViewer = (viewer: Viewer | undefined): Party | undefined => {
  if (viewer?.kind === 'member') return partyOfMember(viewer.scope)
  return viewer?.kind === 'limited' ? partyOfMember(viewer.member) : undefined
}
