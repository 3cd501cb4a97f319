import type { Language, NoticeWords, Sentence, SentenceWith } from '@pasok/words'
import type { Db, Email, SendEmail } from '../platform/index.ts'

/** The recipient of an e-mail. */
export interface NoticeReader {
  readonly email: string
  readonly language: Language
  /** Greeted by it where the notice has a greeting; empty for a shared address. */
  readonly name?: string
  /** Set where the address may be a stranger's. */
  readonly causedBy?: Email['causedBy']
}

/** What happened to a record, for readers of one side. */
export interface Notice<Named> {
  /** The kind of the record; with the event the e-mail's name in the log: `order.placed`. */
  readonly kind: string
  /** What happened. Events without an email template notify no one. */
  readonly event: string
  readonly words: Readonly<Record<string, NoticeWords<Named>>>
  /** The values that the words name. */
  readonly named: Named
  readonly findReaders: () => Promise<readonly NoticeReader[]>
  /** Set for customers; staff are not greeted. */
  readonly greeting?: SentenceWith<{ readonly name: string }>
  /** What a person wrote, or the shop says by itself; empty for nothing. */
  readonly text?: string | Sentence
  /** A small table; a fact whose value is empty is left out. */
  readonly facts?: (language: Language) => readonly (readonly [what: string, value: string])[]
  /** Opens a page of the shop. */
  readonly button?: { readonly label: Sentence; readonly page: string }
}

/** Sends an e-mail about a record to each reader, in their language. */
export const sendNotice = async <Named>(
  tx: Db,
  sendEmail: SendEmail,
  { kind, event, words, named, findReaders, greeting, text = '', facts, button }: Notice<Named>,
): Promise<void> => {
  const message = Object.hasOwn(words, event) ? words[event] : undefined
  if (!message) return
  for (const { email, language, name = '', causedBy } of await findReaders()) {
    const subject = message.subject[language](named)
    const note = typeof text === 'string' ? text : text[language]
    const rows = facts?.(language).filter(([, value]) => value !== '') ?? []
    await sendEmail(tx, {
      kind: `${kind}.${event}`,
      to: email,
      language,
      subject,
      body: [
        { heading: subject },
        ...(greeting ? [{ paragraph: greeting[language]({ name }) }] : []),
        { paragraph: message.text[language](named) },
        ...(note === '' ? [] : [{ paragraph: note }]),
        ...(rows.length === 0 ? [] : [{ facts: rows }]),
        ...(button ? [{ button: button.label[language], to: button.page }] : []),
      ],
      ...(causedBy && { causedBy }),
    })
  }
}
