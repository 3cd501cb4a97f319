import { randomUUID } from 'node:crypto'
import type { Db } from '../database/database.ts'
import { mailAddress, oneLine } from './clean.ts'
import { emailHtml } from './email-html.ts'
import { emailText } from './email-text.ts'
import { lockEmailTimes, takeEmailTime } from './email-time.store.ts'
import { deleteOldEmails, insertEmail, listWaitingEmails, rewriteEmail } from './email.store.ts'
import type { CausedBy, Email, Letterhead } from './email.ts'

/**
 * Sends an e-mail if and when the caller's transaction commits: to the mail server where there is one, else it is kept
 * for 30 days. Returns when it goes, where that is later: one that anybody can cause may have to wait, or is dropped if it
 * is optional. Throws RangeError, without naming it, for an address that is none.
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

/** Of e-mails about registrations that go to one address so many wait at most. */
const MOST_WAITING = 20

/**
 * Whether no more e-mails about registrations may wait for this address: the next one takes the place of the last, and
 * has to say what that would have said. Locks the places of the address, so that the answer holds.
 */
export const isEmailQueueFull = async (tx: Db, recipient: string, now: Date): Promise<boolean> => {
  await lockEmailTimes(tx, recipient)
  return (await listWaitingEmails(tx, recipient, 'registration', now)).length >= MOST_WAITING
}

/**
 * The waiting e-mail whose place another takes: one of an account is as good as an earlier one of its kind, and of those
 * about registrations the last gives way where too many wait. Each about an invoice says something else, and they are as
 * many as the company's invoices: none gives way.
 */
const findReplaced = async (tx: Db, recipient: string, kind: string, { purpose }: CausedBy, now: Date) => {
  if (purpose === 'invoice') return undefined
  const waiting = await listWaitingEmails(tx, recipient, purpose, now)
  return purpose === 'account'
    ? waiting.find((one) => one.kind === kind)
    : waiting.length >= MOST_WAITING
      ? waiting[0]
      : undefined
}

/** What the modules send their e-mails with. */
export const openEmails =
  ({ shop, origin, announce, now = () => new Date() }: Desk): SendEmail =>
  async (tx, message) => {
    const { kind, language, causedBy } = message
    const recipient = mailAddress(message.to)
    const written = {
      kind,
      language,
      reply_to: message.replyTo === undefined ? null : mailAddress(message.replyTo),
      subject: oneLine(message.subject),
      html: await emailHtml(message, { shop, origin }),
      plain: emailText(message, { shop, origin }),
    }
    if (causedBy) await lockEmailTimes(tx, recipient)
    // Read after the lock, which may have taken a while: what was due meanwhile is not rewritten.
    const time = now()
    const replaced =
      causedBy && !causedBy.isOptional && (await findReplaced(tx, recipient, kind, causedBy, time))
    if (replaced && (await rewriteEmail(tx, replaced.id, written, time))) return replaced.due_at
    const id = randomUUID()
    const dueAt = causedBy ? await takeEmailTime(tx, recipient, causedBy, time) : time
    if (dueAt === undefined) return undefined
    const later = dueAt > time ? dueAt : undefined
    await insertEmail(tx, {
      ...written,
      id,
      state: announce ? 'waiting' : 'kept',
      recipient,
      due_at: dueAt,
      purpose: causedBy?.purpose ?? null,
    })
    await announce?.(tx, { type: 'email_written', letter: id }, later)
    await deleteOldEmails(tx)
    return later
  }
