import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encode, chooseEncoding } from './encodings.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['br;q=0.5, gzip;q=1', 'gzip'],
  ['gzip;q=0.8,br;q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0 , gzip ; q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=nonsense', 'identity'],
])('Accept-Encoding: %s is answered in %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
  expect(chooseEncoding(header)).toBe(encoding)
})

test('any header has an answer', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect(['br', 'gzip', 'identity']).toContain(chooseEncoding(header))
    }),
  )
})

test.each(['cached', 'once'] as const)('what is compressed to be %s is the same again', async (use) => {
  const bytes = Buffer.from('<p>ISO 4017 – Baut kepala segi enam</p>'.repeat(200))
  const decoded = {
    br: brotliDecompressSync(await encode(bytes, 'br', use)),
    gzip: gunzipSync(await encode(bytes, 'gzip', use)),
    identity: await encode(bytes, 'identity', use),
  }
  for (const one of Object.values(decoded)) expect(one.equals(bytes)).toBe(true)
})
