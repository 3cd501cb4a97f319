import { connect } from 'node:net'

/** One connection to a server, with one request at a time. */
export interface Connection {
  /** Sends a whole request; `onAnswer` receives the answer. */
  ask(question: Uint8Array): void
  /** Lets go of it; no answer may be under way. */
  end(): void
}

const HEAD_END = '\r\n\r\n'
const LARGEST_READ = 64 * 1024

/**
 * Connects and tells of each answer how many bytes its body has. Of an answer it reads only status and length, so that
 * the server is the slower of the two: a generator that is slower than its server makes every server look alike. Throws
 * where an answer is not one of status 200 and known length, or the server closes the connection.
 */
export const openConnection = (origin: string, onAnswer: (bodyBytes: number) => void): Connection => {
  const { hostname, port } = new URL(origin)
  /** What has come of an answer whose head has not ended. */
  let begun = ''
  let left = 0
  let body = 0
  let ended = false
  const read = (size: number, buffer: Uint8Array): boolean => {
    if (left > 0) {
      left -= size
    } else {
      begun += Buffer.from(buffer.buffer, buffer.byteOffset, size).toString('latin1')
      const headEnd = begun.indexOf(HEAD_END)
      if (headEnd < 0) return true
      body = readContentLength(begun.slice(0, headEnd))
      left = headEnd + HEAD_END.length + body - begun.length
      begun = ''
    }
    if (left < 0) throw new Error('an answer is longer than it said')
    if (left === 0) onAnswer(body)
    return true
  }
  const onread = { buffer: Buffer.allocUnsafe(LARGEST_READ), callback: read }
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread })
  socket.once('close', () => {
    if (!ended) throw new Error('the server closed a connection')
  })
  return {
    ask: (question) => void socket.write(question),
    end: () => {
      ended = true
      socket.end()
    },
  }
}

const readContentLength = (head: string): number => {
  const length = /^content-length: *(\d+)/im.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined)
    throw new Error(`a question is answered with:\n${head}`)
  return Number(length)
}
