/** A member's session. */
export const SESSION_COOKIE = 'pasok_session'

/** Browsers keep no cookie longer; an unused session ends earlier. */
const LONGEST_SECONDS = 400 * 24 * 60 * 60

/** What the session's cookie holds, of a `Cookie` header. */
export const sessionCookieIn = (header: string | undefined): string | undefined =>
  cookieIn(header, SESSION_COOKIE)

/** What the cookie of this name holds, of a `Cookie` header. */
export const cookieIn = (header: string | undefined, name: string): string | undefined => {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

/** `Set-Cookie` that logs a browser in. No script reads it, and no other site's form sends it. */
export const setSessionCookie = (value: string, origin: string): string =>
  `${SESSION_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${LONGEST_SECONDS}${secure(origin)}`

/** `Set-Cookie` that takes it away. */
export const clearSessionCookie = (origin: string): string =>
  `${SESSION_COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure(origin)}`

const secure = (origin: string): string => (origin.startsWith('https:') ? '; Secure' : '')
