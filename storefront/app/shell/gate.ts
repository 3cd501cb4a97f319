import { identity, type Call, type Profile } from '@pasok/contract'
import { redirect, type MiddlewareFunction } from 'react-router'
import { addressOf, localised } from './address.ts'
import { apiContext, endedSessionContext, hasSessionContext, profileContext } from './context.ts'
import { saying } from './said.ts'
import { seesPrices } from './sees-prices.ts'

/** `next` is where a guest wanted to go: the page as it was understood, with its query. */
const homeFirst = (language: 'en' | 'id', rest: string, search: string, hasEnded: boolean): Response => {
  const wanted = localised(language, rest) + search
  const home = `${localised(language, '/')}?${new URLSearchParams({ next: wanted })}`
  return redirect(saying(hasEnded ? 'session-expired' : undefined, home), {
    status: 302,
    headers: { 'cache-control': 'no-store' },
  })
}

/**
 * Decides before anything is loaded: prefixes that moved, who asks, and pages a guest may not open. Who is logged in and
 * not approved is a guest here. An address that does not exist goes on and meets the error page.
 */
export const gate: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const address = addressOf(url.pathname)
  if (address.kind === 'moved') throw redirect(address.to + url.search, 308)
  const profile = context.get(hasSessionContext) ? await loadProfile(context.get(apiContext)) : undefined
  context.set(profileContext, profile)
  if (address.kind === 'page' && !address.path.guests && !seesPrices(profile))
    throw homeFirst(address.language, address.rest, url.search, context.get(endedSessionContext))
  return next()
}

const loadProfile = async (call: Call): Promise<Profile | undefined> => {
  const { body } = await call(identity.showProfile)
  return 'data' in body ? body.data.record : undefined
}
