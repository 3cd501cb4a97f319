import { cart, payment, quotation } from '@pasok/contract/endpoints'
import type { Order, PaymentMethod, Quotation } from '@pasok/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { placeAddress } from '../company/index.ts'
import type { Db } from '../platform/index.ts'
import { turnListPriceDay } from '../pricing/index.ts'
import { storedAddress } from './address-fixture.ts'
import type { AskingBrowser } from './ask-as.ts'
import { importText } from './import-text.ts'
import { addPerson } from './people-fixture.ts'

/** Whole rupiah of each; the hose's is asked for. */
const rows = [
  { product: 'BOLT', sku: 'B-1', price: '1000' },
  { product: 'BOLT', sku: 'B-2', price: '3000' },
  { product: 'NUT', sku: 'N-1', price: '50', min_qty: '10', multiple_qty: '5' },
  { product: 'HOSE', sku: 'H-1', price: '7000', display_price: 'no' },
].map((row) => ({ ...row, name_en: `${row.product} in English`, name_id: row.product, category_en: 'Parts' }))

/** Fills an empty database with a few priced items; answers their ids by part number. */
export const fillSelling = async (db: Db, day: string): Promise<Record<string, number>> => {
  await turnListPriceDay(db, day)
  expect((await importText(db, rows)).problems).toEqual([])
  const { rows: items } = await sql<{ sku: string; id: number }>`select sku, id from catalogue.item`.execute(
    db,
  )
  return Object.fromEntries(items.map(({ sku, id }) => [sku, id]))
}

/** Adds an invented company with a buyer and an address; answers their ids. */
export const addBuyer = async (db: Db, email: string, now: Date) => {
  const person = await addPerson(db, { email })
  await placeAddress(db, person.companyId, storedAddress, { billing: true }, now)
  return person
}

/** Lets a company order on terms up to a limit in whole rupiah. */
export const giveCredit = async (db: Db, companyId: number, limit: number): Promise<void> => {
  await sql`
    insert into payment.credit (company_id, credit_limit, terms_days, updated_at)
    values (${companyId}, ${limit}, 30, now())
    on conflict (company_id) do update set credit_limit = excluded.credit_limit`.execute(db)
}

/** Puts quantities into the cart of whoever asks, and checks it out. */
export const checkOut = async (
  browser: AskingBrowser,
  lines: readonly (readonly [itemId: number, quantity: number])[],
): Promise<Quotation> => {
  const changed = await browser.ask(cart.changeCart, {
    body: { lines: lines.map(([product_item_id, new_qty]) => ({ product_item_id, new_qty })) },
  })
  if (changed.status !== 200) throw new Error(`the cart answers ${changed.status}`)
  const made = await browser.ask(quotation.checkOutCart, {
    params: { id: String(changed.body.data.id) },
    body: {},
  })
  if (made.status !== 200) throw new Error(`the checkout answers ${made.status}`)
  return made.body.data.record
}

/** Checks out, chooses to pick up, and orders; answers the order's id. */
export const placeOrderOf = async (
  browser: AskingBrowser,
  offer: Pick<Quotation, 'id' | 'version'>,
  method: PaymentMethod = 'transfer',
): Promise<Order['id']> => {
  const { id } = offer
  const chosen = await browser.ask(quotation.setDeliveryMethod, {
    params: { id: String(id) },
    body: { delivery_method: 'pick_up' },
  })
  if (chosen.status !== 200) throw new Error(`the delivery method answers ${chosen.status}`)
  const placed = await browser.ask(payment.process, {
    idempotencyKey: `place-${id}`,
    body: { quotation_id: id, version: offer.version, payment_method: method, agree_terms: true },
  })
  if (placed.status !== 200)
    throw new Error(`the payment answers ${placed.status}: ${JSON.stringify(placed.body)}`)
  return placed.body.data.record.order_id
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

/** What was added, by its ids. */
interface AddedSale {
  readonly quotationId: number
  readonly orderId: number
  readonly proofId: number
  readonly attemptId: number
  readonly deliveryId: number
  readonly returnId: number
  readonly pictureId: number
  readonly invoiceId: number
  readonly noteId: number
}

/** Adds a quotation with its order, a proof of its payment, its invoice, a delivery and a return to a company, as they would be; answers their ids. */
export const addSale = async (
  db: Db,
  { companyId, memberId }: { readonly companyId: number; readonly memberId: number },
): Promise<AddedSale> => {
  const { rows } = await sql<Omit<AddedSale, 'invoiceId' | 'noteId'>>`
    with q as (
      insert into quotation.quotation (number, company_id, requester_id, source, state, language, created_at, updated_at)
      values ('Q-' || ${companyId}::int, ${companyId}, ${memberId}, 'request', 'ordered', 'id', now(), now())
      returning id
    ), v as (
      insert into quotation.version (quotation_id, version, tax_percent, sent_at) select id, 1, 11, now() from q
    ), o as (
      insert into orders.order (number, quotation_id, quotation_version, company_id, placed_by, placed_at, state,
        payment_state, language, is_ship_complete, delivery_method, payment_method, tax_percent, delivery_cost,
        amount_untaxed, amount_tax, amount_total)
      select 'O-' || ${companyId}::int, id, 1, ${companyId}, ${memberId}, now(), 'placed', 'pending', 'id', false,
        'pick_up', 'transfer', 11, 0, 100, 11, 111 from q
      returning id
    ), a as (
      insert into payment.attempt (order_id, number, method, amount, state, created_at)
      select id, 1, 'transfer', 111, 'pending', now() from o
      returning id
    ), p as (
      insert into payment.proof (attempt_id, file_key, file_name, file_type, amount, transferred_on, uploaded_by,
        uploaded_at, state)
      select id, 'private/payment/none', 'bukti.pdf', 'application/pdf', 111, current_date, ${memberId}, now(), 'waiting'
      from a
      returning id
    ), d as (
      insert into fulfilment.delivery (number, order_id, company_id, state, carrier, created_at, updated_at)
      select 'D-' || ${companyId}::int, id, ${companyId}, 'packing', 'pick_up', now(), now() from o
      returning id
    ), r as (
      insert into fulfilment.return (number, order_id, company_id, state, wish, requested_by, requested_at, updated_at)
      select 'R-' || ${companyId}::int, id, ${companyId}, 'requested', 'refund', ${memberId}, now(), now() from o
      returning id
    ), f as (
      insert into fulfilment.return_picture (return_id, file_key, file_name, file_type, uploaded_at)
      select id, 'private/return/none', 'a.jpg', 'image/jpeg', now() from r
      returning id
    )
    select q.id as "quotationId", o.id as "orderId", p.id as "proofId", a.id as "attemptId", d.id as "deliveryId", r.id as "returnId",
      f.id as "pictureId"
    from q, o, a, p, d, r, f`.execute(db)
  if (!rows[0]) throw new Error('no sale was added')
  return { ...rows[0], ...(await addInvoice(db, rows[0].orderId)) }
}
