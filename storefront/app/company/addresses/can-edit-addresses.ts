import { can, type Profile } from '@pasok/contract'

/** Whether the member may change their company's addresses. The API refuses the others anyway. */
export const canEditAddresses = (profile: Profile | undefined): boolean =>
  profile !== undefined && can(profile, 'editAddresses')
