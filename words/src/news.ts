import type { Sentence, SentenceWith } from './language.ts'

interface Named {
  readonly number: string
  readonly company: string
  /** How an order that ships once it is paid is still to be paid. */
  readonly toPay?: 'gateway' | 'transfer' | undefined
}

/** A subject and what the e-mail begins with. */
export interface News {
  readonly subject: SentenceWith<Named>
  readonly text: SentenceWith<Named>
}

/** The e-mails about one kind of record, by what happened to it. */
export interface NewsWords {
  readonly toBuyers: Readonly<Record<string, News>>
  readonly toStaff: Readonly<Record<string, News>>
  readonly greeting: SentenceWith<{ readonly name: string }>
  /** Opens the record's page. */
  readonly button: Sentence
}
