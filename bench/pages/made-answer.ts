import { brotliCompressSync } from 'node:zlib'
import { ENCODING, type Answer } from '../get.ts'

/** What the bare server sends of bytes that are no answer of the shop's: compressed, and kept by who asked. */
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
