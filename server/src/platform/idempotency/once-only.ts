import { createHash } from 'node:crypto'
import type { Actor } from '../audit.store.ts'
import type { Db } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { deleteAnswers, findAnswer, lockCommand, storeAnswer } from './idempotency.store.ts'

/** A command as it was sent. */
export interface Command {
  /** Who sent it. Another's key of the same text is another key. */
  readonly principal: Exclude<Actor, { kind: 'system' }>
  /** The header `Idempotency-Key`: 1 to 200 visible ASCII characters. */
  readonly key: string | undefined
  /** Method and path, as in the contract: `POST /v3/quotation/{id}/accept`. */
  readonly route: string
  /** Everything else that says what is to be done, as JSON: the path's parameters, the body, the hashes of files. */
  readonly request: unknown
}

/** The answer to a command that was done. */
export interface Done {
  readonly status: 200 | 201 | 202
  /** As JSON: what was sent first and what is sent again are the same. */
  readonly body: unknown
}

/** Why nothing was done; endpoints answer 400 and 422. */
export interface NotOnce {
  readonly error: 'invalid_request' | 'idempotency_key_reused'
}

/** Undoes a command's transaction, and carries the refusal out of it. */
class Refused<R> extends Error {
  readonly refusal: R
  constructor(refusal: R) {
    super('a command was refused')
    this.refusal = refusal
  }
}

const KEY = /^[\x21-\x7e]{1,200}$/
const STORED_MS = 24 * 60 * 60 * 1000

/**
 * Runs a command in a transaction that also stores its answer for 24 hours. The same command sent again gets that answer
 * and does nothing; the same key with other content is refused. While the command is under way elsewhere, this waits for
 * as long as a statement may take, then throws what `isStatementTimeout` is true of.
 *
 * Refusals (`error`) and exceptions undo what `run` wrote and are not stored: what was not possible may be possible when
 * the caller tries again, and they may send other content with the same key. `run` asks the database through `tx` alone,
 * and does nothing outside of it that must not happen twice.
 */
export const onceOnly = <D extends Done, R extends { readonly error: string }>(
  db: Db,
  { principal, key, route, request }: Command,
  now: Date,
  run: (tx: Db) => Promise<D | R>,
): Promise<D | R | NotOnce> => {
  if (key === undefined || !KEY.test(key)) return Promise.resolve({ error: 'invalid_request' })
  const named = { principal: `${principal.kind} ${principal.id}`, key }
  const requestHash = hashRequest(request)
  return inTransaction(db, async (tx): Promise<D | R | NotOnce> => {
    await lockCommand(tx, hashRequest([named.principal, key]))
    const stored = await findAnswer(tx, named, new Date(now.getTime() - STORED_MS))
    if (stored) {
      const isSame = stored.route === route && stored.request_hash.equals(requestHash)
      if (!isSame) return { error: 'idempotency_key_reused' }
      return { status: stored.status, body: stored.answer } as D
    }
    const result = await run(tx)
    if ('error' in result) throw new Refused(result)
    const { status, body } = result
    await storeAnswer(tx, named, { route, request_hash: requestHash, status, answer: body }, now)
    return result
  }).catch((error: unknown) => {
    if (error instanceof Refused) return error.refusal as R
    throw error
  })
}

/** Deletes the answers that are no longer sent; returns how many. */
export const deleteExpiredAnswers = (db: Db, now: Date): Promise<number> =>
  deleteAnswers(db, new Date(now.getTime() - STORED_MS))

/** SHA-256 of a value as JSON, whatever the order of its properties. */
const hashRequest = (value: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(value, sorted) ?? '')
    .digest()

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
