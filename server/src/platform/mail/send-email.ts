import { randomUUID } from 'node:crypto'
import type { Db } from '../database/database.ts'
import { mailAddress, oneLine } from './clean.ts'
import { emailHtml } from './email-html.ts'
import { emailText } from './email-text.ts'
import { takeEmailTime } from './email-time.store.ts'
import { deleteOldEmails, insertEmail } from './email.store.ts'
import type { Email, Letterhead } from './email.ts'

/**
 * Sends an e-mail if and when the caller's transaction commits: to the mail server where there is one, else it is kept
 * for 30 days. Answers when it goes, where that is later: one that anybody can cause may have to wait. Throws
 * RangeError, without naming it, for an address that is none.
 */
export type SendEmail = (tx: Db, message: Email) => Promise<Date | undefined>

/** What sends an e-mail that is written: its job, in the same transaction. */
export interface EmailWritten {
  readonly type: 'email_written'
  /** Its id; the job holds nothing of what it says. */
  readonly letter: string
}

interface Desk extends Letterhead {
  /** Queues the job; without it e-mails are kept. */
  readonly announce?: ((tx: Db, event: EmailWritten, startAfter?: Date) => Promise<void>) | undefined
  /** The time, which tests may set. */
  readonly now?: () => Date
}

/** What the modules send their e-mails with. */
export const openEmails =
  ({ shop, origin, announce, now = () => new Date() }: Desk): SendEmail =>
  async (tx, message) => {
    const id = randomUUID()
    const recipient = mailAddress(message.to)
    const time = now()
    const dueAt =
      message.causedBy === undefined ? time : await takeEmailTime(tx, recipient, message.causedBy, time)
    const later = dueAt > time ? dueAt : undefined
    const stored = {
      id,
      kind: message.kind,
      state: announce ? 'waiting' : 'kept',
      recipient,
      language: message.language,
      subject: oneLine(message.subject),
      html: await emailHtml(message, { shop, origin }),
      plain: emailText(message, { shop, origin }),
      due_at: dueAt,
    } as const
    await insertEmail(tx, stored)
    await announce?.(tx, { type: 'email_written', letter: id }, later)
    await deleteOldEmails(tx)
    return later
  }
