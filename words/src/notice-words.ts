import type { SentenceWith } from './language.ts'

/** The subject of an e-mail about a record, and the sentence that it begins with. */
export interface NoticeWords<Named> {
  readonly subject: SentenceWith<Named>
  readonly text: SentenceWith<Named>
}

/** The values that e-mails about orders and quotations name. */
export interface SaleNamed {
  readonly number: string
  readonly company: string
  /** How an order that ships once it is paid is still to be paid. */
  readonly toPay?: 'gateway' | 'transfer' | undefined
}
