import type { HeldRefundState } from '@pasok/contract'
import { heldRefundEmails, rupiahText, type Language } from '@pasok/words'
import { memberReaders, ownerReaders, staffWith } from '../../identity/index.ts'
import { settleOrder, type SettleParts } from '../../invoice/index.ts'
import { sendEventNotice } from '../../kernel/index.ts'
import type { HeldRefundRow } from '../../ledger/index.ts'
import { findCompany } from '../../company/index.ts'
import { noteOrderEvent, type OrderAct, type OrderRow } from '../../order/index.ts'
import type { Db, SendEmail } from '../../platform/index.ts'

/** Where a refund is transferred to. */
export interface Payee {
  readonly bank: string
  readonly number: string
  readonly holder: string
}

/** The columns of a payee. */
export const toPayeeColumns = ({ bank, number, holder }: Payee) => ({
  bank,
  account_number: number,
  account_holder: holder,
})

/** The order's events for the states of a refund of its money. */
const eventByState: Readonly<Record<HeldRefundState, string>> = {
  waiting: 'refund_asked',
  requested: 'payment_refund_requested',
  done: 'payment_refunded',
  refused: 'refund_refused',
}

/**
 * What follows each state of a refund of held money: its order's sums and timeline, and e-mails. The caller has locked the order,
 * if it has one.
 */
export const followHeldRefund = async (
  tx: Db,
  parts: SettleParts,
  refund: HeldRefundRow,
  { order, act }: { readonly order: OrderRow | undefined; readonly act: OrderAct },
): Promise<void> => {
  if (order) {
    await settleOrder(tx, parts, order.id, act.now, { method: 'transfer', reference: refund.reference })
    await noteOrderEvent(tx, order.id, act, eventByState[refund.state], refund.refusal || refund.reason)
  }
  await notifyHeldRefund(tx, parts, refund, order)
}

/** E-mails the buyer about a refund of held money; and finance if a member asked for it. */
const notifyHeldRefund = async (
  tx: Db,
  { sendEmail }: { readonly sendEmail: SendEmail },
  refund: HeldRefundRow,
  order: OrderRow | undefined,
): Promise<void> => {
  const company = await findCompany(tx, refund.company_id)
  const words = heldRefundEmails
  const named = { amount: rupiahText(refund.amount), company: company?.legal_name ?? '' }
  const account = `${refund.bank} ${refund.account_number} (${refund.account_holder})`
  const notice = { kind: 'held_refund', event: refund.state, named, text: refund.refusal || refund.reason }
  const factsFor = (language: Language) =>
    [
      [words.facts.order[language], order?.number ?? ''],
      [words.facts.amount[language], named.amount],
      [words.facts.account[language], account],
      [words.facts.day[language], refund.transferred_on ?? ''],
      [words.facts.reference[language], refund.reference],
    ] as const
  const buyerId = refund.member_id ?? order?.placed_by
  await sendEventNotice(tx, sendEmail, {
    ...notice,
    words: words.toBuyers,
    greeting: words.greeting,
    findReaders: () =>
      buyerId === undefined ? ownerReaders(tx, refund.company_id) : memberReaders(tx, buyerId),
    facts: factsFor,
    button: { label: words.button, page: '/account/balance' },
  })
  await sendEventNotice(tx, sendEmail, {
    ...notice,
    words: words.toStaff,
    findReaders: () => staffWith(tx, ['finance', 'admin']),
    facts: factsFor,
  })
}
