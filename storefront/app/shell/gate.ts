import { redirect, type MiddlewareFunction } from 'react-router'
import { addressOf, localised } from './address.ts'

/** `next` is where a guest wanted to go: the page as it was understood, with its query. */
const homeFirst = (language: 'en' | 'id', rest: string, search: string): Response => {
  const wanted = localised(language, rest) + search
  return redirect(`${localised(language, '/')}?${new URLSearchParams({ next: wanted })}`, {
    status: 302,
    headers: { 'cache-control': 'no-store' },
  })
}

/**
 * Decides by the path alone, before anything is loaded: prefixes that moved and pages a guest may not open. Nobody
 * has a session yet: everybody is a guest. An address that does not exist goes on and meets the error page.
 */
export const gate: MiddlewareFunction<Response> = ({ url }, next) => {
  const address = addressOf(url.pathname)
  if (address.kind === 'moved') throw redirect(address.to + url.search, 308)
  if (address.kind === 'page' && !address.path.guests)
    throw homeFirst(address.language, address.rest, url.search)
  return next()
}
