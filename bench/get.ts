import { get as request, type Agent } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'

/** An answer, read to its end. */
export interface Answer {
  readonly status: number
  /** Names and values in turn, as they were sent. */
  readonly headers: readonly string[]
  readonly encoding: string | undefined
  /** As it was sent: compressed. */
  readonly body: Buffer
  /** From asking to the first bytes of the answer, its status line and headers. */
  readonly firstByteMs: number
}

/** The encoding every request of the bench asks for, as browsers do over HTTPS. */
export const ENCODING = 'br'
const TIMEOUT_MS = 10_000

/** Asks for an address over the agent's connection. Throws where no whole answer comes within ten seconds. */
export const get = (
  agent: Agent,
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sentAt = performance.now()
    const asking = request(
      address,
      {
        agent,
        headers: { 'accept-encoding': ENCODING, ...headers },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      (response) => {
        const firstByteMs = performance.now() - sentAt
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.rawHeaders,
            encoding: response.headers['content-encoding'],
            body: Buffer.concat(chunks),
            firstByteMs,
          }),
        )
      },
    )
    asking.once('error', reject)
  })

/** The text of an answer. */
export const decodeText = ({ encoding, body }: Answer): string =>
  (encoding === ENCODING ? brotliDecompressSync(body) : body).toString()
