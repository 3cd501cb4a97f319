import { jakartaDay } from '@pasok/contract'
import { randomBytes } from 'node:crypto'
import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import {
  askInProcess,
  catalogue,
  content,
  search,
  createApp,
  handOverClient,
  identity,
  kernel,
  runExclusively,
  isStoredEmailPath,
  emailDelivery,
  storedEmailPages,
  log,
  logRequest,
  mailServer,
  mailServerRefusal,
  openJobs,
  openEmails,
  openMetrics,
  openWorkers,
  prepareDatabase,
  pricing,
  reactions,
  requestId,
  schedules,
  watchSiteVersion,
  type Database,
  type Event,
  type Jobs,
  type LegalTexts,
  type MailAccount,
  type Metrics,
  type SettingsFile,
  type Storage,
  type Workers,
} from '@pasok/server'
import { UnusableEnvironment, type Env } from '../environment/env.ts'
import { readLegalTexts, readSettings, refuseDemoFiles } from '../environment/read-settings.ts'
import { openAppFiles } from './app-files.ts'
import { clientOf } from './client-of.ts'
import { groupOf, reportRequest } from './report-request.ts'
import { openCrawlerFiles } from '../crawlers/crawlers.ts'
import type { SiteAddresses } from '../crawlers/sitemaps.ts'
import { dropRest } from './drop-rest.ts'
import { httpRoutes } from './http-routes.ts'
import { limitIdleBody } from './limit-idle-body.ts'
import { loadDemoContent } from '../demo/load-demo-content.ts'
import { loadDemoDelivery } from '../demo/load-demo-delivery.ts'
import { loadDemoSales } from '../demo/load-demo-sales.ts'
import { loadDemoUsers } from '../demo/load-demo-users.ts'
import { openFiles } from '../open-files.ts'
import { openGateway, SIMULATOR_PATH } from '../open-gateway.ts'
import { reachedDatabase, reachedGuestDatabase } from '../reached-database.ts'
import type { Pages, Storefront } from '../pages/pages.ts'
import { openPages } from '../pages/pages.ts'

/** A running shop. */
export interface Web {
  readonly url: string
  /** Answers what is under way, then lets go of everything. */
  stop(): Promise<void>
}

/** Twice a second: a change shows within one, rendering included. */
const LOOK_MS = 500
const DRAIN_MS = 10_000
/** Who sends nothing for so long is not waited for, neither in the head of a request nor in its body. */
const SILENCE_MS = 10_000
/** Of a request that was refused half way: enough for a form that is somewhat too large, over a slow line. */
const DROPPED = { bytes: 100_000_000, ms: 60_000 }
const SERVER_OPTIONS = {
  headersTimeout: SILENCE_MS,
  /** A whole request, however slowly it comes. */
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2_000,
}

/** What the storefront's build gives. */
export type Built = Storefront & SiteAddresses

