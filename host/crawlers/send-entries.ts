import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { encodingOf, type Encoding } from '../pages/encodings.ts'
import { CLOSING, OPENING } from './sitemap-xml.ts'

const compressors: Readonly<Record<Encoding, () => readonly NodeJS.ReadWriteStream[]>> = {
  br: () => [createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
  gzip: () => [createGzip()],
  identity: () => [],
}

async function* document(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield OPENING + first
  yield* rest
  yield CLOSING
}

/**
 * Sends a sitemap as its entries come: no more of it is held than the connection takes. The answer breaks off where
 * they fail on the way, so that nobody takes a part for the whole.
 */
export const sendEntries = async (
  first: string,
  rest: AsyncIterable<string>,
  headers: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const encoding = encodingOf(request.headers['accept-encoding'])
  response.writeHead(200, { ...headers, ...(encoding !== 'identity' && { 'content-encoding': encoding }) })
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  await pipeline([Readable.from(document(first, rest)), ...compressors[encoding](), response])
}
