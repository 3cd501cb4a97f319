/** The name of a member's session cookie. */
export const SESSION_COOKIE = 'pasok_session'

/** Browsers store no cookie for longer; an unused session ends earlier. */
const LONGEST_SECONDS = 400 * 24 * 60 * 60

/** The value of the session cookie in a `Cookie` header. */
export const sessionCookieIn = (header: string | undefined): string | undefined =>
  cookieIn(header, SESSION_COOKIE)

/** The value of a cookie in a `Cookie` header. */
export const cookieIn = (header: string | undefined, name: string): string | undefined => {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

/** The `Set-Cookie` header that logs a browser in. No script can read the cookie, and no other site's form sends it. */
export const setSessionCookie = (value: string, origin: string): string =>
  `${SESSION_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${LONGEST_SECONDS}${secure(origin)}`

/** The `Set-Cookie` header that deletes the cookie. */
export const clearSessionCookie = (origin: string): string =>
  `${SESSION_COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure(origin)}`

const secure = (origin: string): string => (origin.startsWith('https:') ? '; Secure' : '')
