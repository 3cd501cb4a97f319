import { can, type Profile } from '@pasok/contract'

/** Whether somebody is shown how to change their company's addresses. Whoever may not is refused by the API anyway. */
export const canEditAddresses = (profile: Profile | undefined): boolean =>
  profile !== undefined && can(profile, 'editAddresses')
