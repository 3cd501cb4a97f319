import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const known = new Map<string | undefined, Encoding>()
const MOST_KNOWN = 200

const choose = (header: string): Encoding => {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(';')
        .map((piece) => piece.trim())
      return [name, Number(parameters.find((p) => p.startsWith('q='))?.slice(2) ?? 1)] as const
    }),
  )
  const weight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  if (weight('br') > 0 && weight('br') >= weight('gzip')) return 'br'
  return weight('gzip') > 0 ? 'gzip' : 'identity'
}

/** The encoding to answer in, by `Accept-Encoding`. Browsers send few different headers, so the result is cached. */
export const chooseEncoding = (header: string | undefined): Encoding => {
  const before = known.get(header)
  if (before) return before
  const chosen = header === undefined ? 'identity' : choose(header)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(header, chosen)
  return chosen
}

/** Brotli's quality for what is sent many times, and for what is sent once. */
const qualities = { cached: 4, once: 3 } as const

/** The bytes in an encoding, compressed away from the event loop. */
export const encode = async (
  bytes: Buffer,
  encoding: Encoding,
  use: keyof typeof qualities,
): Promise<Buffer> => {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return zip(bytes, { level: use === 'cached' ? 7 : 3 })
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualities[use],
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // No page is longer than this window; a larger one takes memory and time to lay out.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  })
}