/** How the pages reach the server: built ones, or the development server's. */
export interface PageSource {
  readonly load: () => Promise<Built>
  readonly clientFolder: string
  /** Takes requests before the web server does, in development. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** Those of the demo's invented company. */
const demoSettings = join(import.meta.dirname, '../../config/shop.json')

/** Lets go of something that a start has opened. */
type Close = () => Promise<void>

/**
 * Opens the database (migrating it), loads the demo catalogue into an empty one where the demo is on, and serves
 * shop, API and files on one port. Processes that start at once take turns until their database is ready. Throws where
 * any of it can't be had, and lets go of the rest first.
 */
export const startWeb = async (env: Env, source: PageSource): Promise<Web> => {
  const settings = await readSettings(env.shopConfig)
  const texts = await readLegalTexts(env.legalTexts)
  if (env.production)
    refuseDemoFiles(
      { settings, texts, settingsFile: env.shopConfig, textsFile: env.legalTexts },
      await readSettings(demoSettings),
    )
  const opened: Close[] = []
  const open = async <D extends Database | undefined>(opening: Promise<D>): Promise<D> => {
    const database = await opening
    if (database) opened.unshift(() => database.close())
    return database
  }
  try {
    const web = await open(reachedDatabase(env, {}))
    const batch = await open(reachedDatabase(env, { role: 'batch', maxConnections: 4 }))
    const guest = await open(reachedGuestDatabase(env))
    return await serve(env, source, { settings, texts, web, batch, guest: guest ?? web, opened })
  } catch (error) {
    // An embedded PostgreSQL stops with its last user.
    for (const close of opened) await close()
    throw error
  }
}

interface Read {
  readonly settings: SettingsFile
  readonly texts: LegalTexts
  readonly web: Database
  readonly batch: Database
  readonly guest: Database
  /** What has to be closed where the start fails, in this order. */
  readonly opened: Close[]
}

const serve = async (
  env: Env,
  source: PageSource,
  { settings, texts, web, batch, guest, opened }: Read,
): Promise<Web> => {
  const storage = openFiles(env)
  const workers = openWorkers()
  const lateWorkers = openWorkers({ threads: 1 })
  const deliverEmail = emailDelivery({ db: batch.db, handOver: env.mail && mailServer(env.mail) })
  const sendEmail = openEmails({
    shop: settings,
    origin: env.publicUrl,
    announce: env.mail && ((tx, event, startAfter) => jobs.announce(tx, event, startAfter)),
  })
  const announce: Jobs<Event>['announce'] = (tx, event, startAfter) => jobs.announce(tx, event, startAfter)
  const { gateway, simulator } = await openGateway(env, (request) => api.fetch(request))
  const parts = {
    db: batch.db,
    storage,
    workers,
    lateWorkers,
    deliverEmail,
    sendEmail,
    settings,
    announce,
    gateway,
  }
  const byClock = schedules(parts)
  const jobs: Jobs<Event> = await prepareDatabase(batch, () =>
    openJobs<Event>(batch, reactions(parts), { work: true, schedules: byClock }),
  )
  opened.unshift(() => jobs.stop())
  // The first page must not be of the day on which the shop was stopped.
  await pricing
    .turnListPriceDay(batch.db, jakartaDay(new Date()))
    .catch((err: unknown) => log.error({ err }, 'list prices are of another day'))
  if (env.demo)
    await runExclusively(batch, () => loadAllOfDemo({ env, settings, texts, batch, jobs, storage, workers }))
  // After a change that an older release wrote there may be no files yet.
  await Promise.all([
    catalogue.publishLists({ db: batch.db, storage }),
    content.publishSlides({ db: batch.db, storage, settings }, new Date()),
  ]).catch((err: unknown) => log.error({ err }, 'the lists were not published'))
  if (env.production && !env.mail) log.warn('without SMTP_URL e-mails are stored, and nobody gets them')
  if (env.mail) void warnOfMailServer(env.mail)

  // Written by a handle of their own: a guest's may have no right to write.
  const missed = search.openMissedSearches(batch.db)
  const views = catalogue.openViewCounter(batch.db)
  const site = watchSiteVersion(guest.db, 2 * LOOK_MS)
  const secret = env.sessionSecret ?? randomBytes(32).toString('base64url')
  const sessions = identity.openSessions(web.db, secret)
  const api = createApp({
    guestDb: guest.db,
    db: web.db,
    origin: env.publicUrl,
    apiOrigins: env.apiOrigins,
    sessions,
    site,
    settings,
    texts,
    storage,
    workers,
    application: env.application,
    missed,
    views,
    sendEmail,
    announce,
    gateway,
    trustedBrowsers: identity.trustedBrowsers(secret),
    previewLinks: content.previewLinks(secret),
    adminUrl: env.adminUrl,
    production: env.production,
  })
  const built = await source.load()
  const pages: Pages = openPages({
    built,
    api: (request, asker) => {
      if (asker?.viewer) kernel.handOver(request, asker.viewer)
      if (asker?.client) handOverClient(request, asker.client)
      return api.fetch(askInProcess(request))
    },
    sessions,
    origin: env.publicUrl,
    site,
    clientOf: (request) => clientOf(request, env.trustProxy),
  })
  const crawlers = openCrawlerFiles({
    db: guest.db,
    contentDb: web.db,
    addresses: built,
    origin: env.publicUrl,
    readVersion: site.look,
  })
  const media = catalogue.openMedia({ db: guest.db, shop: settings.name, storage, workers })
  const metrics = openMetrics()
  const emailPages = env.demo ? storedEmailPages(batch.db) : undefined
  const routes = httpRoutes({
    api,
    media,
    metrics: env.metrics ? metrics : undefined,
    database: web,
    clientFolder: source.clientFolder,
    appFiles: openAppFiles(settings.name),
    emailPages,
    simulator: simulator?.app,
  })
  const listener = getRequestListener(
    (request, { incoming }) => {
      handOverClient(request, () => ({
        ...clientOf(incoming as IncomingMessage, env.trustProxy),
        gone: request.signal,
      }))
      return routes.fetch(request)
    },
    // It would close the connection of a client that still sends after half a second.
    { autoCleanupIncoming: false },
  )
  let isLooking = false
  const look = setInterval(() => {
    // A database that stands still would come to owe every connection an answer.
    if (isLooking) return
    isLooking = true
    site
      .look()
      .catch((err: unknown) => log.warn({ err }, 'no site version'))
      .finally(() => (isLooking = false))
  }, LOOK_MS)
  look.unref()

  // The proxy's TLS is what visitors see: who came by it once comes by it for a year.
  const isHttps = env.publicUrl.startsWith('https:')
  let stopping = false
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    request.url = pathOf(request.url ?? '/')
    const id = requestId(request.headers['x-request-id'] as string | undefined)
    request.headers['x-request-id'] = id
    if (isHttps) response.setHeader('strict-transport-security', 'max-age=31536000')
    const isOfDemo =
      (emailPages && isStoredEmailPath(request.url)) || (simulator && isSimulatorPath(request.url))
    const group = isOfDemo ? 'service' : groupOf(request.url)
    reportRequest(metrics, request, response, id, group)
    limitIdleBody(request, response, SILENCE_MS)
    dropRest(request, response, DROPPED)
    if (stopping) response.setHeader('connection', 'close')
    if (group !== 'page' && group !== 'crawler') {
      response.setHeader('x-request-id', id)
      void listener(request, response)
    } else if (group === 'page' && request.method === 'POST') pages.act(request, response, id)
    else if (request.method === 'GET' || request.method === 'HEAD')
      (group === 'crawler' ? crawlers : pages).answer(request, response, id)
    else
      response
        .writeHead(405, { allow: group === 'page' ? 'GET, HEAD, POST' : 'GET, HEAD', 'x-request-id': id })
        .end()
  }
  const server = createServer(SERVER_OPTIONS, (request, response) =>
    source.middleware
      ? source.middleware(request, response, () => answer(request, response))
      : answer(request, response),
  )
  server.on('clientError', (error, socket) => refuseUnreadable(metrics, error, socket))
  await listen(server, env.port, env.host)
  return {
    url: `http://${env.host.includes(':') ? `[${env.host}]` : env.host}:${env.port}`,
    stop: async () => {
      stopping = true
      clearInterval(look)
      // Its job, which may take minutes, begins again after the start.
      await lateWorkers.close()
      await Promise.all([drain(server), jobs.stop()])
      await Promise.all([views, missed].map((open) => open.close()))
      await workers.close()
      if (guest !== web) await guest.close()
      await batch.close()
      await web.close()
      log.flush()
    },
  }
}

