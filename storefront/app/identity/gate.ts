import { identity, type Call, type Profile, type RegistrationStatus } from '@pasok/contract'
import { redirect, type MiddlewareFunction } from 'react-router'
import { parseAddress, localised } from '../routing/address.ts'
import { apiContext, endedSessionContext, hasSessionContext, profileContext } from '../api-client/context.ts'
import { withFlash, type FlashMessage } from '../layout/notices/flash.ts'
import { seesPrices } from './sees-prices.ts'

/** Redirects home with a message, uncached. */
const redirectHome = (home: string, message: FlashMessage | undefined): Response =>
  redirect(withFlash(message, home), { status: 302, headers: { 'cache-control': 'no-store' } })

const reasons = {
  draft: 'closed-draft',
  // An approved company's pages are closed to members with an unverified address.
  approve: 'closed-unverified',
  reject: 'closed-reject',
  suspend: 'closed-suspend',
} as const satisfies Record<RegistrationStatus, FlashMessage>

/** Why members' pages are closed to a logged-in user. */
const reasonClosed = ({ is_email_verified, registration_status }: Profile): FlashMessage =>
  is_email_verified ? reasons[registration_status] : 'closed-unverified'

/**
 * Decides before anything is loaded: prefixes that moved, who asks, and pages a guest may not open. Who is logged in and
 * not approved is a guest here. An address that does not exist goes on and meets the error page.
 */
export const gate: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const address = parseAddress(url.pathname)
  if (address.kind === 'moved') throw redirect(address.to + url.search, 308)
  let profile = context.get(profileContext)
  // Of a member the web server has read it with the session.
  if (!profile && context.get(hasSessionContext)) {
    profile = await loadProfile(context.get(apiContext))
    context.set(profileContext, profile)
  }
  if (address.kind === 'page' && !address.path.guests && !seesPrices(profile)) {
    const home = localised(address.language, '/')
    if (profile) throw redirectHome(home, reasonClosed(profile))
    // Where a guest wanted to go: the page as it was understood, with its query.
    const wanted = localised(address.language, address.rest) + url.search
    const hasEnded = context.get(endedSessionContext)
    throw redirectHome(
      `${home}?${new URLSearchParams({ next: wanted })}`,
      hasEnded ? 'session-expired' : undefined,
    )
  }
  return next()
}

const loadProfile = async (call: Call): Promise<Profile | undefined> => {
  const { body } = await call(identity.showProfile)
  return 'data' in body ? body.data.record : undefined
}
