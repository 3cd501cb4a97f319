import { role_buyer, role_owner, role_viewer } from '~words'

/** The name of each role of a company's members. */
export const roleNames = { viewer: role_viewer, buyer: role_buyer, owner: role_owner } as const
