import { createHash } from 'node:crypto'
import type { Encoding } from './encodings.ts'
import { encode } from './encodings.ts'

/** A rendered page: one body, its headers, and its compressed forms as they are asked for. */
export interface Page {
  readonly status: number
  /** Names and values in turn, without length and encoding. */
  readonly headers: readonly string[]
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
/** When to ask again after an answer that took too long, as the API says it. */
export const SECONDS_TO_WAIT = '2'
const NOT_FORWARDED = new Set(['content-length', 'content-encoding', 'transfer-encoding', 'connection'])

/** What every document, `.data` answer and redirect of the shop is sent with. */
const headersOf = (response: Response, language: string, etag: string | undefined): string[] => {
  const headers = new Map<string, string>(security)
  headers.set('vary', 'accept-encoding')
  headers.set('content-language', language)
  headers.set('cache-control', PRIVATE)
  if (etag) headers.set('etag', etag)
  if (response.status === 503) headers.set('retry-after', SECONDS_TO_WAIT)
  for (const [name, value] of response.headers) if (!NOT_FORWARDED.has(name)) headers.set(name, value)
  return [...headers].flat()
}

/** Reads a renderer's answer to its end. Only a success gets an ETag. */
export const pageOf = async (response: Response, language: string, use: 'kept' | 'once'): Promise<Page> => {
  const bytes = Buffer.from(await response.arrayBuffer())
  const etag =
    response.status === 200
      ? `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
      : undefined
  const bodies = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', bytes]])
  return {
    status: response.status,
    headers: headersOf(response, language, etag),
    etag,
    size: bytes.length,
    body: (encoding) => {
      const known = bodies.get(encoding)
      if (known) return known
      const made = encode(bytes, encoding, use)
      bodies.set(encoding, made)
      made.then(
        (done) => bodies.set(encoding, done),
        () => bodies.delete(encoding),
      )
      return made
    },
  }
}
