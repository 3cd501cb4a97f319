import type { Profile } from '@pasok/contract'
import { parseAddress, localised } from '../../routing/address.ts'
import { isBuilt } from '../../routing/paths.ts'
import type { FlashMessage } from '../../layout/notices/flash.ts'
import { seesPrices } from '../sees-prices.ts'
import { findOutcome, type LoginOutcome } from './login-outcome.ts'
import { nextPage } from './next-page.ts'

const LOGIN = '/account/login'
const REVIEW = '/account/review'
const pages: Readonly<Record<LoginOutcome, string>> = {
  approve: '/',
  unverified: '/account/verification',
  draft: REVIEW,
  reject: '/',
  suspend: '/',
}
const messages: Readonly<Record<LoginOutcome, FlashMessage>> = {
  approve: 'logged-in',
  unverified: 'unverified',
  draft: 'draft',
  reject: 'rejected',
  suspend: 'suspended',
}

/** Where a login leads, with the message for pages without scripts; `url` is the login page's. */
export const afterLogin = (profile: Profile, url: URL): { page: string; message: FlashMessage } => {
  const outcome = findOutcome(profile)
  const address = parseAddress(url.pathname)
  const language = address.kind === 'page' ? address.language : 'en'
  const page = pages[outcome]
  const next = nextPage(url.searchParams, seesPrices(profile))
  // A company that was rejected comes from an e-mail to what it may put right.
  const isWanted = outcome === 'approve' || (pages[outcome] === '/' && next === localised(language, REVIEW))
  const wanted = isWanted ? next : undefined
  return { page: wanted ?? localised(language, isBuilt(page) ? page : LOGIN), message: messages[outcome] }
}
