import type { IncomingMessage, ServerResponse } from 'node:http'
import { log, type SiteWatch } from '@pasok/server'
import { answerPage } from './answer-page.ts'
import { GuestPages } from './guest-pages.ts'
import { languageOfPath } from './language-of-path.ts'
import { lastResort } from './last-resort.ts'
import { pageOf, type Page } from './page.ts'

/** What the storefront's build gives. */
export interface Storefront {
  readonly storefront: (parts: {
    api: Fetch
    origin: string
    onError: (error: unknown, requestId: string | null) => void
  }) => (request: Request) => Promise<Response>
  readonly guestPage: (pathname: string, search: string) => { address: string } | undefined
}
type Fetch = (request: Request) => Response | Promise<Response>

export interface PagesParts {
  readonly built: Storefront
  readonly api: Fetch
  readonly origin: string
  readonly site: Pick<SiteWatch, 'version' | 'look'>
}

/** Answers documents and `.data`. */
export interface Pages {
  answer(request: IncomingMessage, response: ServerResponse, requestId: string): void
}

/** The site version can't be read: the database does not answer, or too late. */
class NoSiteVersion extends Error {
  override readonly name = 'NoSiteVersion'
}

/** The page could not be made, nor its error page: React Router answers a line of plain text then. */
class NoPage extends Error {
  override readonly name = 'NoPage'
}

/** A session's cookie: who carries one never reads or fills what is kept for guests. */
const SESSION_COOKIE = 'pasok_session'
const DATA = '.data'
const MOST_REMEMBERED = 10_000
const LONGEST_REMEMBERED = 300

/** The path that a `.data` address stands for: `/shop.data` is `/shop`, `/_.data` is `/`. */
const documentPath = (pathname: string): string => pathname.slice(0, -DATA.length).replace(/\/_$/, '/')

const dataAddress = (address: string): string => {
  const [path = '', query] = address.split('?')
  return `${path === '/' ? '/_' : path}${DATA}${query === undefined ? '' : `?${query}`}`
}

/** Prepares the shop's pages: kept ones for guests, rendered ones for everything else. */
export const openPages = ({ built, api, origin, site }: PagesParts): Pages => {
  const handle = built.storefront({
    api,
    origin,
    onError: (err, requestId) => log.error({ err, requestId }, 'a page met an error'),
  })
  const render = async (address: string, use: 'kept' | 'once', requestId?: string): Promise<Page> => {
    const headers = requestId === undefined ? {} : { 'x-request-id': requestId }
    const request = new Request(origin + address, { headers })
    const answer = await handle(request)
    if (answer.status === 500 && answer.headers.get('content-type')?.startsWith('text/plain'))
      throw new NoPage(await answer.text())
    return pageOf(answer, languageOfPath(address), use)
  }
  const guests = new GuestPages({
    render: (address) => render(address, 'kept'),
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
  /** The address under which a guest's page is kept, or null for one that is not kept. */
  const keptAddress = (url: string): string | null => {
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

  const fail = (url: string, response: ServerResponse, requestId: string, err: unknown) => {
    log.error({ err, requestId }, 'a page failed')
    lastResort(url, response, requestId, err instanceof NoSiteVersion ? 503 : 500)
  }

  return {
    answer(request, response, requestId) {
      const url = request.url ?? '/'
      const isGuest =
        !request.headers.authorization && !request.headers.cookie?.includes(`${SESSION_COOKIE}=`)
      const address = isGuest ? keptAddress(url) : null
      const page = address === null ? undefined : guests.kept(address)
      if (page) return answerPage(page, requestId, request, response, true)
      const rendered = address === null ? render(url, 'once', requestId) : guests.fresh(address)
      rendered.then(
        (fresh) => answerPage(fresh, requestId, request, response, address !== null),
        (err: unknown) => fail(url, response, requestId, err),
      )
    },
  }
}
