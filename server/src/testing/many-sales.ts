import { registrationStatuses } from '@pasok/contract'
import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'

/** Who buys, each as often as the others. */
export interface ManyBuyer {
  readonly companyId: number
  readonly memberId: number
}

/**
 * Adds so many invented quotations, each with its order, payment, invoice, delivery and return, a minute apart and two at each
 * moment, in all of their states: most are over, as in a shop that has sold for years. Half of the quotations are plain
 * checkouts.
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
    insert into quotation.quotation (number, company_id, requester_id, source, is_checkout, state, language, customer_reference,
      po_number, created_at, updated_at)
    select 'Q26-' || lpad(number::text, 6, '0'), company_id, member_id,
      case when mix % 4 < 2 then 'cart' when mix % 3 = 0 then 'request' else 'upload' end, mix % 4 < 2,
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
  await sql`
    insert into quotation.upload (quotation_id, member_id, filename, row_count, created_at)
    select q.id, m.member_id, 'daftar.xlsx', 1, m.at
    from many m join quotation.quotation q on q.number = 'Q26-' || lpad(m.number::text, 6, '0')
    where q.source = 'upload'`.execute(db)
  await sql`alter table many add column order_id integer, add column order_number text`.execute(db)
  await sql`
    update many m set order_id = o.id, order_number = o.number
    from orders.order o where o.number = 'ORD26-' || lpad(m.number::text, 6, '0')`.execute(db)
  await sql`
    insert into payment.attempt (order_id, number, method, amount, received, state, created_at)
    select order_id, 1, 'transfer', 1110 * (1 + mix), case when mix < 5 then 0 else 1110 * (1 + mix) end,
      case when mix < 2 then 'created' when mix < 5 then 'pending' when mix < 7 then 'needs_review' when mix < 9 then 'refunded'
        when mix < 12 then 'expired' else 'paid' end, at
    from many order by n`.execute(db)
  await sql`
    insert into payment.proof (attempt_id, file_key, file_name, file_type, amount, transferred_on, uploaded_by, uploaded_at,
      state, received, decided_at)
    select a.id, 'private/payment/none', 'bukti.pdf', 'application/pdf', a.amount, m.at::date, m.member_id, m.at,
      case when mix < 6 then 'waiting' when mix < 12 then 'rejected' else 'verified' end,
      case when mix >= 12 then a.amount end, case when mix >= 6 then m.at end
    from many m join payment.attempt a on a.order_id = m.order_id order by n`.execute(db)
  await sql`
    insert into fulfilment.delivery (number, order_id, company_id, state, carrier, courier, airway_bill, created_at, updated_at,
      picked_up_at, delivered_at)
    select 'SJ26-' || lpad(number::text, 6, '0'), order_id, company_id,
      case when mix < 3 then 'packing' when mix < 5 then 'ready' when mix < 8 then 'in_transit' when mix < 9 then 'cancelled'
        else 'delivered' end, 'courier', 'JNE', 'AWB' || number, at, at + (mix % 7) * interval '1 hour',
      case when mix between 5 and 7 or mix >= 9 then at end, case when mix >= 9 then at end
    from many order by n`.execute(db)
  await sql`
    insert into fulfilment.return (number, order_id, company_id, state, wish, requested_by, requested_at, updated_at)
    select 'RET26-' || lpad(number::text, 6, '0'), order_id, company_id,
      case when mix < 3 then 'requested' when mix < 5 then 'approved' when mix < 7 then 'received' when mix < 10 then 'rejected'
        when mix < 20 then 'withdrawn' else 'replaced' end, 'refund', member_id, at, at
    from many order by n`.execute(db)
  // A month to pay; of some the days count from the receipt, which nobody noted yet.
  await sql`
    insert into invoice.invoice (number, company_id, order_id, requester_id, language, issued_on, issued_at, terms_days,
      is_due_from_receipt, due_on, seller_name, seller_npwp, seller_address, buyer_name, buyer_npwp, buyer_nitku,
      accounts_email, order_number, quotation_number, customer_reference, po_number, tax_percent, tax_rate_percent,
      delivery_cost, amount_untaxed, amount_tax, amount_total, tax_base, amount_paid, amount_credited)
    select 'INV/2026/' || lpad(m.number::text, 6, '0'), m.company_id, order_id, member_id, 'id', at::date, at, 30, mix % 10 = 1,
      case when mix % 10 <> 1 then at::date + mix % 4 end, 'PT Toko Uji', '0012345671000000', '{Bekasi}', c.name,
      '0023456782000000', '0023456782000000000000', '', order_number, 'Q', '', 'PO-' || m.number, 11, 12, 0,
      1000 * (1 + mix), 110 * (1 + mix), 1110 * (1 + mix), 900 * (1 + mix),
      case when mix < 6 then 0 when mix < 10 then 500 when mix < 13 then 0 else 1110 * (1 + mix) end,
      case when mix between 10 and 12 then 1110 * (1 + mix) else 0 end
    from many m join company.standing c on c.id = m.company_id order by n`.execute(db)
  await sql`drop table many`.execute(db)
}

/** Adds so many invented registrations in all of their states, two of them each minute. */
export const addManyRegistrations = async (
  db: Db,
  { count, start }: { readonly count: number; readonly start: Date },
): Promise<void> => {
  await sql`
    insert into company.company (registration_status, company_type_id, legal_name, npwp, nitku, is_pkp, nib,
      customer_classification_id, customer_industry_id, created_at)
    select (${[...registrationStatuses]}::text[])[1 + n % ${registrationStatuses.length}::int], 1, 'PT Pendaftar ' || n,
      lpad(n::text, 16, '9'), lpad(n::text, 22, '9'), true, lpad(n::text, 13, '9'), 1, 1,
      ${start}::timestamptz + (n / 2) * interval '1 minute'
    from generate_series(1, ${count}::int) n`.execute(db)
}
