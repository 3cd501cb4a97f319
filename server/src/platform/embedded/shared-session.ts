import { Preparations } from './preparations.ts'
import { message, statusAfter } from './wire.ts'

/** A client of the shared session: where its answers go, and what it hears when the session breaks. */
export interface SessionClient {
  answer(response: Buffer): void
  fail(error: Error): void
}

interface Turn {
  readonly client: SessionClient
  readonly batch: Buffer
}

/** Sync first: a client may have gone between Parse and Sync, where a query would be skipped. */
const ROLL_BACK = Buffer.concat([message('S'), message('Q', 'rollback')])

/**
 * Lets many clients take turns on the embedded database's one session. A batch of messages is one turn; from BEGIN
 * until the session is idle again it belongs to the client that began, and the others wait. A client that leaves
 * in the middle is rolled back.
 */
export class SharedSession {
  #execute: (batch: Buffer) => Promise<Buffer>
  #queue: Turn[] = []
  #owner: SessionClient | undefined
  #gone = new WeakSet<SessionClient>()
  #busy = false
  #preparations = new Preparations()

  constructor(execute: (batch: Buffer) => Promise<Buffer>) {
    this.#execute = execute
  }

  /** The batch ends with a message that the session answers: Query, Sync, Flush … */
  submit(client: SessionClient, batch: Buffer): void {
    this.#queue.push({ client, batch })
    void this.#takeTurns()
  }

  leave(client: SessionClient): void {
    this.#gone.add(client)
    this.#queue = this.#queue.filter((turn) => turn.client !== client)
    void this.#takeTurns()
  }

  async #takeTurns(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    for (let turn = this.#next(); turn; turn = this.#next()) await this.#take(turn)
    this.#busy = false
  }

  #next(): Turn | undefined {
    const owner = this.#owner
    if (!owner) return this.#queue.shift()
    if (this.#gone.has(owner)) return { client: owner, batch: ROLL_BACK }
    const index = this.#queue.findIndex((turn) => turn.client === owner)
    return index < 0 ? undefined : this.#queue.splice(index, 1)[0]
  }

  async #take({ client, batch }: Turn): Promise<void> {
    try {
      const response = await this.#preparations.answer(batch, this.#execute)
      this.#owner = statusAfter(response) === 'I' ? undefined : client
      if (!this.#gone.has(client)) client.answer(response)
    } catch (error) {
      // The session itself broke, not a statement: what it still holds cannot be known.
      this.#owner = undefined
      client.fail(error instanceof Error ? error : new Error(String(error)))
    }
  }
}