/** E-mails wait for a server that is down, so the shop does as well; who starts it learns of a login that is refused. */
const warnOfMailServer = async (account: MailAccount): Promise<void> => {
  const refusal = await mailServerRefusal(account)
  if (refusal !== undefined) log.error(`SMTP_URL: ${refusal}; until then e-mails wait, for a day at most`)
}

interface DemoParts {
  readonly env: Env
  readonly settings: SettingsFile
  readonly texts: LegalTexts
  readonly batch: Database
  readonly jobs: Jobs<Event>
  readonly storage: Storage
  readonly workers: Workers
}

/** Fills an empty database with the demo. Production has no business with its code, and so does not load it. */
const loadAllOfDemo = async ({ env, settings, texts, batch, jobs, storage, workers }: DemoParts) => {
  const { loadDemo } = await import('../demo/demo.ts')
  await loadDemo({ database: batch, jobs, storage, workers, varDir: env.varDir })
  await loadDemoContent({ database: batch, jobs, storage, workers }, new Date())
  await loadDemoUsers(batch, new Date())
  await loadDemoDelivery(batch, new Date())
  await loadDemoSales({ database: batch, settings, texts, storage, workers }, new Date())
}

const isSimulatorPath = (path: string): boolean =>
  path === SIMULATOR_PATH || path.startsWith(`${SIMULATOR_PATH}/`)

/**
 * The path and query asked for: a request line may also name a whole address, as to a proxy. A path whose escapes can't be
 * decoded is taken literally, and leads nowhere.
 */
const pathOf = (target: string): string => {
  const url = target.startsWith('/') ? undefined : URL.parse(target)
  const whole = url && /^https?:$/.test(url.protocol) ? url.pathname + url.search : '/'
  const [path = '', ...query] = (target.startsWith('/') ? target : whole).split('?')
  return [isDecodable(path) ? path : path.replaceAll('%', '%25'), ...query].join('?')
}

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** What a request was refused with that could not be read, by Node's code of the error; 400 for any other. */
const UNREADABLE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Answers, and logs without a word of it, what is no request: a head that is malformed or too long, or comes too slowly. */
const refuseUnreadable = (metrics: Metrics, error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const status = UNREADABLE[error.code ?? ''] ?? 400
  metrics.observe('unreadable', status, 0)
  logRequest({ requestId: requestId(), method: '', group: 'unreadable', status, ms: 0 })
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\n\r\n`)
}

const portTaken = (port: number, host: string) =>
  new UnusableEnvironment([
    `PORT: another program, perhaps this shop already, listens on port ${port} of ${host}. Stop it or set another PORT.`,
  ])

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? portTaken(port, host) : error),
    )
    server.listen(port, host, resolve)
  })

/** Takes no new connection, waits for the answers under way, and after ten seconds no longer. */
const drain = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    server.close(() => {
      clearTimeout(limit)
      resolve()
    })
    server.closeIdleConnections()
  })
