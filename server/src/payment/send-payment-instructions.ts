import { type PayInstructions, formatDay, jakartaClock, jakartaDay } from '@pasok/contract'
import { paymentEmailWords as words, paymentMethodWords, rupiahText, type Language } from '@pasok/words'
import { findMembers } from '../identity/index.ts'
import { findPayableInvoice } from '../invoice/index.ts'
import { findLastEvent, type OrderRow } from '../order/index.ts'
import type { Db, SendEmail } from '../platform/index.ts'
import type { AttemptRow } from './payment.store.ts'

/**
 * Tells who chose to pay an order or an invoice through the gateway where to pay it, how much and until when. Of an order
 * the amount to be paid is the only sum in the e-mail: the payer needs it.
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
  const readerId = chosen?.actor_id ?? order.placed_by
  const reader = (await findMembers(tx, [readerId])).get(readerId)
  if (!reader?.email) return
  const { email, language, name } = reader
  const number = invoice?.number ?? order.number
  const subject = words.subject[invoice ? 'invoice' : 'order'][language]({ number })
  await sendEmail(tx, {
    kind: 'payment.instructions',
    to: email,
    language,
    subject,
    body: [
      { heading: subject },
      { paragraph: words.greeting[language]({ name }) },
      { paragraph: words.text[instructions.kind][language] },
      {
        facts: [
          [words.facts.method[language], paymentMethodWords[method].name[language]],
          ...accountOf(instructions, language),
          [words.facts.amount[language], rupiahText(amount)],
          ...(expires_at
            ? [[words.facts.deadline[language], deadlineOf(expires_at, language)] as const]
            : []),
        ],
      },
      {
        button: words.button[language],
        to: invoice ? `/account/invoices/${invoice_id}/pay` : `/shop/payment/${order.quotation_id}`,
      },
    ],
  })
}

const accountOf = (instructions: PayInstructions, language: Language): (readonly [string, string])[] => {
  if (instructions.kind === 'va') return [[words.facts.account[language], instructions.account]]
  if (instructions.kind === 'qr') return []
  return [
    [words.facts.biller_code[language], instructions.biller_code],
    [words.facts.bill_key[language], instructions.bill_key],
  ]
}

const deadlineOf = (at: Date, language: Language): string =>
  words.deadline[language]({ day: formatDay(jakartaDay(at)), ...jakartaClock(at) })
