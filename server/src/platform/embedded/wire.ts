/** One message of PostgreSQL's wire protocol: its letter, its length, then int32s and zero-ended strings. */
export const message = (letter: string, ...parts: (number | string)[]): Buffer => {
  const body = parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : int32(part)))
  const length = body.reduce((sum, part) => sum + part.length, 4)
  return Buffer.concat([Buffer.from(letter), int32(length), ...body])
}

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

/** An ErrorResponse with a severity, an SQLSTATE and a sentence, the three fields every client reads. */
export const errorMessage = (severity: 'ERROR' | 'FATAL', sqlState: string, sentence: string): Buffer =>
  message('E', `S${severity}`, `V${severity}`, `C${sqlState}`, `M${sentence}`, '')

/** ReadyForQuery of an idle session. */
export const READY = Buffer.from('Z\0\0\0\x05I')

/** Idle, in a transaction, or in one that failed: what the session says of itself in ReadyForQuery. */
export type TransactionStatus = 'I' | 'T' | 'E'

/**
 * The status in the ReadyForQuery that ends a response, without walking its rows; undefined if it ends otherwise,
 * as after a Flush.
 */
export const statusAfter = (response: Buffer): TransactionStatus | undefined => {
  const tail = response.subarray(-6)
  if (tail.length < 6 || tail[0] !== READY_FOR_QUERY || tail.readInt32BE(1) !== 5) return undefined
  const status = String.fromCharCode(tail.readUInt8(5))
  return status === 'I' || status === 'T' || status === 'E' ? status : undefined
}

const READY_FOR_QUERY = 'Z'.charCodeAt(0)
