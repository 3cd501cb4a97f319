import { randomBytes } from 'node:crypto'
import { HTTPException } from 'hono/http-exception'
import { catalogueRoutes, openCatalogueCache, openPriceReaders } from './catalogue/index.ts'
import {
  addressRoutes,
  companyRoutes,
  membersRoutes,
  reviewRoutes,
  verificationRoutes,
} from './company/index.ts'
import { contentRoutes, versionsOf, type LegalTexts, type SettingsFile } from './content/index.ts'
import {
  bearerGate,
  crossOrigin,
  identityRoutes,
  passwordRoutes,
  profileRoutes,
  trustedBrowsers,
  openPasswords,
  publicAccess,
  sessionGate,
  sessionsRoutes,
  staffGate,
  staffRoutes,
  type ApplicationAccount,
  type TrustedBrowsers,
  type Passwords,
  type Sessions,
} from './identity/index.ts'
import { apiDocs } from './platform/http/api-docs.ts'
import { newApp, type App } from './platform/http/http.ts'
import {
  isStatementTimeout,
  isUnreachable,
  log,
  openLimits,
  cacheBySiteVersion,
  requestId,
  watchSiteVersion,
  type Db,
  type Limits,
  type SendLetter,
  type SiteVersionWatcher,
  type Storage,
  type Workers,
} from './platform/index.ts'
import { languageOf } from './platform/http/language.ts'
import { SECONDS_TO_WAIT, writeProblem } from './platform/http/problem.ts'
import { referenceRoutes } from './reference/index.ts'
import { openListingCache, searchRoutes, type MissedSearches } from './search/index.ts'

/** What the API needs from the house. */
export interface AppParts {
  /** What guests read through. It may lack every right on schema `pricing`. */
  readonly guest: Db
  /** What members read through, and what every command writes through. */
  readonly db: Db
  /** The shop's own address: cookies and the check of where a command comes from go by it. */
  readonly origin: string
  /** Origins whose pages may call with a token; without them nobody's but the shop's own. */
  readonly apiOrigins?: readonly string[]
  readonly sessions: Sessions
  /** How passwords are stored; without it at their usual cost. */
  readonly passwords?: Passwords
  /** Tells what may be remembered; without one the site version is read for each call. */
  readonly site?: SiteVersionWatcher
  readonly settings: SettingsFile
  /** What people agree to when they register. */
  readonly texts: LegalTexts
  /** Where pictures lie, and what was made of them. */
  readonly storage: Storage
  readonly workers: Workers
  /** Who may get a public token; without one nobody. */
  readonly application?: ApplicationAccount | undefined
  /** Where searches that find nothing are noted. */
  readonly missed?: Pick<MissedSearches, 'add'> | undefined
  /** Sends letters. */
  readonly sendLetter: SendLetter
  /** In milliseconds: what must not tell whether an address is known is answered no sooner. */
  readonly patience?: number
  /** What is not to be tried too often. */
  readonly limits?: Limits
  /** Tells browsers that signed in before; without it this process alone knows its own. */
  readonly known?: TrustedBrowsers
  /** Where staff work, if not where the shop is. */
  readonly adminUrl?: string | undefined
  /** Whether what a shop on the internet needs is demanded. */
  readonly production?: boolean
  /** The time, which tests may set. */
  readonly now?: () => Date
}

/** The API below `/api`: every module's routes, its own description at `/api/openapi.json` and `/api/docs`. */
export const createApp = ({
  guest,
  db,
  origin,
  apiOrigins = [],
  sessions,
  passwords = openPasswords(),
  site = watchSiteVersion(guest, 0),
  settings,
  texts,
  storage,
  workers,
  application,
  missed,
  sendLetter,
  patience = 600,
  limits = openLimits(),
  known = trustedBrowsers(randomBytes(32).toString('base64url')),
  adminUrl,
  production = false,
  now = () => new Date(),
}: AppParts): App => {
  const app = newApp('/api')
  app.use(async (c, next) => {
    c.set('arrived', c.req.raw)
    c.set('language', languageOf(c.req.header('accept-language')))
    c.set('requestId', requestId(c.req.header('x-request-id')))
    // Said before the answer is made: an answer that is looked into afterwards costs three times as much.
    c.header('content-language', c.get('language'))
    c.header('vary', 'accept-language, accept-encoding')
    c.header('x-content-type-options', 'nosniff')
    c.header('x-request-id', c.get('requestId'))
    c.header('cache-control', 'private, no-cache')
    await next()
  })

  if (apiOrigins.length > 0) app.use(crossOrigin('/api', apiOrigins))
  const identity = { db, access: publicAccess(application), sessions, passwords, limits, known, origin, now }
  const isApart = adminUrl !== undefined
  const ofStaff = { db, passwords, adminOrigin: adminUrl ?? origin, isApart, production, limits, known, now }
  app.use(staffGate('/api', ofStaff))
  app.use(bearerGate('/api', identity))
  app.use(sessionGate('/api', identity))

  identityRoutes(app, identity)
  passwordRoutes(app, { db, sendLetter, passwords, limits, known, now })
  profileRoutes(app, { db, storage, workers })
  sessionsRoutes(app, { db, origin, now })
  staffRoutes(app, { ...ofStaff, shopName: settings.name })
  referenceRoutes(app)
  const remember = cacheBySiteVersion(site)
  const catalogueCache = openCatalogueCache(guest, remember)
  const readerOf = openPriceReaders({ memberDb: db, now })
  catalogueRoutes(app, { db: guest, readerOf, cache: catalogueCache, settings, storage, workers })
  const listingCache = openListingCache(guest, remember, catalogueCache)
  searchRoutes(app, { db: guest, readerOf, cache: listingCache, settings, missed })
  contentRoutes(app, settings, texts)
  const versions = versionsOf(texts)
  companyRoutes(app, { db, storage, sendLetter, versions, passwords, limits, now, patience })
  verificationRoutes(app, { db, storage, sendLetter, limits, now, patience })
  membersRoutes(app, { db, storage, sendLetter, versions, passwords, limits, now })
  addressRoutes(app, { db, now })
  reviewRoutes(app, { db, storage, sendLetter, now })
  apiDocs(app)

  app.notFound((c) => writeProblem(c, 404, 'not_found'))
  app.onError((err, c) => {
    if (isStatementTimeout(err)) {
      c.header('retry-after', SECONDS_TO_WAIT)
      return writeProblem(c, 503, 'overloaded')
    }
    if (isUnreachable(err)) {
      log.warn({ err, requestId: c.get('requestId') }, 'the database can not be reached')
      c.header('retry-after', SECONDS_TO_WAIT)
      return writeProblem(c, 503, 'unavailable')
    }
    // What Hono itself refuses: a body that is no JSON.
    if (err instanceof HTTPException && err.status < 500) return writeProblem(c, 400, 'invalid_request')
    log.error({ err, requestId: c.get('requestId') }, 'a request failed')
    return writeProblem(c, 500, 'internal')
  })
  return app
}
