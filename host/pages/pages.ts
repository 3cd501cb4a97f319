import type { Profile, Read } from '@pasok/contract'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  identity,
  kernel,
  isDatabaseUnavailable,
  log,
  partyOfClient,
  type CallingPage,
  type Client,
  type SiteVersionWatcher,
} from '@pasok/server'
import { answerPage } from './answer-page.ts'
import { GuestPages } from './guest-pages.ts'
import { languageOfPath } from './language-of-path.ts'
import { lastResort, refuseForm } from './last-resort.ts'
import { bufferPage, type Page, type Use } from './page.ts'
import { URLENCODED, withForm, type Form } from './read-form.ts'

/** The storefront's build. */
export interface Storefront {
  readonly storefront: (parts: {
    api: (request: Request, asker?: unknown) => Response | Promise<Response>
    read: (...call: [...Parameters<Read>, page: CallingPage, asker?: unknown]) => ReturnType<Read>
    origin: string
    onError: (error: unknown, requestId: string | null) => void
  }) => (request: Request, asker?: Asker) => Promise<Response>
  readonly guestPage: (pathname: string, search: string) => { address: string } | undefined
  /** The most bytes of a form with files that the page at a path accepts; undefined if it accepts none. */
  readonly largestUpload: (pathname: string) => number | undefined
}

/** Who requests a page; passed to the API unchanged. */
export interface Asker {
  readonly viewer?: kernel.Viewer | undefined
  /** The viewer's profile, where they are a member. */
  readonly profile?: Profile | undefined
  /** Whether the request carried an ended session. */
  readonly hasEnded?: boolean
  readonly client?: () => Client
}

export interface PagesParts {
  readonly built: Storefront
  /** The API; `viewer` is the session that was resolved for the page. */
  readonly api: (request: Request, asker?: Asker) => Response | Promise<Response>
  /** The calls of the API that only read, for a page. */
  readonly read: (...call: [...Parameters<Read>, page: CallingPage, asker?: Asker]) => ReturnType<Read>
  readonly sessions: Pick<identity.Sessions, 'ofCookie' | 'renew'>
  readonly origin: string
  readonly site: Pick<SiteVersionWatcher, 'version' | 'look'>
  /** The client of a request, by which failed logins are counted. */
  readonly resolveClient?: (request: IncomingMessage) => Client
}

/** Responds to documents and `.data`. */
export interface Pages {
  answer(request: IncomingMessage, response: ServerResponse, requestId: string): void
  /** Handles a form of one of the shop's own pages. */
  act(request: IncomingMessage, response: ServerResponse, requestId: string): void
}

/** The site version can't be read: the database is down or too slow. */
class NoSiteVersion extends Error {
  override readonly name = 'NoSiteVersion'
}

/** Neither the page nor its error page could be rendered: React Router responds with plain text then. */
class NoPage extends Error {
  override readonly name = 'NoPage'
}

const DATA = '.data'
/** Where React Router asks which scripts a page's links lead to: the same for everybody, and no use of a session. */
const MANIFEST = '/__manifest?'
const MOST_REMEMBERED = 10_000
const LONGEST_REMEMBERED = 300

/** The path that a `.data` address stands for: `/shop.data` is `/shop`, `/_.data` is `/`. */
const documentPath = (pathname: string): string => pathname.slice(0, -DATA.length).replace(/\/_$/, '/')

const dataAddress = (address: string): string => {
  const [path = '', query] = address.split('?')
  return `${path === '/' ? '/_' : path}${DATA}${query === undefined ? '' : `?${query}`}`
}

/** What a page is rendered with, besides its address. */
interface RenderInput extends Omit<RequestInit, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>
  readonly requestId?: string
  readonly asker?: Asker
}

