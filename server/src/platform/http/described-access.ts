import { roles, type Access } from '@pasok/contract'

/** What the API's description says of who may call an endpoint. */
export interface DescribedAccess {
  /** A sentence for people. */
  readonly description: string
  /** Any of these; absent where the API's own hold: a token or none. */
  readonly security?: Record<string, string[]>[]
  /** Any of these roles; absent where no role is asked for. */
  readonly 'x-roles'?: readonly string[]
}

/** A member's browser has a cookie, a program a token. */
const MEMBER = [{ bearer: [] }, { session: [] }]

/** Who may call, from what the endpoint's route says of it. */
export const describedAccess = (access: Access): DescribedAccess => {
  if (access === 'public') return { description: 'For everybody.' }
  if (access === 'session')
    return { description: 'For whoever is logged in, also before a link was used.', security: MEMBER }
  if ('staff' in access) {
    const staff = [...new Set(['admin', ...access.staff])]
    return {
      description: `For staff with the role ${staff.join(' or ')}.`,
      security: [{ staff: [] }],
      'x-roles': staff,
    }
  }
  if (access.member === 'limited')
    return {
      description: 'For members of a company, whatever became of its registration.',
      security: MEMBER,
      'x-roles': roles,
    }
  const members = roles.slice(roles.indexOf(access.member))
  return {
    description: `For members of an approved company with the role ${members.join(' or ')}.`,
    security: MEMBER,
    'x-roles': members,
  }
}
