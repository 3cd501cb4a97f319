import type { StaffRole } from '@pasok/contract'
import { orderEmailWords as words, rupiahText, type Language, type Sentence } from '@pasok/words'
import { sendEventNotice } from '../kernel/index.ts'
import { memberReaders, staffWith } from '../identity/index.ts'
import type { Db, SendEmail } from '../platform/index.ts'
import { findAnyOrder } from './order.store.ts'
import { resolveAwaitedPayment } from './order.ts'

interface News {
  readonly id: number
  /** A step, or a payment event. Events without an e-mail template notify no one. */
  readonly news: string
  /** The other side's text, or the shop's own. */
  readonly text?: string | Sentence
  /** The amount still to be transferred for an order. */
  readonly missing?: number | undefined
}

/** The staff roles that each event notifies. */
const rolesByEvent = {
  placed: ['sales', 'admin'],
  cancel_by_buyer: ['sales', 'admin'],
  proof_uploaded: ['finance', 'admin'],
  payment_needs_review: ['finance', 'admin'],
  payment_late: ['finance', 'admin'],
  payment_to_return: ['finance', 'admin'],
  payment_of_closed: ['finance', 'admin'],
  payment_refund_failed: ['finance', 'admin'],
  payment_check_failed: ['finance', 'admin'],
  payment_reversed: ['finance', 'admin'],
  payment_corrected: ['finance', 'sales', 'warehouse', 'admin'],
} as const satisfies Record<keyof typeof words.toStaff, readonly StaffRole[]>

/** Sends the e-mail about an event of an order to the member who ordered and to the responsible staff. */
export const notifyOrderEvent = async (
  tx: Db,
  { sendEmail }: { readonly sendEmail: SendEmail },
  { id, news, text = '', missing }: News,
): Promise<void> => {
  const order = await findAnyOrder(tx, id)
  if (!order) return
  const { number, company_name: company, po_number: poNumber, line_count: lines } = order
  const toPay = resolveAwaitedPayment(order)
  const roles: Readonly<Partial<Record<string, readonly StaffRole[]>>> = rolesByEvent
  const about = { kind: 'order', event: news, named: { number, company, toPay }, text }
  const factsFor = (language: Language) =>
    [
      [words.facts.number[language], number],
      [words.facts.company[language], company],
      [words.facts.lines[language], String(lines)],
      [words.facts.po_number[language], poNumber],
    ] as const
  await sendEventNotice(tx, sendEmail, {
    ...about,
    words: words.toBuyers,
    findReaders: () => memberReaders(tx, order.placed_by),
    greeting: words.greeting,
    facts: (language) => [
      ...factsFor(language),
      [words.facts.to_transfer[language], missing === undefined ? '' : rupiahText(missing)],
    ],
    button:
      news === 'placed' && toPay === 'gateway'
        ? { label: words.pay, page: `/shop/payment/${order.quotation_id}` }
        : { label: words.button, page: `/account/orders/${id}` },
  })
  await sendEventNotice(tx, sendEmail, {
    ...about,
    words: words.toStaff,
    findReaders: () => staffWith(tx, roles[news] ?? []),
    facts: factsFor,
  })
}
