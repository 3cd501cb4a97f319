import { HTTPException } from 'hono/http-exception'
import { catalogueRoutes, openPublished, type MissedSearches } from './catalogue/index.ts'
import { contentRoutes, type SettingsFile } from './content/index.ts'
import { bearerGate, identityRoutes, publicAccess, type ApplicationAccount } from './identity/index.ts'
import { apiDocs } from './platform/api-docs.ts'
import { newApp, SECONDS_TO_WAIT, type App } from './platform/http.ts'
import {
  isStatementTimeout,
  log,
  rememberingBy,
  requestId,
  watchSite,
  type Db,
  type SiteWatch,
  type Storage,
  type Workers,
} from './platform/index.ts'
import { languageOf } from './platform/language.ts'
import { writeProblem } from './platform/problem.ts'

/** What the API needs from the house. */
export interface AppParts {
  /** What guests read through. It may lack every right on schema `pricing`. */
  readonly guest: Db
  /** Tells what may be remembered; without one the site version is read for each call. */
  readonly site?: SiteWatch
  readonly settings: SettingsFile
  /** Where pictures lie, and what was made of them. */
  readonly storage: Storage
  readonly workers: Workers
  /** Who may get a public token; without one nobody. */
  readonly application?: ApplicationAccount | undefined
  /** Where searches that find nothing are noted. */
  readonly missed?: Pick<MissedSearches, 'add'> | undefined
  /** The time, which tests may set. */
  readonly now?: () => Date
}

/** The API below `/api`: every room's routes, its own description at `/api/openapi.json` and `/api/docs`. */
export const createApp = ({
  guest,
  site = watchSite(guest, 0),
  settings,
  storage,
  workers,
  application,
  missed,
  now = () => new Date(),
}: AppParts): App => {
  const app = newApp('/api')
  app.use(async (c, next) => {
    c.set('language', languageOf(c.req.header('accept-language')))
    c.set('requestId', requestId(c.req.header('x-request-id')))
    await next()
    if (c.res.status === 401 && !c.res.headers.has('www-authenticate')) c.header('www-authenticate', 'Bearer')
    c.header('content-language', c.get('language'))
    c.header('vary', 'accept-language', { append: true })
    c.header('x-content-type-options', 'nosniff')
    c.header('x-request-id', c.get('requestId'))
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'private, no-cache')
  })

  const tokens = { access: publicAccess(application), now }
  app.use(bearerGate('/api', tokens))

  identityRoutes(app, tokens)
  const published = openPublished(guest, rememberingBy(site))
  catalogueRoutes(app, { db: guest, published, settings, storage, workers, missed })
  contentRoutes(app, settings)
  apiDocs(app)

  app.notFound((c) => writeProblem(c, 404, 'not_found'))
  app.onError((err, c) => {
    if (isStatementTimeout(err)) {
      c.header('retry-after', SECONDS_TO_WAIT)
      return writeProblem(c, 503, 'overloaded')
    }
    // What Hono itself refuses: a body that is no JSON.
    if (err instanceof HTTPException && err.status < 500) return writeProblem(c, 400, 'invalid_request')
    log.error({ err, requestId: c.get('requestId') }, 'a request failed')
    return writeProblem(c, 500, 'internal')
  })
  return app
}
