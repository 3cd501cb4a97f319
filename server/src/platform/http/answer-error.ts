import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isStatementTimeout } from '../database/database.ts'
import { isUnreachable } from '../database/unreachable.ts'
import { log } from '../log.ts'
import { SECONDS_TO_WAIT, writeProblem } from './problem.ts'
import type { Http } from './request-context.ts'

/** Responds to an error that a handler threw; unexpected ones are logged. */
export const answerError = (err: unknown, c: Context<Http>): Response => {
  if (isStatementTimeout(err)) {
    c.header('retry-after', SECONDS_TO_WAIT)
    return writeProblem(c, 503, 'overloaded')
  }
  if (isUnreachable(err)) {
    log.warn({ err, requestId: c.get('requestId') }, 'the database can not be reached')
    c.header('retry-after', SECONDS_TO_WAIT)
    return writeProblem(c, 503, 'unavailable')
  }
  // Hono's own refusals: a body that is not JSON.
  if (err instanceof HTTPException && err.status < 500) return writeProblem(c, 400, 'invalid_request')
  log.error({ err, requestId: c.get('requestId') }, 'a request failed')
  return writeProblem(c, 500, 'internal')
}
