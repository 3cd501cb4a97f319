import type { IncomingMessage, ServerResponse } from 'node:http'
import { log, SECONDS_TO_WAIT, type Database } from '@pasok/server'
import { answerPage, isNoneMatch } from '../pages/answer-page.ts'
import { bufferPage, type Page } from '../pages/page.ts'
import { weakEtag } from '../pages/weak-etag.ts'
import { crawlerFile, partPath, type List } from './crawler-file.ts'
import { LAYOUT, openSitemaps, type SiteAddresses } from './sitemaps.ts'
import { storeSitemap, type StoredSitemap } from './stored-sitemap.ts'

interface Parts {
  readonly db: Database['db']
  /** What documents are read through: the guests' own role has no right on them. */
  readonly contentDb: Database['db']
  readonly addresses: SiteAddresses
  /** The shop's own address, without a slash at its end. */
  readonly origin: string
  readonly readVersion: () => Promise<number>
}

/** In bytes: what sitemaps may take in memory. */
const MOST_STORED = 48_000_000
const XML = 'application/xml; charset=utf-8'

/** The same for every caller, logged in or not. */
const makeFile = (text: string, contentType: string): Promise<Page> =>
  bufferPage(
    new Response(text, { headers: { 'content-type': contentType, vary: 'accept-encoding' } }),
    'en',
    'cached',
  )

/** Answers robots.txt and the sitemaps. */
export const openCrawlerFiles = ({ db, contentDb, addresses, origin, readVersion }: Parts) => {
  const sitemaps = openSitemaps({ db, contentDb, origin, ...addresses })
  const robots = makeFile(addresses.robots(origin), 'text/plain; charset=utf-8')

  let cached: { readonly version: number; readonly page: Promise<Page> } | undefined
  /** The index, made once for each version of the site. */
  const makeIndex = (version: number): Promise<Page> => {
    if (cached?.version === version) return cached.page
    const made = { version, page: sitemaps.index().then((text) => makeFile(text, XML)) }
    cached = made
    made.page.catch(() => {
      if (cached === made) cached = undefined
    })
    return made.page
  }

  const stored = new Map<string, Promise<StoredSitemap | undefined>>()
  const sizes = new Map<string, number>()
  let storedVersion: number | undefined
  const forget = (path: string) => {
    stored.delete(path)
    sizes.delete(path)
  }
  /** A part, made once for each version of the site and for all who ask meanwhile; undefined where there is none. */
  const makePart = (version: number, list: List, part: number): Promise<StoredSitemap | undefined> => {
    if (version !== storedVersion) {
      stored.clear()
      sizes.clear()
      storedVersion = version
    }
    const path = partPath(list, part)
    const known = stored.get(path)
    if (known) return known
    const made = storeSitemap(sitemaps.entries(list, part))
    stored.set(path, made)
    made.then(
      (file) => {
        if (stored.get(path) !== made) return
        if (!file) return forget(path)
        sizes.set(path, file.size)
        let total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
        for (const [oldest, size] of sizes) {
          if (total <= MOST_STORED) break
          forget(oldest)
          total -= size
        }
      },
      () => {
        if (stored.get(path) === made) forget(path)
      },
    )
    return made
  }

  const sendPart = async (
    { list, part }: { readonly list: List; readonly part: number },
    requestId: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const version = await readVersion()
    const etag = weakEtag(JSON.stringify([LAYOUT, version, origin, partPath(list, part)]))
    const headers = {
      'content-type': XML,
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding',
      etag,
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
    }
    if (isNoneMatch(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers).end()
      return
    }
    const file = await makePart(version, list, part)
    if (file) await file.send(headers, request, response)
    else refuse(response, 404, 'There is no such sitemap.', requestId)
  }

  const send = async (requestId: string, request: IncomingMessage, response: ServerResponse) => {
    const file = crawlerFile(request.url ?? '/')
    if (file?.kind === 'part') return sendPart(file, requestId, request, response)
    const page = file?.kind === 'robots' ? await robots : await makeIndex(await readVersion())
    answerPage(page, requestId, request, response)
  }

  return {
    answer: (request: IncomingMessage, response: ServerResponse, requestId: string): void => {
      send(requestId, request, response).catch((err: unknown) => {
        if (response.headersSent) {
          // A client that disconnects early is not logged.
          if (!request.destroyed) log.warn({ err, requestId }, 'a sitemap broke off')
          response.destroy()
          return
        }
        log.error({ err, requestId }, 'a sitemap failed')
        refuse(response, 503, 'Too busy. Please try again in a moment.', requestId)
      })
    },
  }
}

const refuse = (response: ServerResponse, status: 404 | 503, text: string, requestId: string): void => {
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...(status === 503 && { 'retry-after': SECONDS_TO_WAIT }),
    })
    .end(text)
}
