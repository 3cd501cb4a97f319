import type { Language, Sentence, SentenceWith } from '@pasok/words'
import type { Db } from '../database/database.ts'
import type { CausedBy, EmailPart } from './email.ts'
import type { SendEmail } from './send-email.ts'

/** The recipient of an e-mail. */
export interface NoticeReader {
  readonly email: string
  readonly language: Language
  /** Greeted by it where the notice has a greeting; empty for a shared address. */
  readonly name?: string
  /** Set where the address may be a stranger's. */
  readonly causedBy?: CausedBy | undefined
}

/** An e-mail in both languages. */
export interface Notice {
  /** MODULE.EMAIL; the log names it, so it says nothing of the reader. */
  readonly kind: string
  readonly subject: Sentence | ((language: Language) => string)
  /** The subject where it is not set. */
  readonly heading?: Sentence
  /** Not set for staff. */
  readonly greeting?: Sentence | SentenceWith<{ readonly name: string }>
  /** What follows the greeting; empty paragraphs and facts are left out. */
  readonly body: (language: Language) => readonly EmailPart[]
  /** Where an answer goes, if not to the shop. */
  readonly replyTo?: string
}

/** Sends an e-mail to each reader, in their language. Returns when the last one goes, where that is later. */
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
