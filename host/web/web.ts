import { jakartaDay } from '@pasok/contract'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
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
  mailServer,
  mailServerRefusal,
  openJobs,
  openEmails,
  openMetrics,
  openWorkers,
  prepareDatabase,
  pricing,
  reactions,
  readInProcess,
  schedules,
  watchSiteVersion,
  type Database,
  type Event,
  type Jobs,
  type LegalTexts,
  type MailAccount,
  type SettingsFile,
  type Storage,
  type Workers,
} from '@pasok/server'
import type { Env } from '../environment/env.ts'
import { readLegalTexts, readSettings, refuseDemoFiles } from '../environment/read-settings.ts'
import { adminRoutes } from './admin.ts'
import { openAppFiles } from './app-files.ts'
import { resolveClient } from './resolve-client.ts'
import { openCrawlerFiles } from '../crawlers/crawlers.ts'
import type { SiteAddresses } from '../crawlers/sitemaps.ts'
import { httpRoutes } from './http-routes.ts'
import { serve, type Middleware } from './serve.ts'
import { loadDemoContent } from '../demo/load-demo-content.ts'
import { loadDemoDelivery } from '../demo/load-demo-delivery.ts'
import { loadDemoSales } from '../demo/load-demo-sales.ts'
import { loadDemoUsers } from '../demo/load-demo-users.ts'
import { openFiles } from '../open-files.ts'
import { openGateway, SIMULATOR_PATH } from '../open-gateway.ts'
import { reachedDatabase, reachedGuestDatabase } from '../reached-database.ts'
import type { Asker, Pages, Storefront } from '../pages/pages.ts'
import { openPages } from '../pages/pages.ts'

/** A running shop. */
export interface Web {
  readonly url: string
  /** Finishes requests in progress, then closes everything. */
  stop(): Promise<void>
}

/** Twice a second, so that a change shows within a second, rendering included. */
const LOOK_MS = 500
/** What the storefront's build gives. */
export type Built = Storefront & SiteAddresses

/** How the pages reach the server: built ones, or the development server's. */
export interface PageSource {
  readonly load: () => Promise<Built>
  readonly clientFolder: string
  /** Of the back office; absent where `middleware` answers its pages. */
  readonly adminFolder?: string
  readonly middleware?: Middleware
}

/** Those of the demo's invented company. */
const demoSettings = join(import.meta.dirname, '../../config/shop.json')

/** Closes something that the start has opened. */
type Close = () => Promise<void>

/**
 * Opens and migrates the database, loads the demo catalogue into an empty one if the demo is on, and serves the shop, API and files
 * on one port. Processes that start together take turns until the database is ready. If any part fails, closes the others and
 * throws.
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
    return await openShop(env, source, { settings, texts, web, batch, guest: guest ?? web, opened })
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
  /** What to close if the start fails, in this order. */
  readonly opened: Close[]
}

const openShop = async (
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
  // The first page must show today's prices, not those of the day on which the shop stopped.
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
  if (env.production && !env.mail) log.warn('without SMTP_URL e-mails are stored and never sent')
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
      handOverAsker(request, asker)
      return api.fetch(askInProcess(request))
    },
    read: (route, input, page, asker) => {
      handOverAsker(page.request, asker)
      return readInProcess(api, route, input, page)
    },
    sessions,
    origin: env.publicUrl,
    site,
    resolveClient: (request) => resolveClient(request, env.trustProxy),
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
    admin:
      source.adminFolder === undefined
        ? undefined
        : adminRoutes({ folder: source.adminFolder, host: env.adminUrl && new URL(env.adminUrl).host }),
    appFiles: openAppFiles(settings.name),
    emailPages,
    simulator: simulator?.app,
  })
  let isLooking = false
  const look = setInterval(() => {
    // A stalled database would tie up every connection.
    if (isLooking) return
    isLooking = true
    site
      .look()
      .catch((err: unknown) => log.warn({ err }, 'no site version'))
      .finally(() => (isLooking = false))
  }, LOOK_MS)
  look.unref()

  const { url, close } = await serve(env, {
    routes,
    pages,
    crawlers,
    metrics,
    isOfDemo: (path) =>
      (emailPages !== undefined && isStoredEmailPath(path)) ||
      (simulator !== undefined && isSimulatorPath(path)),
    middleware: source.middleware,
  })
  return {
    url,
    stop: async () => {
      clearInterval(look)
      // Its job, which may take minutes, begins again after the start.
      await lateWorkers.close()
      await Promise.all([close(), jobs.stop()])
      await Promise.all([views, missed].map((open) => open.close()))
      await workers.close()
      if (guest !== web) await guest.close()
      await batch.close()
      await web.close()
      log.flush()
    },
  }
}

/** Stores beside a request who asks. */
const handOverAsker = (request: Request, asker: Asker | undefined): void => {
  if (asker?.viewer) kernel.setViewer(request, asker.viewer)
  if (asker?.client) handOverClient(request, asker.client)
}

/** The shop starts while the mail server is down, since e-mails wait for it; a refused login is reported. */
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

/** Fills an empty database with the demo. Production never loads its code. */
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
