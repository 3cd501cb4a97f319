import type { Context } from 'hono'
import { refuse } from './http.ts'
import type { Http } from './request-context.ts'

/** The idempotency key of a command, and the route that it applies to. */
export const readCommandKey = (
  c: Context<Http>,
  { method, path }: { readonly method: string; readonly path: string },
) => ({ key: c.req.header('idempotency-key'), route: `${method.toUpperCase()} ${path}` })

/** Responds to a command whose key is missing, malformed, or that of another command. */
export const refuseNotOnce = (c: Context<Http>, error: 'invalid_request' | 'idempotency_key_reused') =>
  error === 'invalid_request'
    ? refuse(400, error, {
        'idempotency-key': c.req.header('idempotency-key') === undefined ? 'missing' : 'wrong_form',
      })
    : refuse(422, error)
