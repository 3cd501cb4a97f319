import type { Db } from '../database/database.ts'
import type { JobContext, Patience } from '../jobs/jobs.ts'
import { log } from '../log.ts'
import { deleteLetter, failLetter, findLetter } from './letter.store.ts'
import { NotSent } from './mail-refusal.ts'
import type { HandOver } from './mail-server.ts'

/** A day in all: 10 s, 20 s, 40 s … up to an hour apart. One attempt takes two minutes at most. */
export const LETTER_PATIENCE: Patience = {
  retries: 31,
  firstSeconds: 10,
  mostSeconds: 3600,
  workSeconds: 120,
}

/** Brings a letter to the mail server, in a job. */
export type DeliverLetter = (letter: string, context: Pick<JobContext, 'attempt' | 'last'>) => Promise<void>

interface Parts {
  readonly db: Db
  /** Without it no letter is delivered: those that wait are tried again until there is one. */
  readonly handOver: HandOver | undefined
}

/**
 * Delivers a letter that waits, and forgets it then. What the mail server refuses for good, and what it did not take at
 * the last attempt, is kept as failed. A process that ends between the server's answer and our note of it leaves a
 * letter that is sent once more, under the same Message-ID: better twice than never.
 */
export const letterDelivery =
  ({ db, handOver }: Parts): DeliverLetter =>
  async (id, { attempt, last }) => {
    const letter = await findLetter(db, id)
    if (letter?.state !== 'waiting') return
    const about = { letter: id, kind: letter.kind, attempt }
    try {
      if (!handOver) throw new NotSent('No mail server is configured any more', false)
      await handOver(letter)
    } catch (error) {
      if (!(error instanceof NotSent) || !(last || error.forGood)) throw error
      await failLetter(db, id, error.message)
      log.error({ ...about, failure: error.message }, 'a letter was given up')
      return
    }
    await deleteLetter(db, id)
    log.info(about, 'a letter was sent')
  }
