import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { handOverClient, logRequest, requestId, type Metrics } from '@pasok/server'
import { UnusableEnvironment, type Env } from '../environment/env.ts'
import type { Pages } from '../pages/pages.ts'
import { resolveClient } from './resolve-client.ts'
import { dropRest } from './drop-rest.ts'
import type { httpRoutes } from './http-routes.ts'
import { limitIdleBody } from './limit-idle-body.ts'
import { groupRequest, reportRequest } from './report-request.ts'

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

/** Takes requests before the web server does, in development. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** What answers requests, by their group. */
interface Handlers {
  readonly routes: ReturnType<typeof httpRoutes>
  readonly pages: Pages
  readonly crawlers: Pick<Pages, 'answer'>
  readonly metrics: Metrics
  /** Whether a path belongs to the pages that only the demo has. */
  readonly isOfDemo: (path: string) => boolean
  readonly middleware?: Middleware | undefined
}

/** A server that takes requests. `close` resolves once those under way are answered. */
interface Served {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Serves pages, API and files on one port. Throws UnusableEnvironment where another program has the port. */
export const serve = async (
  env: Env,
  { routes, pages, crawlers, metrics, isOfDemo, middleware }: Handlers,
): Promise<Served> => {
  const listener = getRequestListener(
    (request, { incoming }) => {
      handOverClient(request, () => ({
        ...resolveClient(incoming as IncomingMessage, env.trustProxy),
        gone: request.signal,
      }))
      return routes.fetch(request)
    },
    // It would close the connection of a client that still sends after half a second.
    { autoCleanupIncoming: false },
  )
  // The proxy's TLS is what visitors see: who came by it once comes by it for a year.
  const isHttps = env.publicUrl.startsWith('https:')
  let stopping = false
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    request.url = parsePath(request.url ?? '/')
    const id = requestId(request.headers['x-request-id'] as string | undefined)
    request.headers['x-request-id'] = id
    if (isHttps) response.setHeader('strict-transport-security', 'max-age=31536000')
    const group = isOfDemo(request.url) ? 'service' : groupRequest(request.url)
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
    middleware ? middleware(request, response, () => answer(request, response)) : answer(request, response),
  )
  server.on('clientError', (error, socket) => refuseUnreadable(metrics, error, socket))
  await listen(server, env.port, env.host)
  return {
    url: `http://${env.host.includes(':') ? `[${env.host}]` : env.host}:${env.port}`,
    close: () => {
      stopping = true
      return drain(server)
    },
  }
}

/**
 * The path and query of a request: a request line may also name a whole address, as to a proxy. A path whose escapes can't be
 * decoded is taken literally, and leads nowhere.
 */
const parsePath = (target: string): string => {
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

/** Responds to a malformed, too long or too slow request head, and logs it without its content. */
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

/** Accepts no new connection, and waits up to ten seconds for open responses. */
const drain = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    server.close(() => {
      clearTimeout(limit)
      resolve()
    })
    server.closeIdleConnections()
  })
