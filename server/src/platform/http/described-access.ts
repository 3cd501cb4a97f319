import { memberRolesWith, roles, staffRolesWith, type Access } from '@pasok/contract'

/** The access of an endpoint in the API's description. */
export interface DescribedAccess {
  /** A sentence for readers. */
  readonly description: string
  /** Any of these; absent where the API's default holds: a token or none. */
  readonly security?: Record<string, string[]>[]
  /** Any of these roles; absent where no role is required. */
  readonly 'x-roles'?: readonly string[]
}

/** A member's browser has a cookie, a program a token. */
const MEMBER = [{ bearer: [] }, { session: [] }]

/** Describes the access that an endpoint's route declares. */
export const describedAccess = (access: Access): DescribedAccess => {
  if (access === 'public') return { description: 'For everybody.' }
  if (access === 'session')
    return { description: 'For anyone logged in, also before their address is confirmed.', security: MEMBER }
  if ('staff' in access) {
    const staff = staffRolesWith(access.staff)
    return {
      description: `For staff with the role ${staff.join(' or ')}.`,
      security: [{ staff: [] }],
      'x-roles': staff,
    }
  }
  if (access.member === 'limited')
    return {
      description: 'For members of a company, in any state of its registration.',
      security: MEMBER,
      'x-roles': roles,
    }
  const members = memberRolesWith(access.member)
  return {
    description: `For members of an approved company with the role ${members.join(' or ')}.`,
    security: MEMBER,
    'x-roles': members,
  }
}
