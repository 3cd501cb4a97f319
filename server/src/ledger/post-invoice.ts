import type { Db } from '../platform/index.ts'
import { advance, receivable, takeFrom, type Posting } from './ledger.ts'
import {
  countJournals,
  findBalance,
  findLastJournal,
  listBalancesOfOrder,
  listWrittenOff,
  post,
  sumWithheld,
  type Recorded,
} from './ledger.store.ts'

/** An invoice, in whole rupiah. */
interface InvoicePosted extends Recorded {
  readonly id: number
  readonly company_id: number
  readonly order_id: number
  /** Before tax, the delivery cost included. */
  readonly untaxed: number
  readonly tax: number
  readonly deliveryCost: number
}

/** Posts an invoice: it is owed. */
export const postInvoice = async (
  tx: Db,
  { id, company_id, order_id, untaxed, tax, deliveryCost, ...recorded }: InvoicePosted,
): Promise<void> => {
  const of = { company_id, order_id, invoice_id: id }
  await post(tx, { kind: 'invoice_issued', source: 'invoice', source_id: id }, recorded, [
    { ...receivable(of), amount: untaxed + tax },
    { account: 'sales', ...of, amount: deliveryCost - untaxed },
    { account: 'delivery_income', ...of, amount: -deliveryCost },
    { account: 'output_tax', ...of, amount: -tax },
  ])
}

/** A credit note, in whole rupiah. */
interface CreditNotePosted extends Omit<InvoicePosted, 'id'> {
  readonly id: number
  readonly invoiceId: number
  /** Whether the invoice is paid with its order: then its money is held for the order. */
  readonly isPrepaid: boolean
}

/** Posts a credit note: less is owed of its invoice, and what was paid beyond that is held. */
export const postCreditNote = async (
  tx: Db,
  {
    id,
    invoiceId,
    company_id,
    order_id,
    isPrepaid,
    untaxed,
    tax,
    deliveryCost,
    ...recorded
  }: CreditNotePosted,
): Promise<void> => {
  const of = { company_id, order_id, invoice_id: invoiceId }
  const total = untaxed + tax
  const owedLess = Math.min(total, Math.max(0, await findBalance(tx, receivable(of))))
  // What settled the invoice without money gives none back: of tax withheld, the share of what is credited.
  const taxed = await sumWithheld(tx, of)
  const share = taxed.total > 0 ? Math.ceil(taxed.withheld * Math.min(1, total / taxed.total)) : 0
  const settled = [
    ...(await listWrittenOff(tx, of)),
    { place: { account: 'withheld', ...of } as const, amount: share },
  ]
  const { postings: undone, missing: freed } = takeFrom(settled, total - owedLess)
  await post(tx, { kind: 'credit_note_issued', source: 'credit_note', source_id: id }, recorded, [
    { account: 'sales', ...of, amount: untaxed - deliveryCost },
    { account: 'delivery_income', ...of, amount: deliveryCost },
    { account: 'output_tax', ...of, amount: tax },
    { ...receivable(of), amount: -owedLess },
    ...undone.map((posting) => ({ ...posting, amount: -posting.amount })),
    { ...advance({ ...of, invoice_id: isPrepaid ? null : invoiceId }), amount: -freed },
  ])
}

/**
 * Uses what is held for an order for what is owed of it: first for what its money left open, then for its invoices, the
 * oldest first; and what is held of an invoice for that invoice. The caller has locked the order.
 */
export const useAdvance = async (
  tx: Db,
  order: { readonly id: number; readonly company_id: number },
  recorded: Recorded,
): Promise<void> => {
  const balances = await listBalancesOfOrder(tx, order.id)
  const of = { company_id: order.company_id, order_id: order.id }
  const open = balances
    .filter(({ account, amount }) => account === 'receivable' && amount > 0)
    .toSorted((one, other) => (one.invoice_id ?? 0) - (other.invoice_id ?? 0))
    .map(({ invoice_id, amount }) => ({ place: receivable({ ...of, invoice_id }), amount }))
  if (open.length === 0) return
  const held = -(balances.find(({ account }) => account === 'advance')?.amount ?? 0)
  const { postings, missing } = takeFrom(open, Math.max(0, held))
  const sides: Posting[] = [{ ...advance({ ...of, invoice_id: null }), amount: Math.max(0, held) - missing }]
  for (const [at, { place, amount }] of open.entries()) {
    const own = advance({ ...of, invoice_id: place.invoice_id ?? null })
    const more = takeFrom(
      own.invoice_id === undefined ? [] : [{ place: own, amount: -(await findBalance(tx, own)) }],
      amount - (postings[at]?.amount ?? 0),
    )
    sides.push(...more.postings, { ...place, amount: more.missing - amount })
  }
  if (sides.every(({ amount }) => amount === 0)) return
  const event = {
    kind: 'advance_used',
    source: 'journal',
    source_id: await findLastJournal(tx, order.id),
  } as const
  // One transfer may be for several orders.
  const occurrence = 1 + (await countJournals(tx, event.kind, event))
  await post(tx, { ...event, occurrence }, recorded, sides)
}
