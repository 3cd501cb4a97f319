import { type PayInstructions, formatDay, jakartaClock, jakartaDay } from '@pasok/contract'
import { paymentEmailWords as words, paymentMethodWords, rupiahText, type Language } from '@pasok/words'
import { memberReaders } from '../identity/index.ts'
import { findPayableInvoice } from '../invoice/index.ts'
import { findLastEvent, type OrderRow } from '../order/index.ts'
import { sendNotice, type Db, type SendEmail } from '../platform/index.ts'
import type { AttemptRow } from './payment.store.ts'

/**
 * E-mails the payment instructions of a gateway attempt to the member who chose it: where to pay, how much and until
 * when. For an order, the amount due is the only sum in the e-mail, since it is the one to pay.
 */
export const sendPaymentInstructions = async (
  tx: Db,
  { sendEmail }: { readonly sendEmail: SendEmail },
  order: OrderRow,
  { method, amount, expires_at, invoice_id }: AttemptRow,
  instructions: PayInstructions,
  now: Date,
): Promise<void> => {
  const invoice =
    invoice_id === null
      ? undefined
      : await findPayableInvoice(tx, { companyId: order.company_id }, invoice_id, now)
  const chosen = await findLastEvent(tx, order.id, invoice ? 'payment_of_invoice' : 'payment_again')
  const number = invoice?.number ?? order.number
  await sendNotice(tx, sendEmail, await memberReaders(tx, chosen?.actor_id ?? order.placed_by), {
    kind: 'payment.instructions',
    subject: (language) => words.subject[invoice ? 'invoice' : 'order'][language]({ number }),
    greeting: words.greeting,
    body: (language) => [
      { paragraph: words.text[instructions.kind][language] },
      {
        facts: [
          [words.facts.method[language], paymentMethodWords[method].name[language]],
          ...listAccountFacts(instructions, language),
          [words.facts.amount[language], rupiahText(amount)],
          [words.facts.deadline[language], expires_at ? formatDeadline(expires_at, language) : ''],
        ],
      },
      {
        button: words.button[language],
        to: invoice ? `/account/invoices/${invoice_id}/pay` : `/shop/payment/${order.quotation_id}`,
      },
    ],
  })
}

const listAccountFacts = (
  instructions: PayInstructions,
  language: Language,
): (readonly [string, string])[] => {
  if (instructions.kind === 'va') return [[words.facts.account[language], instructions.account]]
  if (instructions.kind === 'qr') return []
  return [
    [words.facts.biller_code[language], instructions.biller_code],
    [words.facts.bill_key[language], instructions.bill_key],
  ]
}

const formatDeadline = (at: Date, language: Language): string =>
  words.deadline[language]({ day: formatDay(jakartaDay(at)), ...jakartaClock(at) })
