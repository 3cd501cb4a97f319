import { formatDay } from '@pasok/contract'
import { quotationEmailWords as words } from '@pasok/words'
import { sendEventNotice } from '../kernel/index.ts'
import { findStaffById, memberReaders, staffWith } from '../identity/index.ts'
import type { Db, NoticeReader, SendEmail } from '../platform/index.ts'
import { findAnyQuotation, type QuotationRow } from './quotation.store.ts'

/** The data that quotation e-mails need. */
export interface NotifyParts {
  readonly db: Db
  readonly sendEmail: SendEmail
}

interface News {
  readonly id: number
  /** A step, or a message of one side. Events without an e-mail template notify no one. */
  readonly news: string
  /** The other side's text. */
  readonly text?: string
  /** The staff to notify, in place of the salesperson. */
  readonly staff?: readonly NoticeReader[]
}

/** Events of an offer that can be ordered; their e-mails name its last day. */
const OF_OFFERS: readonly string[] = [
  'send',
  'remind',
  'offer_again',
  'extend',
] satisfies (keyof typeof words.toBuyers)[]

/**
 * Sends the e-mail about an event of a quotation to the other side: its requester, once they see it, or its salesperson or,
 * without one, all sales.
 */
export const notifyQuotationEvent = async (
  tx: Db,
  { sendEmail }: NotifyParts,
  { id, news, text = '', staff }: News,
): Promise<void> => {
  const quotation = await findAnyQuotation(tx, id)
  if (!quotation) return
  const { number, company_name: company, line_count: lines, valid_until: validUntil } = quotation
  const salesperson =
    (quotation.salesperson_id && (await findStaffById(tx, quotation.salesperson_id))?.name) || ''
  const about = { kind: 'quotation', event: news, named: { number, company }, text }
  await sendEventNotice(tx, sendEmail, {
    ...about,
    words: words.toBuyers,
    findReaders: async () => (quotation.is_hidden ? [] : memberReaders(tx, quotation.requester_id)),
    greeting: words.greeting,
    facts: (language) =>
      OF_OFFERS.includes(news) && validUntil !== null
        ? [[words.facts.valid_until[language], formatDay(validUntil)]]
        : [],
    button: { label: words.button, page: `/account/quotation/${id}` },
  })
  await sendEventNotice(tx, sendEmail, {
    ...about,
    words: words.toStaff,
    findReaders: async () => staff ?? (await findSellers(tx, quotation)),
    facts: (language) => [
      [words.facts.number[language], number],
      [words.facts.company[language], company],
      [words.facts.lines[language], String(lines)],
      [words.facts.salesperson[language], salesperson],
    ],
  })
}

const findSellers = async (tx: Db, { salesperson_id }: QuotationRow) => {
  const own = salesperson_id === null ? undefined : await findStaffById(tx, salesperson_id)
  return own ? [own] : staffWith(tx, ['sales', 'admin'])
}
