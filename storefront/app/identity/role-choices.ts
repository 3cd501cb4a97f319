import type { Role } from '@pasok/contract'
import {
  role_buyer,
  role_buyer_does,
  role_owner,
  role_owner_does,
  role_viewer,
  role_viewer_does,
} from '~words'

/** What members may do, each including what stands before it: how it is called, and what it lets them. */
export const roleChoices = {
  viewer: [role_viewer, role_viewer_does],
  buyer: [role_buyer, role_buyer_does],
  owner: [role_owner, role_owner_does],
} as const satisfies Record<Role, readonly [name: () => string, does: () => string]>

export const roleNames = Object.keys(roleChoices) as readonly Role[]
export const isRole = (text: string): text is Role => Object.hasOwn(roleChoices, text)
