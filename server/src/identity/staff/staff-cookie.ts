import { cookieIn } from '../sessions/session-cookie.ts'

/** The value of staff's session cookie in a `Cookie` header. Browsers send it only to staff's endpoints. */
export const staffCookieIn = (header: string | undefined): string | undefined =>
  cookieIn(header, STAFF_COOKIE)

/** The name of staff's session cookie. */
export const STAFF_COOKIE = 'pasok_staff'

/** The `Set-Cookie` header that logs staff in until the browser closes. */
export const setStaffCookie = (value: string, origin: string): string =>
  `${STAFF_COOKIE}=${value}; ${cookieAttributes(origin)}`

/** The `Set-Cookie` header that deletes the cookie. */
export const clearStaffCookie = (origin: string): string =>
  `${STAFF_COOKIE}=; ${cookieAttributes(origin)}; Max-Age=0`

const cookieAttributes = (origin: string): string =>
  `Path=/api/staff; HttpOnly; SameSite=Strict${origin.startsWith('https:') ? '; Secure' : ''}`
