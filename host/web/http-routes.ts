import { relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import {
  catalogue,
  databaseState,
  isDatabaseUnavailable,
  log,
  migrations,
  readiness,
  SECONDS_TO_WAIT,
  type Database,
  type Metrics,
} from '@pasok/server'
import { lastResortWords } from '@pasok/words'
import { Hono, type Context } from 'hono'
import { SIMULATOR_PATH } from '../open-gateway.ts'
import type { AppFile } from './app-files.ts'
import { encoded } from './encoded.ts'

interface HttpParts {
  readonly api: { fetch(request: Request): Response | Promise<Response> }
  /** Finds a file below `/media/`. */
  readonly media: (path: string) => Promise<catalogue.FoundMedia>
  /** Absent where metrics are switched off. */
  readonly metrics?: Metrics | undefined
  readonly database: Database
  readonly clientFolder: string
  /** The back office's pages; absent where others answer them. */
  readonly admin: Hono | undefined
  /** What is made of the shop's name below `/app/`. */
  readonly appFiles: ReadonlyMap<string, AppFile>
  /** Pages that show e-mails without a mail server; with the demo only. */
  readonly emailPages?: Hono | undefined
  /** The payment gateway of the demo. */
  readonly simulator?: Hono | undefined
}

/** A list under one address; its readers add the minute to it. */
const A_MINUTE = 'public, max-age=60'
const FOR_EVER = 'public, max-age=31536000, immutable'
/** A picture can't run, load or frame anything, however it is opened. */
const MEDIA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
/** Browsers show no PDF within a sandbox; their viewer keeps it from the page by itself. */
const DOCUMENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'"

const OFFLINE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

const tooBusy = (c: Context) =>
  c.text('Too busy. Please try again in a moment.', 503, {
    'retry-after': SECONDS_TO_WAIT,
    'cache-control': 'no-store',
  })

/** Everything but the pages: API, assets, media, health and metrics. */
export const httpRoutes = ({
  api,
  media,
  metrics,
  database,
  clientFolder,
  admin,
  appFiles,
  emailPages,
  simulator,
}: HttpParts): Hono => {
  const app = new Hono()
  app.all('/api/*', (c) => encoded(api.fetch(c.req.raw), c.req.header('accept-encoding')))

  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', FOR_EVER)
    c.header('x-content-type-options', 'nosniff')
  })
  const files = serveStatic({ root: relative(process.cwd(), clientFolder) || '.', precompressed: true })
  app.get('/assets/*', files)
  app.get('/favicon.svg', files)
  for (const [path, { body, contentType }] of appFiles)
    app.get(path, (c) =>
      c.body(body, 200, {
        'content-type': contentType,
        'cache-control': 'no-cache',
        'content-security-policy': OFFLINE_POLICY,
        'x-content-type-options': 'nosniff',
      }),
    )
  app.get('/app/*', files)
  // A browser asks for it again by itself, once a day at the latest.
  app.get('/service-worker.js', async (c, next) => {
    await next()
    c.header('cache-control', 'no-cache')
  })
  app.get('/service-worker.js', files)

  if (admin) app.route('/', admin)

  app.get('/media/*', async (c) => {
    const file = await media(c.req.path.slice('/media/'.length))
    if (!file) return c.notFound()
    if (typeof file === 'string') return tooBusy(c)
    if ('moved' in file) {
      c.header('cache-control', 'no-store')
      return c.redirect(file.moved, 302)
    }
    return c.body(new Uint8Array(file.body), 200, {
      'content-type': file.contentType,
      'cache-control': catalogue.isStaticList(c.req.path.slice('/media/'.length)) ? A_MINUTE : FOR_EVER,
      'content-security-policy': file.contentType === 'application/pdf' ? DOCUMENT_POLICY : MEDIA_POLICY,
      'x-content-type-options': 'nosniff',
    })
  })

  app.onError((err, c) => {
    if (isDatabaseUnavailable(err)) return tooBusy(c)
    log.error({ err, requestId: c.req.header('x-request-id') }, 'a request failed')
    return c.text(`${lastResortWords.title.en}.`, 500)
  })
  app.use('/*', async (c, next) => {
    await next()
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  })

  if (emailPages) app.route('/', emailPages)
  if (simulator) app.route(SIMULATOR_PATH, simulator)

  app.get('/healthz', (c) => c.json({ alive: true }))
  app.get('/readyz', async (c) => {
    const state = readiness(await databaseState(database, migrations))
    return c.json(state, state.ready ? 200 : 503)
  })
  if (metrics)
    app.get('/metrics', async (c) => {
      const { body, contentType } = await metrics.report()
      return c.body(body, 200, { 'content-type': contentType })
    })
  return app
}
