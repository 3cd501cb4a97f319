import { randomUUID } from 'node:crypto'
import type { Db } from '../database/database.ts'
import { mailAddress, oneLine } from './clean.ts'
import { emailHtml } from './email-html.ts'
import { emailText } from './email-text.ts'
import { lockEmailTimes, takeEmailTime } from './email-time.store.ts'
import { deleteOldEmails, insertEmail, listWaitingEmails, rewriteEmail } from './email.store.ts'
import type { CausedBy, Email, Letterhead } from './email.ts'

/**
 * Sends an e-mail if and when the caller's transaction commits: to the mail server, or without one it is stored for 30
 * days. Returns the time if it is sent later: an e-mail that anyone can cause may be delayed, or dropped if it is
 * optional. Throws RangeError for an invalid address, without naming it.
 */
export type SendEmail = (tx: Db, message: Email) => Promise<Date | undefined>

/** Announced for a stored e-mail, in the same transaction; its job delivers it. */
export interface EmailWritten {
  readonly type: 'email_written'
  /** The id; the event contains nothing of the content. */
  readonly letter: string
}

interface Desk extends Letterhead {
  /** Queues the job; without it e-mails are only stored. */
  readonly announce?: ((tx: Db, event: EmailWritten, startAfter?: Date) => Promise<void>) | undefined
  /** The clock, which tests may set. */
  readonly now?: () => Date
}

/** The most waiting e-mails about registrations to one address. */
const MOST_WAITING = 20

/**
 * Whether the e-mails about registrations that wait for this address are at their limit: the next one replaces the
 * last, and must include its content. Locks the time slots of the address, so that the answer stays true.
 */
export const isEmailQueueFull = async (tx: Db, recipient: string, now: Date): Promise<boolean> => {
  await lockEmailTimes(tx, recipient)
  return (await listWaitingEmails(tx, recipient, 'registration', now)).length >= MOST_WAITING
}

/**
 * The waiting e-mail that another one replaces: for accounts an earlier one of the same kind, for registrations the
 * last one if too many are waiting. E-mails about invoices all differ and are bounded by the company's invoices: none
 * is replaced.
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

/** The function that modules send their e-mails with. */
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
    // Read after the lock, which may take a while: what is due by then is not rewritten.
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
