import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGunzip, createGzip } from 'node:zlib'
import { chooseEncoding } from '../pages/encodings.ts'
import { CLOSING, OPENING } from './sitemap-xml.ts'

/** A sitemap, compressed: its text is up to 50 MB and mostly the same words. */
export interface StoredSitemap {
  /** In bytes. */
  readonly size: number
  /** Answers it in the encoding that its reader takes. */
  send(
    headers: Readonly<Record<string, string>>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void>
}

async function* document(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield OPENING + first
  yield* rest
  yield CLOSING
}

/** Writes a sitemap as its entries come; undefined where there are none. No more of its text is held than some entries. */
export const storeSitemap = async (entries: AsyncGenerator<string>): Promise<StoredSitemap | undefined> => {
  const { value: first, done } = await entries.next()
  if (done === true) return undefined
  const gzip = await compressed(document(first, entries), createGzip())
  const text = () => Readable.from([gzip]).pipe(createGunzip())
  let brotli: Promise<Buffer> | undefined
  const bytesIn = (encoding: 'br' | 'gzip'): Buffer | Promise<Buffer> =>
    encoding === 'gzip' ? gzip : (brotli ??= compressed(text(), createBrotliCompress(BROTLI)))

  return {
    // Brotli's is smaller.
    size: 2 * gzip.length,
    send: async (headers, request, response) => {
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      if (encoding === 'identity') {
        response.writeHead(200, headers)
        if (request.method === 'HEAD') response.end()
        else await pipeline(text(), response)
        return
      }
      const bytes = await bytesIn(encoding)
      response.writeHead(200, {
        ...headers,
        'content-encoding': encoding,
        'content-length': String(bytes.length),
      })
      if (request.method === 'HEAD') response.end()
      else response.end(bytes)
    },
  }
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const compressed = async (
  text: AsyncIterable<string | Buffer>,
  by: NodeJS.ReadWriteStream,
): Promise<Buffer> => {
  const [bytes] = await Promise.all([buffer(by), pipeline(Readable.from(text), by)])
  return bytes
}
