import { SECONDS_TO_WAIT } from '@pasok/server'
import type { Encoding } from './encodings.ts'
import { encode } from './encodings.ts'
import { weakEtag } from './weak-etag.ts'

/** A rendered page: one body, its headers, and its compressed forms, made on request. */
export interface Page {
  readonly status: number
  /** Names and values in turn, without length and encoding. */
  readonly headers: readonly string[]
  /** Only for a page that may be cached: a success without a failed part. */
  readonly etag: string | undefined
  readonly size: number
  /** The body in an encoding; compressed once, then kept. */
  body(encoding: Encoding): Buffer | Promise<Buffer>
}

const security = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['x-frame-options', 'DENY'],
] as const

const PRIVATE = 'private, no-cache'
/** For members' pages: the back button must not show one after a logout. */
const OWN = 'private, no-store'
const NOT_FORWARDED = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  // There may be several: each goes out as a header of its own.
  'set-cookie',
])

/** What every document, `.data` answer and redirect of the shop is sent with. */
const buildHeaders = (response: Response, language: string, etag: string | undefined, use: Use): string[] => {
  const headers = new Map<string, string>(security)
  // A page is another one for who is logged in.
  headers.set('vary', 'accept-encoding, cookie')
  headers.set('content-language', language)
  headers.set('cache-control', PRIVATE)
  if (etag) headers.set('etag', etag)
  if (response.status === 503) headers.set('retry-after', SECONDS_TO_WAIT)
  for (const [name, value] of response.headers) if (!NOT_FORWARDED.has(name)) headers.set(name, value)
  if (use === 'own') headers.set('cache-control', OWN)
  const cookies = response.headers.getSetCookie().flatMap((cookie) => ['set-cookie', cookie])
  return [...[...headers].flat(), ...cookies]
}

/** Who a page is for: every guest, the person who just asked, or one person who is logged in. */
export type Use = 'cached' | 'once' | 'own'

/** A page that did without a part that failed says so by it: the next one may have it again. */
const isOnce = (response: Response): boolean =>
  response.headers.get('cache-control')?.includes('no-store') ?? false

/** Reads a renderer's answer to its end. */
export const bufferPage = async (response: Response, language: string, use: Use): Promise<Page> => {
  const bytes = Buffer.from(await response.arrayBuffer())
  const lasts = response.status === 200 && use !== 'own' && !isOnce(response)
  const etag = lasts ? weakEtag(bytes) : undefined
  const bodies = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', bytes]])
  return {
    status: response.status,
    headers: buildHeaders(response, language, etag, use),
    etag,
    size: bytes.length,
    body: (encoding) => {
      const known = bodies.get(encoding)
      if (known) return known
      const made = encode(bytes, encoding, use === 'cached' ? 'cached' : 'once')
      bodies.set(encoding, made)
      made.then(
        (done) => bodies.set(encoding, done),
        () => bodies.delete(encoding),
      )
      return made
    },
  }
}
