import { jakartaDay } from '@pasok/contract'
import type { Language, Sentence } from '@pasok/words'
import { companyOfAddress, findMembers } from '../identity/index.ts'
import type { Db, Email, SendEmail } from '../platform/index.ts'
import { invoiceNews, type InvoiceNews } from './emails/invoice-news.ts'
import { findAnyInvoice } from './invoice.store.ts'

interface News {
  readonly id: number
  readonly news: InvoiceNews
  /** From the due date, without a sign. */
  readonly days?: number
  /** What staff wrote, or the shop says by itself. */
  readonly text?: string | Sentence
  readonly now: Date
}

/**
 * Tells who ordered, in their language, and the company's accounts department what became of an invoice. A buyer typed the
 * address of the latter: unless it is a member's of the company, it may be a stranger's, and few e-mails an hour go to it.
 */
export const tellOfInvoice = async (
  tx: Db,
  { sendEmail }: { readonly sendEmail: SendEmail },
  { id, news, days = 0, text = '', now }: News,
): Promise<void> => {
  const invoice = await findAnyInvoice(tx, id, jakartaDay(now))
  if (!invoice) return
  const requester = (await findMembers(tx, [invoice.requester_id])).get(invoice.requester_id)
  const readers: { to: string; name: string; language: Language; limit?: Pick<Email, 'causedBy'> }[] = []
  if (requester?.email)
    readers.push({ to: requester.email, name: requester.name, language: requester.language })
  const accounts = invoice.accounts_email
  if (accounts !== '' && accounts !== requester?.email) {
    const isMember = (await companyOfAddress(tx, accounts)) === invoice.company_id
    readers.push({
      to: accounts,
      name: '',
      language: invoice.language,
      ...(!isMember && {
        limit: { causedBy: { network: `company ${invoice.company_id}`, purpose: 'invoice' } },
      }),
    })
  }
  for (const { limit, ...reader } of readers)
    await sendEmail(tx, {
      ...invoiceNews(news, {
        ...reader,
        id,
        number: invoice.number,
        orderNumber: invoice.order_number,
        poNumber: invoice.po_number,
        dueOn: invoice.due_on,
        days,
        text: typeof text === 'string' ? text : text[reader.language],
      }),
      ...limit,
    })
}
