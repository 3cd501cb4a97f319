import type { Profile } from '@pasok/contract'

/** Whether somebody has a cart. Whoever has none is refused by the API anyway. */
export const canShop = (profile: Profile | undefined): boolean =>
  profile !== undefined && profile.role !== 'viewer'
