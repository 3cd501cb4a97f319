import { Duplex } from 'node:stream'
import { Conversation } from './conversation.ts'
import type { SharedSession } from './shared-session.ts'

/** What `pg` takes for a network socket, when the session it speaks to is in the same process. */
export class LocalSocket extends Duplex {
  #conversation: Conversation

  constructor(session: SharedSession, greeting: Buffer) {
    super({ allowHalfOpen: false })
    this.#conversation = new Conversation(session, greeting, {
      write: (bytes) => void this.push(bytes),
      end: () => void this.push(null),
    })
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#conversation.hear(chunk)
    done()
  }

  override _writev(writes: { chunk: Buffer }[], done: () => void): void {
    this.#conversation.hear(Buffer.concat(writes.map(({ chunk }) => chunk)))
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#conversation.leave()
    done(error)
  }
}
