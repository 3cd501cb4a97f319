import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'

/** Who buys, each as often as the others. */
export interface ManyBuyer {
  readonly companyId: number
  readonly memberId: number
}

/**
 * Adds so many invented quotations, each with its order, a minute apart and two at each moment, in all of their states: most
 * are over, as in a shop that has sold for years.
 */
export const addManySales = async (
  db: Db,
  {
    buyers,
    count,
    start,
  }: { readonly buyers: readonly ManyBuyer[]; readonly count: number; readonly start: Date },
): Promise<void> => {
  const companies = buyers.map(({ companyId }) => companyId)
  const members = buyers.map(({ memberId }) => memberId)
  // `mix` spreads what depends on it over all times and companies.
  await sql`
    create temporary table many as
    select (select coalesce(max(id), 0) from quotation.quotation) + n as number, n, (n * 7919) % 100 as mix,
      (${companies}::int[])[1 + n % ${buyers.length}::int] as company_id,
      (${members}::int[])[1 + n % ${buyers.length}::int] as member_id,
      ${start}::timestamptz + (n / 2) * interval '1 minute' as at
    from generate_series(1, ${count}::int) n`.execute(db)
  await sql`
    insert into quotation.quotation (number, company_id, requester_id, source, state, language, customer_reference, po_number,
      created_at, updated_at)
    select 'Q26-' || lpad(number::text, 6, '0'), company_id, member_id, 'request',
      case when mix < 2 then 'draft' when mix < 4 then 'submitted' when mix < 6 then 'in_review'
        when mix < 7 then 'info_requested' when mix < 8 then 'changes_requested' when mix < 12 then 'quoted'
        when mix < 14 then 'declined' when mix < 16 then 'withdrawn' when mix < 17 then 'rejected'
        when mix < 20 then 'expired' else 'ordered' end,
      'id', 'Proyek ' || number % 997, 'PO-' || number, at, at + (mix % 7) * interval '1 hour'
    from many order by n`.execute(db)
  await sql`
    insert into quotation.version (quotation_id, version, tax_percent, sent_at, line_count, amount_untaxed, amount_tax)
    select q.id, 1, 11, case when q.state in ('quoted', 'ordered') then q.updated_at end, 1 + m.mix % 9,
      1000 * (1 + m.mix), 110 * (1 + m.mix)
    from many m join quotation.quotation q on q.number = 'Q26-' || lpad(m.number::text, 6, '0')`.execute(db)
  await sql`
    insert into orders.order (number, quotation_id, quotation_version, company_id, placed_by, placed_at, state,
      state_before_hold, payment_state, delivery_state, language, customer_reference, po_number, is_ship_complete,
      delivery_method, payment_method, tax_percent, delivery_cost, amount_untaxed, amount_tax, amount_total)
    select 'ORD26-' || lpad(m.number::text, 6, '0'), q.id, 1, m.company_id, m.member_id, m.at,
      case when mix < 3 then 'placed' when mix < 6 then 'confirmed' when mix < 9 then 'processing' when mix < 10 then 'on_hold'
        when mix < 15 then 'cancelled' else 'completed' end,
      case when mix = 9 then 'placed' end,
      case when mix < 5 then 'unpaid' when mix < 7 then 'pending' when mix < 8 then 'partially_paid' when mix < 10 then 'overdue'
        when mix < 12 then 'refunded' when mix < 25 then 'on_terms' else 'paid' end,
      case when mix < 8 then 'not_shipped' when mix < 10 then 'partially_shipped' when mix < 12 then 'shipped'
        when mix < 13 then 'returned' else 'delivered' end,
      'id', q.customer_reference, q.po_number, false, 'pick_up', 'transfer', 11, 0, 1000 * (1 + mix), 110 * (1 + mix),
      1110 * (1 + mix)
    from many m join quotation.quotation q on q.number = 'Q26-' || lpad(m.number::text, 6, '0') order by n`.execute(
    db,
  )
  await sql`drop table many`.execute(db)
}
