import { randomBytes } from 'node:crypto'

const PROCESS = randomBytes(9).toString('base64url')
/** Letters, digits, `.`, `_`, `-`: safe in a header, a log line and a page. */
const SAFE = /^[\w.-]{8,64}$/

let count = 0

/**
 * The id of a request in the log and the response: the caller's `x-request-id` if it has 8 to 64 safe characters, else
 * a new one. New ids are unique but predictable, so they prove nothing.
 */
export const requestId = (incoming?: string | null): string =>
  incoming && SAFE.test(incoming) ? incoming : `${PROCESS}-${(count++).toString(36)}`
