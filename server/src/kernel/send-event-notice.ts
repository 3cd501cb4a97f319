import type { Language, NoticeWords, Sentence, SentenceWith } from '@pasok/words'
import { sendNotice, type Db, type NoticeReader, type SendEmail } from '../platform/index.ts'

/** An event of a record, for readers of one side. */
export interface EventNotice<Named> {
  /** The kind of the record; with the event it names the e-mail in the log: `order.placed`. */
  readonly kind: string
  /** The event. Events without an email template notify no one. */
  readonly event: string
  readonly words: Readonly<Record<string, NoticeWords<Named>>>
  /** The values that the words name. */
  readonly named: Named
  readonly findReaders: () => Promise<readonly NoticeReader[]>
  /** Set for customers; staff are not greeted. */
  readonly greeting?: SentenceWith<{ readonly name: string }>
  /** A person's text, or the shop's own; empty for none. */
  readonly text?: string | Sentence
  /** A small table; rows with an empty value are left out. */
  readonly facts?: (language: Language) => readonly (readonly [what: string, value: string])[]
  /** Opens a page of the shop. */
  readonly button?: { readonly label: Sentence; readonly page: string } | undefined
}

/** Sends an e-mail about a record to each reader, in their language. */
export const sendEventNotice = async <Named>(
  tx: Db,
  sendEmail: SendEmail,
  { kind, event, words, named, findReaders, greeting, text = '', facts, button }: EventNotice<Named>,
): Promise<void> => {
  const message = Object.hasOwn(words, event) ? words[event] : undefined
  if (!message) return
  await sendNotice(tx, sendEmail, await findReaders(), {
    kind: `${kind}.${event}`,
    subject: (language) => message.subject[language](named),
    ...(greeting && { greeting }),
    body: (language) => [
      { paragraph: message.text[language](named) },
      { paragraph: typeof text === 'string' ? text : text[language] },
      { facts: facts?.(language) ?? [] },
      ...(button ? [{ button: button.label[language], to: button.page }] : []),
    ],
  })
}
