import { request, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** As it came, encoded. */
  readonly bytes: Buffer
  /** Decoded. */
  readonly text: string
}

export interface RequestInput {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Aborted by who goes away before the answer. */
  readonly signal?: AbortSignal
}

/**
 * Asks over a connection of its own, with nothing in the request but what is given: the path goes out as it stands,
 * and `host` may be another than the one connected to.
 */
export const ask = (
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, signal }: RequestInput = {},
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const to = { host: '127.0.0.1', port, path, method, headers, agent: false, ...(signal && { signal }) }
    const sent = request(to, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text: decodeBody(bytes, response.headers['content-encoding']).toString('utf8'),
        })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })

const decodeBody = (bytes: Buffer, encoding: string | undefined): Buffer => {
  if (bytes.length === 0) return bytes
  return encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
}
