import type { Language } from '@pasok/words'
import { inTransaction, sendNotice, type Db, type SendEmail } from '../../platform/index.ts'
import type { SettingsFile } from '../settings.ts'
import { contactMessageEmail, messageReceivedEmail } from '../emails/contact-message.ts'
import { countEmailedSince, insertMessage, lockMessages } from './message.store.ts'

/** A message from the contact page. */
export interface Message {
  readonly name: string
  readonly company: string
  readonly email: string
  readonly phone: string
  readonly message: string
}

interface Sender {
  readonly language: Language
  readonly network: string
  readonly now: Date
}

interface Parts {
  readonly db: Db
  readonly sendEmail: SendEmail
  readonly shop: Pick<SettingsFile, 'email' | 'language'>
}

/** The most messages an hour that the shop's mailbox gets; further ones are only stored. */
const MOST_EMAILED_AN_HOUR = 60
const HOUR_MS = 60 * 60 * 1000

/** Stores a message, e-mails it to the shop in its own language, and confirms it to its sender in theirs. */
export const sendMessage = (
  { db, sendEmail, shop }: Parts,
  message: Message,
  { language, network, now }: Sender,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockMessages(tx)
    const emailed = await countEmailedSince(tx, new Date(now.getTime() - HOUR_MS))
    const isEmailed = emailed < MOST_EMAILED_AN_HOUR
    const { message: text, ...sender } = message
    await insertMessage(tx, { ...sender, text, language, written_at: now, is_emailed: isEmailed })
    if (isEmailed)
      await sendNotice(
        tx,
        sendEmail,
        [{ email: shop.email, language: shop.language }],
        contactMessageEmail(message, language),
      )
    // Dropped if it would have to wait.
    const causedBy = { network, purpose: 'registration', isOptional: true } as const
    await sendNotice(tx, sendEmail, [{ email: message.email, language, causedBy }], messageReceivedEmail)
  })
