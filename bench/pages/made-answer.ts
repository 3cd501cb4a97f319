import { brotliCompressSync } from 'node:zlib'
import { ENCODING, type Answer } from '../get.ts'

/** The headers the bare server sends with bytes of its own: compressed, and cacheable by the client. */
export const madeAnswer = (type: string, bytes: Buffer | string): Answer => {
  const body = brotliCompressSync(bytes)
  const headers = [
    ['content-type', `${type}; charset=utf-8`],
    ['content-encoding', ENCODING],
    ['content-length', String(body.length)],
    ['cache-control', 'public, max-age=31536000'],
  ].flat()
  return { status: 200, headers, encoding: ENCODING, body, firstByteMs: 0 }
}
