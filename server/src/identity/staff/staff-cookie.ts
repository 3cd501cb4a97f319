import { cookieIn } from '../sessions/session-cookie.ts'

/** The session of staff, apart from that of members: browsers send it to the calls of staff alone. */
export const staffCookieIn = (header: string | undefined): string | undefined =>
  cookieIn(header, STAFF_COOKIE)

/** What the cookie is called. */
export const STAFF_COOKIE = 'pasok_staff'

/** `Set-Cookie` that logs staff in until the browser is closed. */
export const setStaffCookie = (value: string, origin: string): string =>
  `${STAFF_COOKIE}=${value}; ${cookieAttributes(origin)}`

/** `Set-Cookie` that takes it away. */
export const clearStaffCookie = (origin: string): string =>
  `${STAFF_COOKIE}=; ${cookieAttributes(origin)}; Max-Age=0`

const cookieAttributes = (origin: string): string =>
  `Path=/api/staff; HttpOnly; SameSite=Strict${origin.startsWith('https:') ? '; Secure' : ''}`
