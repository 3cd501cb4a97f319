import { randomBytes } from 'node:crypto'

const PROCESS = randomBytes(9).toString('base64url')
/** Letters, digits, `.`, `_`, `-`: safe in a header, in a log line and in a page. */
const SAFE = /^[\w.-]{8,64}$/

let count = 0

/**
 * The id a request is logged and answered under: the caller's own `x-request-id` where it is 8 to 64 safe
 * characters, else a new one. New ones are unique but can be guessed, so they prove nothing.
 */
export const requestId = (incoming?: string | null): string =>
  incoming && SAFE.test(incoming) ? incoming : `${PROCESS}-${(count++).toString(36)}`
