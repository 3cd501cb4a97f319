import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'

/** What is stored, and differs from what it should be: a sum in whole rupiah, or a state. */
export interface WrongSum {
  /** For example `invoice INV/2026/000012`. */
  readonly what: string
  readonly stored: number | string
  readonly computed: number | string
}

/** Journals that do not sum to 0, and balances that are not the sum of their postings. */
export const findWrongBalances = async (db: Db): Promise<WrongSum[]> => {
  const { rows } = await sql<WrongSum>`
    select 'journal ' || journal_id as what, sum(amount)::bigint as stored, 0::bigint as computed
    from ledger.posting group by journal_id having sum(amount) <> 0
    union all
    select 'journal ' || id, 0, 0 from ledger.journal j
    where not exists (select from ledger.posting where journal_id = j.id)
    union all
    select concat_ws(' ', account, 'of company', company_id, 'order', order_id, 'invoice', invoice_id, 'attempt', attempt_id),
      sum(stored)::bigint, sum(computed)::bigint
    from (
      select account, company_id, order_id, invoice_id, attempt_id, amount as stored, 0 as computed from ledger.balance
      union all
      select account, company_id, order_id, invoice_id, attempt_id, 0, amount from ledger.posting
      where account in ('receivable', 'advance', 'suspense', 'refund_in_transit')
    ) both_sums
    group by account, company_id, order_id, invoice_id, attempt_id having sum(stored) <> sum(computed)
    union all
    select concat_ws(' ', account, 'of company', company_id, 'order', order_id, 'invoice', invoice_id, 'attempt', attempt_id,
      'has the wrong sign'), amount, 0
    from ledger.balance where case account when 'receivable' then amount < 0 else amount > 0 end`.execute(db)
  return rows
}

/**
 * Companies that were refunded more money than came from them. What a bank took back after its refund does not count, nor do orders
 * whose sums from before the ledger did not agree: finance decides about these.
 */
export const findExcessRefunds = async (db: Db): Promise<WrongSum[]> => {
  const { rows } = await sql<WrongSum>`
    select 'refunds of company ' || p.company_id as what,
      coalesce(-sum(p.amount) filter (where j.kind = 'refund_made'), 0)::bigint as stored,
      coalesce(sum(p.amount) filter (where j.kind not in ('refund_made', 'payment_taken_back')), 0)::bigint as computed
    from ledger.posting p join ledger.journal j on j.id = p.journal_id
    where p.account = 'cash'
      and not exists (select from ledger.difference d where d.order_id = p.order_id)
    group by p.company_id
    having sum(p.amount) filter (where j.kind <> 'payment_taken_back') < 0`.execute(db)
  return rows
}
