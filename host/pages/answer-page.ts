import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from './encodings.ts'
import type { Page } from './page.ts'

/** Does `If-None-Match` name this ETag? Weakly, as RFC 9110 says for GET. */
export const isNoneMatch = (header: string | undefined, etag: string | undefined): boolean => {
  if (header === undefined || etag === undefined) return false
  if (header === etag) return true
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag))
}

/**
 * What a browser fetches ahead, it may show once without waiting: it asks again meanwhile. Chromium asks before it
 * shows a page that says no-cache, also one that it fetched a moment ago.
 */
const FETCHED_AHEAD = 'private, max-age=0, stale-while-revalidate=10'

const headersFor = ({ headers, etag }: Page, request: IncomingMessage, forAll: boolean): string[] => {
  if (!forAll || request.headers['sec-purpose'] === undefined || etag === undefined) return [...headers]
  return headers.map((value, i) =>
    i % 2 === 1 && headers[i - 1] === 'cache-control' ? FETCHED_AHEAD : value,
  )
}

/** Sends a page, or 304 with the same headers where the visitor has it already; `forAll` says that it is every guest's. */
export const answerPage = (
  page: Page,
  requestId: string,
  request: IncomingMessage,
  response: ServerResponse,
  forAll = false,
): void => {
  const headers = headersFor(page, request, forAll)
  headers.push('x-request-id', requestId)
  if (isNoneMatch(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const send = (body: Buffer) => {
    if (encoding !== 'identity') headers.push('content-encoding', encoding)
    headers.push('content-length', String(body.length))
    response.writeHead(page.status, headers)
    if (request.method === 'HEAD') response.end()
    else response.end(body)
  }
  const body = page.body(encoding)
  if (body instanceof Promise) body.then(send, () => response.destroy())
  else send(body)
}