/** Serves the shop's pages: cached ones for guests, rendered ones for everything else. */
export const openPages = ({ built, api, read, sessions, origin, site, resolveClient }: PagesParts): Pages => {
  const handle = built.storefront({
    // The storefront passes the asker through unchanged.
    api: (request, asker) => api(request, asker as Asker | undefined),
    read: (route, input, page, asker) => read(route, input, page, asker as Asker | undefined),
    origin,
    onError: (err, requestId) => log.error({ err, requestId }, 'a page met an error'),
  })
  const render = async (
    address: string,
    use: Use,
    { requestId, asker, ...form }: RenderInput = {},
  ): Promise<Page> => {
    const headers = { ...form.headers, ...(requestId !== undefined && { 'x-request-id': requestId }) }
    const answer = await handle(new Request(origin + address, { ...form, headers }), asker)
    if (answer.status === 500 && answer.headers.get('content-type')?.startsWith('text/plain'))
      throw new NoPage(await answer.text())
    return bufferPage(answer, languageOfPath(address), use)
  }
  const guests = new GuestPages({
    render: (address) => render(address, 'cached'),
    site: {
      get version() {
        return site.version
      },
      look: () =>
        site.look().catch((cause: unknown) => {
          throw new NoSiteVersion('the site version can not be read', { cause })
        }),
    },
    now: () => performance.now(),
  })

  const remembered = new Map<string, string | null>()
  /** The cache key of a guest's page; null for a page that is not cached. */
  const findCacheKey = (url: string): string | null => {
    const known = remembered.get(url)
    if (known !== undefined) return known
    const at = url.indexOf('?')
    const pathname = at < 0 ? url : url.slice(0, at)
    const search = at < 0 ? '' : url.slice(at)
    const isData = pathname.endsWith(DATA)
    const partial = isData && new URLSearchParams(search).has('_routes')
    const page = partial ? undefined : built.guestPage(isData ? documentPath(pathname) : pathname, search)
    const address = page ? (isData ? dataAddress(page.address) : page.address) : null
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    if (url.length <= LONGEST_REMEMBERED) remembered.set(url, address)
    return address
  }

  /** Resolves the session of a request, and renews one whose token has expired. */
  const resolveAsker = async (request: IncomingMessage): Promise<Pick<Asker, 'viewer' | 'profile'>> => {
    const cookie = request.headers.authorization
      ? undefined
      : identity.sessionCookieIn(request.headers.cookie)
    const now = new Date()
    const session = cookie === undefined ? undefined : await sessions.ofCookie(cookie, now)
    if (session?.isStale) await sessions.renew(session.id, now)
    return { viewer: session?.viewer, profile: session?.profile }
  }

  const renderOwn = async (request: IncomingMessage, url: string, requestId: string): Promise<Page> => {
    const asker = await resolveAsker(request)
    const hasEnded = !asker.viewer && identity.sessionCookieIn(request.headers.cookie) !== undefined
    return render(url, 'own', { requestId, asker: { ...asker, hasEnded } })
  }

  const renderForm = async (
    request: IncomingMessage,
    response: ServerResponse,
    url: string,
    requestId: string,
    body: Form,
    asker: Asker,
  ): Promise<Page> => {
    const agent = request.headers['user-agent']
    const headers = {
      ...(agent !== undefined && { 'user-agent': agent }),
      // For a form with files, the platform sets the content type.
      ...(Buffer.isBuffer(body) && { 'content-type': URLENCODED }),
    }
    const client = resolveClient && (() => ({ ...resolveClient(request), gone: watchClose(response) }))
    return render(url, 'own', {
      requestId,
      asker: { ...asker, ...(client && { client }) },
      method: 'POST',
      headers,
      body,
    })
  }

  const largestUpload = (url: string): number | undefined => {
    const [pathname = ''] = url.split('?', 1)
    return built.largestUpload(pathname.endsWith(DATA) ? documentPath(pathname) : pathname)
  }

  const fail = (url: string, response: ServerResponse, requestId: string, err: unknown) => {
    log.error({ err, requestId }, 'a page failed')
    const isForNow = err instanceof NoSiteVersion || isDatabaseUnavailable(err)
    lastResort(url, response, requestId, isForNow ? 503 : 500)
  }

  return {
    answer(request, response, requestId) {
      const url = request.url ?? '/'
      // A request with a session neither reads nor fills the cache of guests.
      const isGuest =
        url.startsWith(MANIFEST) ||
        (!request.headers.authorization && identity.sessionCookieIn(request.headers.cookie) === undefined)
      const address = isGuest ? findCacheKey(url) : null
      const page = address === null ? undefined : guests.cached(address)
      if (page) return answerPage(page, requestId, request, response, true)
      const rendered =
        address !== null
          ? guests.fresh(address)
          : isGuest
            ? render(url, 'once', { requestId })
            : renderOwn(request, url, requestId)
      rendered.then(
        (fresh) => answerPage(fresh, requestId, request, response, address !== null),
        (err: unknown) => fail(url, response, requestId, err),
      )
    },

    act(request, response, requestId) {
      const url = request.url ?? '/'
      if (!isSameOrigin(request, origin)) return refuseForm(url, response, requestId, 403)
      const act = async () => {
        const asker = await resolveAsker(request)
        const party =
          kernel.toViewerParty(asker.viewer) ?? partyOfClient(resolveClient?.(request) ?? { address: '' })
        await withForm(request, { largestUpload: largestUpload(url), party }, async (form) => {
          if (form === 'gone') response.destroy()
          else if (typeof form === 'number') refuseForm(url, response, requestId, form)
          else {
            // Resolved again: a company can be suspended while a slow form arrives.
            const sender = await resolveAsker(request)
            const page = await renderForm(request, response, url, requestId, form, sender)
            answerPage(page, requestId, request, response)
          }
        })
      }
      act().catch((err: unknown) => fail(url, response, requestId, err))
    },
  }
}

/** Aborted when the client disconnects. */
const watchClose = (response: ServerResponse): AbortSignal => {
  const closing = new AbortController()
  response.once('close', () => closing.abort())
  return closing.signal
}

/** Whether one of the shop's own pages sent the form. */
const isSameOrigin = ({ headers }: IncomingMessage, origin: string): boolean => {
  const site = headers['sec-fetch-site']
  const sender = { site: Array.isArray(site) ? site[0] : site, origin: headers.origin }
  return identity.isSameOrigin(sender, origin)
}
