import type { Party } from '../platform/limits/party.ts'
import type { StaffScope, Viewer } from './scopes.ts'

/** A member and their company, for what all share. */
export const toMemberParty = ({
  companyId,
  memberId,
}: {
  readonly companyId: number
  readonly memberId: number
}): Party => ({ company: `company ${companyId}`, person: `member ${memberId}` })

/** All staff are one company. */
export const toStaffParty = ({ staff }: StaffScope): Party => ({
  company: 'staff',
  person: `staff ${staff.id}`,
})

/** Who is logged in; undefined for who belongs to no company yet. */
export const toViewerParty = (viewer: Viewer | undefined): Party | undefined => {
  if (viewer?.kind === 'member') return toMemberParty(viewer.scope)
  return viewer?.kind === 'limited' ? toMemberParty(viewer.member) : undefined
}
