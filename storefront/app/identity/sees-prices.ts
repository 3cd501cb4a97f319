import type { Profile } from '@pasok/contract'

/** Whether this is a member of an approved company whose address is verified: the pages beyond the guests' are theirs. */
export const seesPrices = (profile: Profile | undefined): profile is Profile =>
  profile !== undefined && profile.is_email_verified && profile.registration_status === 'approve'
