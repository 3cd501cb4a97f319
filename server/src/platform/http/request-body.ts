import type { Context } from 'hono'
import { currentParty } from '../limits/party.ts'
import { isInProcess } from './in-process.ts'
import { SECONDS_TO_WAIT, writeProblem } from './problem.ts'
import { withBody, type Unread } from './read-body.ts'
import { arrived, type Http } from './request-context.ts'

/** The content type of a request without parameters; '' if it has none. */
export const readContentType = (c: Context<Http>): string =>
  c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** Reads a request's body of at most `largest` bytes and passes it, or why there is none, to `use`. */
export const withRequestBody = <T>(
  c: Context<Http>,
  largest: number,
  use: (body: Buffer | Unread) => Promise<T>,
): Promise<T> => {
  if (Number(c.req.header('content-length')) > largest) return use('too_large')
  const { body } = c.req.raw
  if (!body) return use(Buffer.alloc(0))
  // The bytes of a page's own request were counted when the page was received.
  const party = isInProcess(arrived(c)) ? undefined : currentParty()
  // Cancelling the stream would close the connection before the answer.
  return withBody(body.values({ preventCancel: true }), { largest, party }, use)
}

/** Responds to a request whose body was not read. */
export const refuseBody = (c: Context<Http>, why: Unread): Response => {
  if (why === 'too_large') return writeProblem(c, 413, 'body_too_large')
  if (why === 'cut_off') return writeProblem(c, 400, 'invalid_request')
  c.header('retry-after', SECONDS_TO_WAIT)
  return writeProblem(c, 503, 'overloaded')
}
