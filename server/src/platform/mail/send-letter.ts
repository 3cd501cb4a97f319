import { randomUUID } from 'node:crypto'
import type { Db } from '../database/database.ts'
import { mailAddress, oneLine } from './clean.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import { takeEmailTime } from './email-time.store.ts'
import { forgetOldLetters, insertLetter } from './letter.store.ts'
import type { Letter, Letterhead } from './letter.ts'

/**
 * Sends a letter if and when the caller's transaction commits: to the mail server where there is one, else it is kept
 * for 30 days. Answers when it goes, where that is later: one that anybody can cause may have to wait. Throws
 * RangeError, without naming it, for an address that is none.
 */
export type SendLetter = (tx: Db, letter: Letter) => Promise<Date | undefined>

/** What sends a letter that is written: its job, in the same transaction. */
export interface LetterWritten {
  readonly type: 'letter_written'
  /** Its id; the job holds nothing of what it says. */
  readonly letter: string
}

interface Desk extends Letterhead {
  /** Queues the job; without it letters are kept. */
  readonly announce?: ((tx: Db, event: LetterWritten, startAfter?: Date) => Promise<void>) | undefined
  /** The time, which tests may set. */
  readonly now?: () => Date
}

/** What the modules send their letters with. */
export const openLetters =
  ({ shop, origin, announce, now = () => new Date() }: Desk): SendLetter =>
  async (tx, letter) => {
    const id = randomUUID()
    const recipient = mailAddress(letter.to)
    const time = now()
    const dueAt =
      letter.causedBy === undefined ? time : await takeEmailTime(tx, recipient, letter.causedBy, time)
    const later = dueAt > time ? dueAt : undefined
    const stored = {
      id,
      kind: letter.kind,
      state: announce ? 'waiting' : 'kept',
      recipient,
      language: letter.language,
      subject: oneLine(letter.subject),
      html: await letterHtml(letter, { shop, origin }),
      plain: letterText(letter, { shop, origin }),
      due_at: dueAt,
    } as const
    await insertLetter(tx, stored)
    await announce?.(tx, { type: 'letter_written', letter: id }, later)
    await forgetOldLetters(tx)
    return later
  }
