import type { Party } from '../platform/limits/party.ts'
import type { StaffScope, Viewer } from './scopes.ts'

/** The party of a member, for limits that all share. */
export const toMemberParty = ({
  companyId,
  memberId,
}: {
  readonly companyId: number
  readonly memberId: number
}): Party => ({ company: `company ${companyId}`, person: `member ${memberId}` })

/** The party of a staff member; all staff count as one company. */
export const toStaffParty = ({ staff }: StaffScope): Party => ({
  company: 'staff',
  person: `staff ${staff.id}`,
})

/** The party of a viewer; undefined for one without a company. */
export const toViewerParty = (viewer: Viewer | undefined): Party | undefined => {
  if (viewer?.kind === 'member') return toMemberParty(viewer.scope)
  return viewer?.kind === 'limited' ? toMemberParty(viewer.member) : undefined
}
