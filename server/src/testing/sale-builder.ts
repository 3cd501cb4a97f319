import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'

/** Who buys. */
export interface Buyer {
  readonly companyId: number
  readonly memberId: number
}

/** The keys of the files that records have: those of no file, until a storage has one. */
export interface SaleFiles {
  po: string | null
  proof: string
  receipt: string
  picture: string
}

/** An order, by its ids and those of its lines. */
interface BuiltOrder {
  readonly quotation: number
  readonly order: number
  readonly attempt: number
  readonly proof: number
  readonly lines: readonly number[]
}

/** Adds records of selling to a company, as they are stored; each of them has one of each of these items. */
export const buildSales = (
  db: Db,
  { companyId, memberId }: Buyer,
  itemIds: readonly number[] = [],
  files: SaleFiles = {
    po: null,
    proof: 'private/payment/none',
    receipt: 'private/delivery/none',
    picture: 'private/return/none',
  },
) => {
  const insertRow = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> => {
    const [row] = (await query.execute(db)).rows
    if (!row) throw new Error('nothing was added')
    return row
  }

  const addQuotation = async (state: string): Promise<number> => {
    const isSent = state === 'quoted' || state === 'ordered'
    const { id } = await insertRow(sql<{ id: number }>`
      with q as (
        insert into quotation.quotation (number, company_id, requester_id, source, is_checkout, state, language,
          delivery_method, delivery_cost, po_file_key, po_file_name, po_file_type, valid_until, created_at, updated_at)
        values ('any-' || nextval('quotation.number'), ${companyId}, ${memberId}, 'cart', true, ${state}, 'id',
          'pick_up', 0, ${files.po}, case when ${files.po}::text is not null then 'po.pdf' end,
          case when ${files.po}::text is not null then 'application/pdf' end, '2999-01-01', now(), now())
        returning id
      ), v as (
        insert into quotation.version (quotation_id, version, tax_percent, sent_at, line_count, amount_untaxed, amount_tax)
        select id, 1, 11, case when ${isSent}::boolean then now() end, ${itemIds.length}::int, 100, 11 from q
      ), l as (
        insert into quotation.line (quotation_id, version, place, status, item_id, sku, name_en, name_id, uom, quantity,
          unit_price)
        select id, 1, place, 'quoted', item_id, 'X', 'X', 'X', 'pcs', 1, 100
        from q, unnest(${itemIds}::int[]) with ordinality i(item_id, place)
      )
      select id from q`)
    return id
  }

  /** By bank transfer, with a proof that waits. */
  const addOrder = async (): Promise<BuiltOrder> => {
    const quotation = await addQuotation('ordered')
    const made = await insertRow(sql<Omit<BuiltOrder, 'quotation'>>`
      with o as (
        insert into orders.order (number, quotation_id, quotation_version, company_id, placed_by, placed_at, state,
          payment_state, language, is_ship_complete, delivery_method, payment_method, tax_percent, delivery_cost,
          amount_untaxed, amount_tax, amount_total, po_file_key, po_file_name, po_file_type)
        select 'any-' || nextval('orders.number'), id, 1, company_id, requester_id, now(), 'placed', 'pending', 'id', false,
          'pick_up', 'transfer', 11, 0, 100, 11, 111, po_file_key, po_file_name, po_file_type
        from quotation.quotation where id = ${quotation}
        returning id
      ), l as (
        insert into orders.line (order_id, place, item_id, sku, name_en, name_id, uom, quantity, unit_price, discount,
          amount_untaxed, amount_tax)
        select id, place, item_id, 'X', 'X', 'X', 'pcs', 1, 100, 0, 100, 11
        from o, unnest(${itemIds}::int[]) with ordinality i(item_id, place)
        returning id, place
      ), a as (
        insert into payment.attempt (order_id, number, method, amount, state, created_at)
        select id, 1, 'transfer', 111, 'pending', now() from o
        returning id
      ), p as (
        insert into payment.proof (attempt_id, file_key, file_name, file_type, amount, transferred_on, uploaded_by,
          uploaded_at, state)
        select id, ${files.proof}, 'bukti.pdf', 'application/pdf', 111, current_date, ${memberId}, now(), 'waiting'
        from a
        returning id
      )
      select o.id as "order", a.id as attempt, p.id as proof, array(select id from l order by place) as lines
      from o, a, p`)
    return { quotation, ...made }
  }

  /** A delivery of an order on terms, with so much of each of its lines. */
  const addDelivery = async (state: string, quantity = 1) => {
    const { order, lines } = await addOrder()
    await sql`
      update orders.order set state = 'confirmed', payment_method = 'terms', payment_state = 'on_terms'
      where id = ${order}`.execute(db)
    await sql`update orders.line set quantity = ${quantity} where order_id = ${order}`.execute(db)
    const isOut = !['packing', 'ready'].includes(state)
    const hasArrived = ['delivered', 'received'].includes(state)
    const { id } = await insertRow(sql<{ id: number }>`
      with d as (
        insert into fulfilment.delivery (number, order_id, company_id, state, carrier, created_at, updated_at, picked_up_at,
          delivered_at, receiver, received_at, received_zone, proof_key, proof_name, proof_type)
        select 'any-' || nextval('fulfilment.delivery_number'), ${order}, ${companyId}, ${state}, 'courier', now(), now(),
          case when ${isOut}::boolean then now() end, case when ${hasArrived}::boolean then now() end,
          case when r then 'Budi' end, case when r then now() end, case when r then 'Asia/Jakarta' end,
          case when r then ${files.receipt}::text end, case when r then 'terima.pdf' end,
          case when r then 'application/pdf' end
        from (select ${state}::text = 'received' as r) w
        returning id
      ), l as (
        insert into fulfilment.delivery_line (delivery_id, order_line_id, quantity)
        select d.id, line, ${quantity} from d, unnest(${lines}::int[]) line
      )
      select id from d`)
    return { order, lines, id }
  }

  /** A return of an order that has arrived, with a picture. */
  const addReturn = async () => {
    const { order, lines } = await addDelivery('delivered', 2)
    return insertRow(sql<{ id: number; picture: number }>`
      with r as (
        insert into fulfilment.return (number, order_id, company_id, state, wish, requested_by, requested_at, updated_at)
        values ('any-' || nextval('fulfilment.return_number'), ${order}, ${companyId}, 'requested', 'refund', ${memberId},
          now(), now())
        returning id
      ), l as (
        insert into fulfilment.return_line (return_id, order_line_id, quantity, reason)
        select r.id, line, 1, 'damaged' from r, unnest(${lines}::int[]) line
      ), p as (
        insert into fulfilment.return_picture (return_id, file_key, file_name, file_type, uploaded_at)
        select id, ${files.picture}, 'a.jpg', 'image/jpeg', now() from r
        returning id
      )
      select r.id, p.id as picture from r, p`)
  }

  /** A completed refund by transfer, requested by the first of the staff. */
  const addRefund = async (attempt: number): Promise<number> => {
    const { id } = await insertRow(sql<{ id: number }>`
      insert into payment.refund (attempt_id, number, amount, way, state, reason, file_key, file_name, file_type, requested_by,
        requested_at, ended_at)
      select ${attempt}, 1, 1, 'transfer', 'done', 'Rusak', ${files.proof}, 'bukti.pdf', 'application/pdf', min(id), now(),
        now()
      from identity.staff returning id`)
    return id
  }

  return { files, addQuotation, addOrder, addDelivery, addReturn, addRefund }
}

