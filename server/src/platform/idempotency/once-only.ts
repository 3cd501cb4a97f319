import { createHash } from 'node:crypto'
import type { Actor } from '../audit.store.ts'
import type { Db } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { deleteAnswers, findAnswer, lockCommand, storeAnswer } from './idempotency.store.ts'

/** A command as it was received. */
export interface Command {
  /** The sender. Equal keys of other senders are different keys. */
  readonly principal: Exclude<Actor, { kind: 'system' }>
  /** The header `Idempotency-Key`: 1 to 200 visible ASCII characters. */
  readonly key: string | undefined
  /** Method and path, as in the contract: `POST /v3/quotation/{id}/accept`. */
  readonly route: string
  /** Everything else that defines the command, as JSON: path parameters, body, file hashes. */
  readonly request: unknown
}

/** The answer to an executed command. */
export interface Done {
  readonly status: 200 | 201 | 202
  /** As JSON, so that the first answer and a repeated one are equal. */
  readonly body: unknown
}

/** Why nothing was executed; endpoints respond with 400 and 422. */
export interface NotOnce {
  readonly error: 'invalid_request' | 'idempotency_key_reused'
}

/** Rolls back a command's transaction and carries its refusal. */
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
 * Runs a command in a transaction that also stores its answer for 24 hours. A repeated command gets that answer and
 * changes nothing; the same key with other content is refused. If the command is running elsewhere, waits for it until
 * the statement timeout, and then throws an error for which `isStatementTimeout` is true. Refusals (`error`) and
 * exceptions roll back what `run` wrote and are not stored: a retry may succeed, and may have other content with the
 * same key. `run` must use the database only through `tx`, and have no other side effects that must not happen twice.
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

/** Deletes expired answers; returns how many. */
export const deleteExpiredAnswers = (db: Db, now: Date): Promise<number> =>
  deleteAnswers(db, new Date(now.getTime() - STORED_MS))

/** SHA-256 of a value as JSON, independent of the order of its properties. */
const hashRequest = (value: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(value, sorted) ?? '')
    .digest()

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
