import type { Db } from '../database/database.ts'
import type { JobContext, Retry } from '../jobs/jobs.ts'
import { log } from '../log.ts'
import { deleteEmail, failEmail, takeWaitingEmail } from './email.store.ts'
import { NotSent } from './mail-refusal.ts'
import type { HandOver } from './mail-server.ts'

/** A day in all: 10 s, 20 s, 40 s … up to an hour apart. One attempt takes two minutes at most. */
export const EMAIL_RETRY: Retry = {
  retries: 31,
  firstSeconds: 10,
  mostSeconds: 3600,
  workSeconds: 120,
}

/** Brings an e-mail to the mail server, in a job. */
export type DeliverEmail = (id: string, context: Pick<JobContext, 'attempt' | 'last'>) => Promise<void>

interface Parts {
  readonly db: Db
  /** Without it no e-mail is delivered: those that wait are tried again until there is one. */
  readonly handOver: HandOver | undefined
}

/**
 * Delivers an e-mail that waits, and forgets it then. What the mail server refuses for good, and what it did not take at
 * the last attempt, is kept as failed. A process that ends between the server's answer and our note of it leaves an
 * e-mail that is sent once more, under the same Message-ID: better twice than never.
 */
export const emailDelivery =
  ({ db, handOver }: Parts): DeliverEmail =>
  async (id, { attempt, last }) => {
    const message = await takeWaitingEmail(db, id)
    if (!message) return
    const about = { emailId: id, kind: message.kind, attempt }
    try {
      if (!handOver) throw new NotSent('No mail server is configured any more', false)
      await handOver(message)
    } catch (error) {
      if (!(error instanceof NotSent) || !(last || error.forGood)) throw error
      await failEmail(db, id, error.message)
      log.error({ ...about, failure: error.message }, 'an e-mail was given up')
      return
    }
    await deleteEmail(db, id)
    log.info(about, 'an e-mail was sent')
  }
