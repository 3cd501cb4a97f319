import type { Language, Sentence, SentenceWith } from '@pasok/words'
import type { Db } from '../database/database.ts'
import type { CausedBy, EmailPart } from './email.ts'
import type { SendEmail } from './send-email.ts'

/** The recipient of an e-mail. */
export interface NoticeReader {
  readonly email: string
  readonly language: Language
  /** The name in the greeting, if the notice has one; empty for a shared address. */
  readonly name?: string
  /** Set if the address may belong to a stranger. */
  readonly causedBy?: CausedBy | undefined
}

/** An e-mail in both languages. */
export interface Notice {
  /** MODULE.EMAIL. It appears in the log, so it must not identify the reader. */
  readonly kind: string
  readonly subject: Sentence | ((language: Language) => string)
  /** Defaults to the subject. */
  readonly heading?: Sentence
  /** Omitted for staff. */
  readonly greeting?: Sentence | SentenceWith<{ readonly name: string }>
  /** The parts after the greeting; empty paragraphs and facts are omitted. */
  readonly body: (language: Language) => readonly EmailPart[]
  /** The address for replies, if not the shop's. */
  readonly replyTo?: string
}

/** Sends an e-mail to each reader in their language. Returns when the last one is sent, if later. */
export const sendNotice = async (
  tx: Db,
  sendEmail: SendEmail,
  readers: readonly NoticeReader[],
  { kind, subject, heading, greeting, body, replyTo }: Notice,
): Promise<Date | undefined> => {
  let later: Date | undefined
  for (const { email, language, name = '', causedBy } of readers) {
    const title = typeof subject === 'function' ? subject(language) : subject[language]
    const hello = greeting?.[language]
    later = await sendEmail(tx, {
      kind,
      to: email,
      language,
      subject: title,
      body: [
        { heading: heading?.[language] ?? title },
        ...(hello === undefined ? [] : [{ paragraph: typeof hello === 'string' ? hello : hello({ name }) }]),
        ...body(language).flatMap(withoutEmpty),
      ],
      ...(replyTo !== undefined && { replyTo }),
      ...(causedBy && { causedBy }),
    })
  }
  return later
}

const withoutEmpty = (part: EmailPart): EmailPart[] => {
  if ('paragraph' in part) return part.paragraph === '' ? [] : [part]
  if (!('facts' in part)) return [part]
  const facts = part.facts.filter(([, value]) => value !== '')
  return facts.length === 0 ? [] : [{ facts }]
}