/** An invoice of an order with a credit note, as they would be stored; `file` is the key of the files that they have. */
export const addInvoice = async (
  db: Db,
  orderId: number,
  file = 'private/invoice/none',
): Promise<{ readonly invoiceId: number; readonly noteId: number }> => {
  const { rows } = await sql<{ invoiceId: number; noteId: number }>`
    with i as (
      insert into invoice.invoice (number, company_id, order_id, requester_id, language, issued_on, issued_at, terms_days,
        is_due_from_receipt, due_on, seller_name, seller_npwp, seller_address, buyer_name, buyer_npwp, buyer_nitku,
        accounts_email, order_number, quotation_number, customer_reference, po_number, tax_percent, tax_rate_percent,
        delivery_cost, amount_untaxed, amount_tax, amount_total, tax_base, amount_credited, receipt_number, receipt_on,
        tax_invoice_number, tax_invoice_key, tax_invoice_name, tax_invoice_type, tax_invoice_at)
      select 'INV-' || o.id, o.company_id, o.id, o.placed_by, 'id', '2026-01-02', now(), 30, false, '2026-02-01',
        'PT Toko Uji Niaga', '0012345671000000', '{Bekasi}', 'PT Pembeli Uji', '0023456782000000',
        '0023456782000000000000', '', o.number, 'Q-1', '', '', 11, 12, 0, 100, 11, 111, 92, 1, 'KW-' || o.id,
        '2026-01-02', '0400002600000001', ${file}, 'faktur.pdf', 'application/pdf', now()
      from orders.order o where o.id = ${orderId}
      returning id
    ), n as (
      insert into invoice.credit_note (number, invoice_id, issued_on, issued_at, reason, amount_untaxed, amount_tax,
        amount_total, tax_base, return_note_number, return_note_on, return_note_key, return_note_name, return_note_type)
      select 'CN-' || id, id, '2026-01-02', now(), 'Rusak', 1, 0, 1, 1, 'NR-1', '2026-01-02', ${file}, 'nota.pdf',
        'application/pdf' from i
      returning id
    ), l as (
      insert into invoice.credit_line (credit_note_id, place, amount_untaxed, amount_tax) select id, 1, 1, 0 from n
    )
    select i.id as "invoiceId", n.id as "noteId" from i, n`.execute(db)
  if (!rows[0]) throw new Error('no invoice was added')
  return rows[0]
}

/** An invoice of an order that waits for its tax invoice: it charges a delivery, and nothing else. */
export const addTaxable = async (db: Db, orderId: number): Promise<number> => {
  const { invoiceId } = await addInvoice(db, orderId)
  const area = { id: 1, name: 'Bekasi' }
  const address = {
    recipient: 'Budi',
    phone: '+62812',
    street: 'Jl. Uji No. 7',
    rt: '',
    rw: '',
    subdistrict: area,
    district: area,
    city: area,
    province: area,
    postal_code: '17530',
    note: '',
  }
  await sql`
    update invoice.invoice set delivery_cost = amount_untaxed, billing_address = ${JSON.stringify(address)}::jsonb,
      tax_invoice_number = null, tax_invoice_key = null, tax_invoice_name = null, tax_invoice_type = null,
      tax_invoice_at = null
    where id = ${invoiceId}`.execute(db)
  return invoiceId
}
