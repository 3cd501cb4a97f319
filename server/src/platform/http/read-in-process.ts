import type { ReadRequest, Route } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { Context } from 'hono'
import { answerError } from './answer-error.ts'
import { handlerKey, type App } from './http.ts'
import type { Http } from './request-context.ts'
import { requestId } from './request-id.ts'

/** The page that calls the API within the process. */
export interface CallingPage {
  /** Identifies all calls of the page: its reader is stored with it. */
  readonly request: Request
  readonly language: Language
  readonly requestId: string | null
}

/**
 * Calls a read endpoint within the process: the same handler as over HTTP, without the request, response and headers,
 * which would cost a page more than the data. The page's session has already been checked.
 */
export const readInProcess = async (
  app: App,
  route: Route,
  { params, query }: ReadRequest,
  page: CallingPage,
): Promise<{ readonly status: number; readonly body: unknown }> => {
  const handle = app.handlers.get(handlerKey(route))
  if (!handle) throw new Error(`${handlerKey(route)} is no endpoint`)
  const c = new Context<Http>(page.request)
  c.set('language', page.language)
  c.set('requestId', requestId(page.requestId))
  const result = await handle(c, { params, query }).catch((err: unknown) => answerError(err, c))
  return result instanceof Response ? { status: result.status, body: await result.json() } : result
}
