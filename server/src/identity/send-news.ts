import type { Language, News, NewsWords, Sentence } from '@pasok/words'
import type { Db, Email, SendEmail } from '../platform/index.ts'
import { findMembers } from './profile/colleagues.store.ts'

/** Who reads an e-mail. */
interface Reader {
  readonly email: string
  readonly language: Language
}

type Facts = readonly (readonly [what: string, value: string])[]

/** What happened to which record, and who is told. */
export interface RecordNews {
  /** Of the record: the first part of the e-mail's name. */
  readonly kind: string
  /** What happened. Of what the words have no e-mail for nobody is told. */
  readonly news: string
  readonly words: NewsWords
  readonly number: string
  readonly company: string
  /** How it is still to be paid before it ships, where it is an order. */
  readonly toPay?: 'gateway' | 'transfer' | undefined
  /** What the other side wrote, or the shop says by itself. */
  readonly text: string | Sentence
  readonly buyerId: number
  /** Those of staff whose turn it is. */
  readonly findStaff: () => Promise<readonly Reader[]>
  /** The record's page. */
  readonly page: string
  /** Where its buyer does the next thing, if that is another page. */
  readonly next?: { readonly button: Sentence; readonly page: string } | undefined
  readonly facts: (reader: 'buyer' | 'staff', language: Language) => Facts
}

/**
 * Tells the buyer, or staff, what happened to a record. No e-mail names a price: it may be read by others. A member who has
 * left the company is not told.
 */
export const sendNews = async (tx: Db, sendEmail: SendEmail, told: RecordNews): Promise<void> => {
  const { news, words } = told
  const { button, page } = told.next ?? { button: words.button, page: told.page }
  const toBuyer = newsIn(words.toBuyers, news)
  if (toBuyer) {
    const buyer = (await findMembers(tx, [told.buyerId])).get(told.buyerId)
    if (buyer?.email) {
      const { name, email, language } = buyer
      const [heading, ...rest] = bodyOf(toBuyer, told, 'buyer', language)
      await sendEmail(tx, {
        ...envelopeOf(toBuyer, told, { email, language }),
        body: [
          ...(heading ? [heading] : []),
          { paragraph: words.greeting[language]({ name }) },
          ...rest,
          { button: button[language], to: page },
        ],
      })
    }
  }
  const toStaff = newsIn(words.toStaff, news)
  if (toStaff)
    for (const reader of await told.findStaff())
      await sendEmail(tx, {
        ...envelopeOf(toStaff, told, reader),
        body: bodyOf(toStaff, told, 'staff', reader.language),
      })
}

const newsIn = (all: NewsWords['toBuyers'], news: string): News | undefined =>
  Object.hasOwn(all, news) ? all[news] : undefined

const envelopeOf = (
  { subject }: News,
  told: RecordNews,
  { email, language }: Reader,
): Omit<Email, 'body'> => ({
  kind: `${told.kind}.${told.news}`,
  to: email,
  language,
  subject: subject[language](told),
})

/** The heading, and what there is to say. */
const bodyOf = (
  { subject, text: lead }: News,
  told: RecordNews,
  reader: 'buyer' | 'staff',
  language: Language,
): Email['body'] => {
  const facts = told.facts(reader, language)
  const text = typeof told.text === 'string' ? told.text : told.text[language]
  return [
    { heading: subject[language](told) },
    { paragraph: lead[language](told) },
    ...(text === '' ? [] : [{ paragraph: text }]),
    ...(facts.length === 0 ? [] : [{ facts }]),
  ]
}
