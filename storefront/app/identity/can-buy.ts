import { can, type Profile } from '@pasok/contract'
import { seesPrices } from './sees-prices.ts'

/** Whether a user may fill a cart and order; the API refuses others. */
export const canBuy = (profile: Profile | undefined): profile is Profile =>
  seesPrices(profile) && can(profile, 'placeOrder')
