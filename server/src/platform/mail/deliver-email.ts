import type { Db } from '../database/database.ts'
import type { JobContext, Retry } from '../jobs/jobs.ts'
import { log } from '../log.ts'
import { deleteEmail, failEmail, takeWaitingEmail } from './email.store.ts'
import { NotSent } from './mail-refusal.ts'
import type { HandOver } from './mail-server.ts'

/** About a day in total: 10 s, 20 s, 40 s … up to an hour apart. One attempt takes at most two minutes. */
export const EMAIL_RETRY: Retry = {
  retries: 31,
  firstSeconds: 10,
  mostSeconds: 3600,
  workSeconds: 120,
}

/** Delivers an e-mail to the mail server, in a job. */
export type DeliverEmail = (id: string, context: Pick<JobContext, 'attempt' | 'last'>) => Promise<void>

interface Parts {
  readonly db: Db
  /** Without it no e-mail is delivered: waiting ones are retried until there is a mail server. */
  readonly handOver: HandOver | undefined
}

/**
 * Delivers a waiting e-mail and deletes it. If the mail server refuses it permanently, or the last attempt fails, it is
 * stored as failed. If the process ends between the server's answer and the deletion, the e-mail is sent once more,
 * with the same Message-ID.
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
