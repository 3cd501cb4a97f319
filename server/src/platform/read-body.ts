/** Why a body was not read. */
export type Unread = 'too_large' | 'cut_off' | 'too_busy'

/** In bytes: what all forms that are being read may take together. Who sends slowly takes little. */
const MOST_IN_FLIGHT = 150_000_000
let inFlight = 0

/** Reads a body into memory, `largest` bytes at most; a larger one is left unread from there on. */
export const readBody = async (
  body: ReadableStream<Uint8Array> | null,
  largest: number,
): Promise<Buffer | Unread> => {
  if (!body) return Buffer.alloc(0)
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  const stop = async (why: Unread): Promise<Unread> => {
    await reader.cancel().catch(() => {})
    return why
  }
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return Buffer.concat(chunks, size)
      size += value.length
      inFlight += value.length
      if (size > largest) return await stop('too_large')
      if (inFlight > MOST_IN_FLIGHT) return await stop('too_busy')
      chunks.push(value)
    }
  } catch {
    return 'cut_off'
  } finally {
    inFlight -= size
  }
}
