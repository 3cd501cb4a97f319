import { catalogueRoutes } from './catalogue/index.ts'
import { isStatementTimeout, languageOf, type Db, type Log } from './platform/index.ts'
import { newApp, type App } from './platform/http.ts'
import { writeProblem } from './platform/problem.ts'

/** What the API needs from the house. */
export interface AppParts {
  /** What guests read through. It may lack every right on schema `pricing`. */
  readonly guest: Db
  readonly log: Log
}

const SECONDS_TO_WAIT = '2'

/** The API, to be mounted at `/api`: every room's routes, OpenAPI at `/openapi.json`. */
export const createApp = ({ guest, log }: AppParts): App => {
  const app = newApp()
  app.use(async (c, next) => {
    const language = languageOf(c.req.header('accept-language'))
    c.set('language', language)
    await next()
    c.header('content-language', language)
    c.header('vary', 'accept-language', { append: true })
    c.header('x-content-type-options', 'nosniff')
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'private, no-cache')
  })
  catalogueRoutes(app, guest)
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Pasok', version: '0.1.0', description: 'The API of a B2B shop for industrial supplies.' },
    servers: [{ url: '/api' }],
  })
  app.notFound((c) => writeProblem(c, 404, 'not_found'))
  app.onError((error, c) => {
    if (isStatementTimeout(error)) {
      c.header('retry-after', SECONDS_TO_WAIT)
      return writeProblem(c, 503, 'overloaded')
    }
    log.error({ error, requestId: c.req.header('x-request-id') }, 'a request failed')
    return writeProblem(c, 500, 'internal')
  })
  return app
}
