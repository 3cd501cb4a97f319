import { Inbox } from './inbox.ts'
import type { SessionClient, SharedSession } from './shared-session.ts'
import { errorMessage, READY } from './wire.ts'

/** Where a conversation's bytes go: a socket, or the in-process stand-in for one. */
export interface Line {
  write(bytes: Buffer): void
  end(): void
}

const CANCEL_REQUEST = 80_877_102
const SSL_REQUEST = 80_877_103
const GSS_REQUEST = 80_877_104

/** Query, Sync, Flush, FunctionCall, CopyDone, CopyFail: the session answers these, so they end a batch. */
const ENDS_A_BATCH = new Set('QSHFcf')

const ADMIN_SHUTDOWN = '57P01'

/** PGlite has no way to read the rows that would follow, and ends instead: such a statement never reaches it. */
const COPY_IN = /\bcopy\b[^;]*\bfrom\s+stdin\b/i
const LONGEST_COPY = 10_000

/** The SQL stands in a Query, or after a name in a Parse. */
const isCopyIn = (message: Buffer): boolean =>
  (message[0] === QUERY || message[0] === PARSE) && COPY_IN.test(message.toString('latin1', 5, LONGEST_COPY))

const QUERY = 'Q'.charCodeAt(0)
const PARSE = 'P'.charCodeAt(0)

const REFUSED = Buffer.concat([
  errorMessage('ERROR', '0A000', 'The embedded database takes no COPY FROM STDIN'),
  READY,
])

/** One client's side of the wire protocol: the start-up without a password, then batches for the shared session. */
export class Conversation implements SessionClient {
  #session: SharedSession
  #greeting: Buffer
  #line: Line
  #inbox = new Inbox()
  #batch: Buffer[] = []
  #started = false
  #over = false

  constructor(session: SharedSession, greeting: Buffer, line: Line) {
    this.#session = session
    this.#greeting = greeting
    this.#line = line
  }

  hear(chunk: Buffer): void {
    this.#inbox.add(chunk)
    try {
      while (!this.#over) {
        const message = this.#inbox.next(this.#started)
        if (!message) return
        if (this.#started) this.#take(message)
        else this.#start(message.readInt32BE(4))
      }
    } catch (error) {
      this.fail(error instanceof Error ? error : new Error(String(error)))
    }
  }

  leave(): void {
    this.#session.leave(this)
  }

  answer(response: Buffer): void {
    if (!this.#over) this.#line.write(response)
  }

  fail(error: Error): void {
    if (this.#over) return
    this.#line.write(errorMessage('FATAL', ADMIN_SHUTDOWN, error.message))
    this.#finish()
  }

  #finish(): void {
    this.#over = true
    this.#line.end()
  }

  #start(code: number): void {
    if (code === SSL_REQUEST || code === GSS_REQUEST) return this.#line.write(Buffer.from('N'))
    // Nothing can be cancelled: the session runs a statement to its end before it hears anything.
    if (code === CANCEL_REQUEST) return this.#finish()
    this.#started = true
    this.#line.write(this.#greeting)
  }

  #take(message: Buffer): void {
    const letter = String.fromCharCode(message.readUInt8(0))
    if (letter === 'X') return this.#finish()
    this.#batch.push(message)
    if (!ENDS_A_BATCH.has(letter)) return
    if (this.#batch.some(isCopyIn)) this.answer(REFUSED)
    else this.#session.submit(this, Buffer.concat(this.#batch))
    this.#batch = []
  }
}
