import { formatDay, jakartaDay } from '@pasok/contract'
import { invoiceEmailWords as words, type Sentence } from '@pasok/words'
import { findCompanyByEmail, memberReaders } from '../identity/index.ts'
import { sendEventNotice } from '../kernel/index.ts'
import type { Db, NoticeReader, SendEmail } from '../platform/index.ts'
import { findAnyInvoice, type InvoiceRow } from './invoice.store.ts'

interface News {
  readonly id: number
  readonly news: keyof typeof words.news
  /** Days before or after the due date, without a sign. */
  readonly days?: number
  /** Staff's text, or the shop's own. */
  readonly text?: string | Sentence
  readonly now: Date
}

/**
 * Sends the e-mail about an event of an invoice, without prices, to the member who ordered and to the company's
 * accounts department.
 */
export const notifyInvoiceEvent = async (
  tx: Db,
  { sendEmail }: { readonly sendEmail: SendEmail },
  { id, news, days = 0, text = '', now }: News,
): Promise<void> => {
  const invoice = await findAnyInvoice(tx, id, jakartaDay(now))
  if (!invoice) return
  const { number, order_number: order, po_number: poNumber } = invoice
  const due = invoice.due_on === null ? '' : formatDay(invoice.due_on)
  await sendEventNotice(tx, sendEmail, {
    kind: 'invoice',
    event: news,
    words: words.news,
    named: { number, due, days },
    findReaders: () => findReaders(tx, invoice),
    greeting: words.greeting,
    text,
    facts: (language) => [
      [words.facts.number[language], number],
      [words.facts.order[language], order],
      [words.facts.po_number[language], poNumber],
      [words.facts.due_on[language], due],
    ],
    button: { label: words.button, page: `/account/invoices/${id}` },
  })
}

/**
 * A buyer typed the accounts department's address: unless it is a member's of the company, it may be a stranger's, and
 * the number of e-mails an hour to it is limited.
 */
const findReaders = async (tx: Db, invoice: InvoiceRow): Promise<NoticeReader[]> => {
  const { requester_id, accounts_email: email, company_id, language } = invoice
  const readers = await memberReaders(tx, requester_id)
  if (email === '' || readers.some((reader) => reader.email === email)) return readers
  const isMember = (await findCompanyByEmail(tx, email)) === company_id
  const causedBy = isMember ? undefined : ({ network: `company ${company_id}`, purpose: 'invoice' } as const)
  return [...readers, { email, language, ...(causedBy && { causedBy }) }]
}
