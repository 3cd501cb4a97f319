import { can, type Profile } from '@pasok/contract'
import {
  price_waits_draft,
  price_waits_reject,
  price_waits_suspend,
  price_waits_unverified,
  standing_draft,
  standing_reject,
  standing_suspend,
  standing_unverified,
} from '~words'
import type { MemberLinks } from '../layout/account-entry.ts'
import { canBuy } from './can-buy.ts'
import { seesPrices } from './sees-prices.ts'

/** The logged-in member's fields that every page needs, few, since loader data is in each page twice. */
export interface Member {
  readonly name: string
  readonly email: string
  /** The address of a picture. */
  readonly avatar?: string
  readonly seesPrices: boolean
  /** May fill a cart and order. */
  readonly canBuy: boolean
  /** May give items numbers of their company's own. */
  readonly canEditPartNumbers: boolean
  /** Why the shop is closed to them as yet, as a sentence; absent for full members. */
  readonly standing?: string
  /** Where their prices would stand: what they wait for. */
  readonly waits?: { readonly text: string; readonly to: string }
  readonly links: MemberLinks
}

const standings = {
  unverified: standing_unverified,
  draft: standing_draft,
  reject: standing_reject,
  suspend: standing_suspend,
}
const waiting = {
  unverified: price_waits_unverified,
  draft: price_waits_draft,
  reject: price_waits_reject,
  suspend: price_waits_suspend,
}

/** A profile as pages carry it, with where the menus lead them. */
export const toMember = (profile: Profile, links: MemberLinks): Member => {
  const { is_email_verified: isVerified, registration_status: status } = profile
  const sees: boolean = seesPrices(profile)
  const accessDenied = isVerified && status !== 'approve' ? status : 'unverified'
  return {
    name: profile.name,
    email: profile.email,
    ...(profile.avatar !== null && { avatar: profile.avatar }),
    seesPrices: sees,
    canBuy: canBuy(profile),
    canEditPartNumbers: sees && can(profile, 'editPartNumbers'),
    ...(!sees && {
      standing: standings[accessDenied](),
      waits: {
        text: waiting[accessDenied](),
        to: isVerified ? '/account/review' : '/account/verification',
      },
    }),
    links,
  }
}
