import { jakartaDay } from '@pasok/contract'
import {
  invoiceStaff,
  fulfilment,
  fulfilmentStaff,
  order,
  orderStaff,
  payment,
  paymentStaff,
  quotation,
  quotationStaff,
  quotationUpload as upload,
  returns,
  returnsStaff,
  type Endpoint,
} from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { placeAddress } from '../company/index.ts'
import type { Db } from '../platform/index.ts'
import { storedAddress } from './address-fixture.ts'
import type { openApi } from './ask-api.ts'
import { formOf, pdf, picture } from './registration-fixture.ts'
import { addInvoice } from './selling-fixture.ts'
import { fileOf, rowXml, workbookBytes } from './workbooks.ts'

/** What stands in a path for a quotation that a call may be made of, an order, a proof, an attempt, a refund, an invoice and its credit note, the buyer's cart and company. */
const SELLING = {
  quotation: '0quotation0',
  order: '0order0',
  proof: '0proof0',
  attempt: '0attempt0',
  refund: '0refund0',
  invoice: '0invoice0',
  note: '0note0',
  cart: '0cart0',
  delivery: '0delivery0',
  return: '0return0',
  picture: '0picture0',
  company: '0company0',
} as const

interface Buyer {
  readonly companyId: number
  readonly memberId: number
}

/** What stands in the places of a path of selling; undefined for any other path. */
export const sellingPlaces = ({
  path,
}: Endpoint): readonly (readonly [string, ...string[]])[] | undefined => {
  if (path.endsWith('/version/{version}')) return [[SELLING.quotation], ['1']]
  if (path === payment.showProof.path) return [[SELLING.order], [SELLING.proof]]
  if (path.startsWith('/v1/order/cart/')) return [[SELLING.cart]]
  if (path.startsWith('/staff/companies/')) return [[SELLING.company]]
  if (/^\/(?:v2\/invoice\/invoice|staff\/invoices)\/\{id\}/.test(path))
    return [[SELLING.invoice], [SELLING.note]]
  if (path.startsWith('/staff/payments/proofs/')) return [[SELLING.proof]]
  if (path.startsWith('/staff/payments/attempts/')) return [[SELLING.attempt]]
  if (path.startsWith('/staff/payments/refunds/')) return [[SELLING.refund]]
  if (path === returns.showReturnPicture.path || path === returnsStaff.showStaffReturnPicture.path)
    return [[SELLING.return], [SELLING.picture]]
  if (/^\/(?:v2\/delivery\/track|staff\/deliveries)\/\{id\}/.test(path)) return [[SELLING.delivery]]
  if (/^\/(?:v2\/order\/return|staff\/returns)\/\{id\}/.test(path)) return [[SELLING.return]]
  if (/^\/(?:v2\/order\/quotation|staff\/quotations)\/\{id\}/.test(path)) return [[SELLING.quotation]]
  if (/^\/(?:v2\/order\/order|staff\/orders)\/\{id\}/.test(path)) return [[SELLING.order]]
  return undefined
}

/** Quotations and orders as any call of selling asks for them: each made again, so that no call stands in another's way. */
export const openAnySelling = async (
  db: Db,
  api: ReturnType<typeof openApi>,
  buyer: Buyer,
  cookie: string,
) => {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  const addressId = await placeAddress(db, buyer.companyId, storedAddress, {}, new Date())
  const [itemId = 0] = (
    await sql<{ id: number }>`select min(id) as id from catalogue.item where active`.execute(db)
  ).rows.map(({ id }) => id)

  /** Sends a file as a browser does, so that the storage has it. */
  const send = async (path: string, fields: Parameters<typeof formOf>[0], more = {}): Promise<void> => {
    const request = { method: 'POST', headers: { ...headers, ...more }, body: formOf(fields) }
    const response = await api.app.fetch(new Request(`http://shop.test/api${path}`, request))
    if (response.status !== 200)
      throw new Error(`${path} answers ${response.status}: ${await response.text()}`)
  }
  const rowOf = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> => {
    const [row] = (await query.execute(db)).rows
    if (!row) throw new Error('nothing was found')
    return row
  }

  const addQuotation = async (state: string): Promise<number> => {
    const isSent = state === 'quoted' || state === 'ordered'
    const { id } = await rowOf(sql<{ id: number }>`
      with q as (
        insert into quotation.quotation (number, company_id, requester_id, source, is_checkout, state, language,
          delivery_method, delivery_cost, po_file_key, po_file_name, po_file_type, valid_until, created_at, updated_at)
        values ('any-' || nextval('quotation.number'), ${buyer.companyId}, ${buyer.memberId}, 'cart', true, ${state}, 'id',
          'pick_up', 0, ${poKey}, case when ${poKey}::text is not null then 'po.pdf' end,
          case when ${poKey}::text is not null then 'application/pdf' end, '2999-01-01', now(), now())
        returning id
      ), v as (
        insert into quotation.version (quotation_id, version, tax_percent, sent_at, line_count, amount_untaxed, amount_tax)
        select id, 1, 11, case when ${isSent}::boolean then now() end, 1, 100, 11 from q
      ), l as (
        insert into quotation.line (quotation_id, version, place, status, item_id, sku, name_en, name_id, uom, quantity,
          unit_price)
        select id, 1, 1, 'quoted', ${itemId}::int, 'X', 'X', 'X', 'pcs', 1, 100 from q
      )
      select id from q`)
    return id
  }
  const addOrder = async (): Promise<{ readonly order: number; readonly proof: number }> => {
    const id = await addQuotation('ordered')
    return rowOf(sql<{ order: number; proof: number }>`
      with o as (
        insert into orders.order (number, quotation_id, quotation_version, company_id, placed_by, placed_at, state,
          payment_state, language, is_ship_complete, delivery_method, payment_method, tax_percent, delivery_cost,
          amount_untaxed, amount_tax, amount_total, po_file_key, po_file_name, po_file_type)
        select 'any-' || nextval('orders.number'), id, 1, company_id, requester_id, now(), 'placed', 'pending', 'id', false,
          'pick_up', 'transfer', 11, 0, 100, 11, 111, po_file_key, po_file_name, po_file_type
        from quotation.quotation where id = ${id}
        returning id
      ), l as (
        insert into orders.line (order_id, place, item_id, sku, name_en, name_id, uom, quantity, unit_price, discount,
          amount_untaxed, amount_tax)
        select id, 1, ${itemId}::int, 'X', 'X', 'X', 'pcs', 1, 100, 0, 100, 11 from o
      ), a as (
        insert into payment.attempt (order_id, number, method, amount, state, created_at)
        select id, 1, 'transfer', 111, 'pending', now() from o
        returning id
      ), p as (
        insert into payment.proof (attempt_id, file_key, file_name, file_type, amount, transferred_on, uploaded_by,
          uploaded_at, state)
        select id, ${proofKey}, 'bukti.pdf', 'application/pdf', 111, current_date, ${buyer.memberId}, now(), 'waiting'
        from a
        returning id
      )
      select o.id as "order", p.id as proof from o, p`)
  }

  /** A delivery of an order on terms, with so much of its line; answers ids. */
  const addDelivery = async (state: string, quantity = 1) => {
    const { order: orderId } = await addOrder()
    await sql`
      update orders.order set state = 'confirmed', payment_method = 'terms', payment_state = 'on_terms'
      where id = ${orderId}`.execute(db)
    const { line } = await rowOf(sql<{ line: number }>`
      update orders.line set quantity = ${quantity} where order_id = ${orderId} returning id as line`)
    const isOut = !['packing', 'ready'].includes(state)
    const hasArrived = ['delivered', 'received'].includes(state)
    const { id } = await rowOf(sql<{ id: number }>`
      with d as (
        insert into fulfilment.delivery (number, order_id, company_id, state, carrier, created_at, updated_at, picked_up_at,
          delivered_at, receiver, received_at, received_zone, proof_key, proof_name, proof_type)
        select 'any-' || nextval('fulfilment.delivery_number'), ${orderId},
          (select company_id from orders.order where id = ${orderId}), ${state}, 'courier', now(), now(),
          case when ${isOut}::boolean then now() end, case when ${hasArrived}::boolean then now() end,
          case when r then 'Budi' end, case when r then now() end, case when r then 'Asia/Jakarta' end,
          case when r then ${receiptKey}::text end, case when r then 'terima.pdf' end,
          case when r then 'application/pdf' end
        from (select ${state}::text = 'received' as r) w
        returning id
      ), l as (
        insert into fulfilment.delivery_line (delivery_id, order_line_id, quantity) select id, ${line}, ${quantity} from d
      )
      select id from d`)
    return { order: orderId, line, id }
  }
  /** A return of an order that has arrived, with a picture; answers ids. */
  const addReturn = async () => {
    const { order: orderId, line } = await addDelivery('delivered', 2)
    return rowOf(sql<{ id: number; picture: number }>`
      with r as (
        insert into fulfilment.return (number, order_id, company_id, state, wish, requested_by, requested_at, updated_at)
        values ('any-' || nextval('fulfilment.return_number'), ${orderId},
          (select company_id from orders.order where id = ${orderId}), 'requested', 'refund', ${buyer.memberId},
          now(), now())
        returning id
      ), l as (
        insert into fulfilment.return_line (return_id, order_line_id, quantity, reason)
        select id, ${line}, 1, 'damaged' from r
      ), p as (
        insert into fulfilment.return_picture (return_id, file_key, file_name, file_type, uploaded_at)
        select id, ${pictureKey}, 'a.jpg', 'image/jpeg', now() from r
        returning id
      )
      select r.id, p.id as picture from r, p`)
  }

  // Files that lie in the storage: those that calls answer.
  let poKey: string | null = null
  let proofKey = 'private/payment/none'
  let receiptKey = 'private/delivery/none'
  let pictureKey = 'private/return/none'
  const withPo = await addQuotation('quoted')
  await send(`/v2/order/quotation/${withPo}/upload-po`, { file: pdf(), po_number: 'PO-1' })
  poKey = (
    await rowOf(sql<{ key: string }>`select po_file_key as key from quotation.quotation where id = ${withPo}`)
  ).key
  const paid = await addOrder()
  const proof = { file: pdf(), amount: '50', transferred_on: '2026-01-02' }
  await send(`/v2/order/order/${paid.order}/proof`, proof)
  proofKey = (await rowOf(sql<{ key: string }>`select file_key as key from payment.proof order by id desc`))
    .key
  const sent = await addDelivery('picked_up')
  await send(`/v2/delivery/track/${sent.id}/receipt`, { receiver: 'Budi', file: pdf() })
  receiptKey = (
    await rowOf(sql<{ key: string }>`select proof_key as key from fulfilment.delivery where id = ${sent.id}`)
  ).key
  await send(`/v2/order/return/${(await addReturn()).id}/picture`, { file: picture() })
  pictureKey = (
    await rowOf(sql<{ key: string }>`select file_key as key from fulfilment.return_picture order by id desc`)
  ).key
  /** One of which much can be returned, and stays. */
  const arrived = await addDelivery('delivered', 999_999)
  // What is looked for by a number.
  await sql`update fulfilment.delivery set airway_bill = '1' where id = ${arrived.id}`.execute(db)
  const workbook = { quo_file: fileOf(workbookBytes(rowXml(1, '6204-2RS', 10))) }
  await send(upload.uploadQuotation.path, workbook, { 'idempotency-key': 'any-upload' })
  const draft = await rowOf(sql<{ id: number }>`select id from quotation.quotation where state = 'draft'`)
  /** One that can be ordered, and stays. */
  const offer = await addQuotation('quoted')

  const draftAgain = async (): Promise<number> => {
    await sql`update quotation.quotation set revision = 1, state = 'draft' where id = ${draft.id}`.execute(db)
    return draft.id
  }
  const fullCart = async (): Promise<number> => {
    const { id } = await rowOf(sql<{ id: number }>`
      insert into cart.cart (member_id, revision) values (${buyer.memberId}, 1)
      on conflict (member_id) do update set revision = cart.cart.revision + 1 returning id`)
    await sql`
      insert into cart.line (cart_id, item_id, quantity, revision, changed_at)
      values (${id}, (select i.id from catalogue.item i join catalogue.product p on p.id = i.product_id
        join catalogue.listing l on l.product_id = p.id
        where i.active and p.display_add_to_cart and i.min_qty = 1 and i.multiple_qty = 1 order by i.id limit 1), 1, 1, now())
      on conflict (cart_id, item_id) do update set quantity = 1`.execute(db)
    return id
  }
  const quotationFor = async (e: Endpoint): Promise<number> => {
    if (e === upload.listDraftLines || e === upload.changeDraftLines || e === upload.downloadVerdicts)
      return draftAgain()
    if (e === quotationStaff.priceQuotation) return addQuotation('in_review')
    if (e === quotationStaff.takeStaffQuotationStep) return addQuotation('submitted')
    const id = await addQuotation('quoted')
    // A file that is replaced is deleted, and the others' is one for all.
    if (e === quotation.uploadPo)
      await sql`
        update quotation.quotation set po_file_key = null, po_file_name = null, po_file_type = null
        where id = ${id}`.execute(db)
    return id
  }

  const deliveryFor = async (e: Endpoint): Promise<number> => {
    if (e === fulfilmentStaff.applyDeliveryStep || e === fulfilmentStaff.changeDelivery)
      return (await addDelivery('packing')).id
    if (e === fulfilment.signReceipt || e === fulfilmentStaff.recordReceipt)
      return (await addDelivery('picked_up')).id
    const { id } = await addDelivery('received')
    if (e === fulfilment.withdrawReceipt) {
      await sql`update fulfilment.delivery set received_by = ${buyer.memberId} where id = ${id}`.execute(db)
      await sql`
        insert into fulfilment.delivery_event (delivery_id, at, zone, code, place, text)
        values (${id}, now(), 'Asia/Jakarta', 'picked_up', '', '')`.execute(db)
    }
    return id
  }
  /** One to be packed, which is on terms; one that can be returned; or one that was just placed. */
  const orderFor = async (e: Endpoint): Promise<{ readonly order: number; readonly proof: number }> => {
    if (e === returns.requestReturn) return { order: arrived.order, proof: 0 }
    const made = await addOrder()
    if (e === fulfilmentStaff.makeDelivery)
      await sql`
        update orders.order set state = 'confirmed', payment_method = 'terms', payment_state = 'on_terms'
        where id = ${made.order}`.execute(db)
    return made
  }

  /** One by QR code: money that came late, or that can be given back. */
  const attemptFor = async (e: Endpoint): Promise<number> => {
    const { order: orderId } = await addOrder()
    const state = e === paymentStaff.acceptPayment ? 'needs_review' : 'paid'
    const { id } = await rowOf(sql<{ id: number }>`
      update payment.attempt set method = 'qris', state = ${state}, received = 111, ended_at = now()
      where order_id = ${orderId} returning id`)
    if (e === paymentStaff.acceptPayment)
      await sql`update orders.order set payment_state = 'unpaid' where id = ${orderId}`.execute(db)
    return id
  }
  const addRefund = async (): Promise<number> => {
    const attempt = await attemptFor(paymentStaff.showRefundProof)
    const { id } = await rowOf(sql<{ id: number }>`
      insert into payment.refund (attempt_id, number, amount, way, state, reason, file_key, file_name, file_type, asked_by,
        asked_at, ended_at)
      select ${attempt}, 1, 1, 'transfer', 'done', 'Uji', ${proofKey}, 'bukti.pdf', 'application/pdf', min(id), now(), now()
      from identity.staff returning id`)
    return id
  }

  return {
    /** Of the company, and not to be deleted. */
    addressId,
    /** The path with what its call asks for. */
    pathFor: async (e: Endpoint, path: string): Promise<string> => {
      const withIt = (place: string, id: number) => path.replace(place, String(id))
      if (path.includes(SELLING.cart)) return withIt(SELLING.cart, await fullCart())
      if (path.includes(SELLING.company)) return withIt(SELLING.company, buyer.companyId)
      if (path.includes(SELLING.quotation)) return withIt(SELLING.quotation, await quotationFor(e))
      if (path.includes(SELLING.invoice) || path.includes(SELLING.note)) {
        const made = await addInvoice(db, (await addOrder()).order, poKey ?? undefined)
        if (path.endsWith('/receipt'))
          await sql`
            update invoice.invoice set amount_paid = amount_total - amount_credited where id = ${made.invoiceId}`.execute(
            db,
          )
        return path
          .replace(SELLING.invoice, String(made.invoiceId))
          .replace(SELLING.note, String(made.noteId))
      }
      if (path.includes(SELLING.attempt)) return withIt(SELLING.attempt, await attemptFor(e))
      if (path.includes(SELLING.refund)) return withIt(SELLING.refund, await addRefund())
      if (path.includes(SELLING.delivery)) return withIt(SELLING.delivery, await deliveryFor(e))
      if (path.includes(SELLING.return) || path.includes(SELLING.picture)) {
        const made = await addReturn()
        return path.replace(SELLING.return, String(made.id)).replace(SELLING.picture, String(made.picture))
      }
      if (path.includes(SELLING.order) || path.includes(SELLING.proof)) {
        const made = await orderFor(e)
        if (e === invoiceStaff.issueInvoice)
          await sql`update orders.order set payment_state = 'paid' where id = ${made.order}`.execute(db)
        return path.replace(SELLING.order, String(made.order)).replace(SELLING.proof, String(made.proof))
      }
      return path
    },
    /** What is to be as it was before a call. */
    makeReady: async (e: Endpoint): Promise<void> => {
      if (e === paymentStaff.setCredit)
        await sql`delete from payment.credit where company_id = ${buyer.companyId}`.execute(db)
      if (e === invoiceStaff.setBilling)
        await sql`delete from invoice.billing where company_id = ${buyer.companyId}`.execute(db)
      if (e === quotation.requestQuotation) await fullCart()
    },
    /** What a call's fields mean, where other calls mean something else. */
    bodyFor: (e: Endpoint): Readonly<Record<string, unknown>> => ({
      ...(e === quotation.checkOutCart && { revision: undefined, is_document: false }),
      ...(e === quotation.requestQuotation && { lines: undefined, notes: '' }),
      ...(e === quotation.takeQuotationStep && { step: 'withdraw', revision: 1, text: '' }),
      ...(e === quotation.setQuotationDetails && {
        revision: 1,
        accounts_email: 'keuangan@uji.test',
        requested_ship_date: jakartaDay(new Date()),
        is_ship_complete: true,
      }),
      ...(e === quotation.setDeliveryMethod && { delivery_method: 'pick_up', revision: 1 }),
      ...(e === quotation.setDeliveryAddress && {
        address_id: addressId,
        billing_address_id: addressId,
        revision: 1,
      }),
      ...(e === upload.changeDraftLines && { revision: 1, changes: [], accepts_found: false }),
      ...(e === quotationStaff.priceQuotation && {
        revision: 1,
        lines: [{ status: 'quoted', product_item_id: itemId, quantity: 1, unit_price: 100 }],
        discount_percent: 5,
        delivery_cost: 0,
        comment: '',
        valid_until: '2099-01-02',
      }),
      ...(e === quotationStaff.takeStaffQuotationStep && { step: 'take', revision: 1, text: '' }),
      ...(e === fulfilmentStaff.makeDelivery && { lines: undefined }),
      ...(e === fulfilmentStaff.changeDelivery && {
        carrier: 'courier',
        tracking_url: 'https://lacak.test/1',
        eta: '2027-01-02',
        packages: [{ weight_g: 1_000 }],
      }),
      ...(e === fulfilmentStaff.applyDeliveryStep && {
        step: 'ready',
        at: undefined,
        zone: 'Asia/Jakarta',
        place: '',
        text: '',
      }),
      ...(e === returns.requestReturn && {
        wish: 'refund',
        lines: [{ order_line_id: arrived.line, quantity: 1, reason: 'damaged' }],
      }),
      ...(e === returnsStaff.applyReturnStep && { step: 'approve', text: '', lines: [] }),
      ...(e === order.cancelOrder && { version: 1, reason: '' }),
      ...(e === orderStaff.takeOrderStep && { step: 'confirm', version: 1, text: '' }),
      ...(e === payment.inquire && {
        quotation_id: offer,
        invoice_id: undefined,
        payment_method: 'transfer',
      }),
      ...(e === payment.process && {
        quotation_id: offer,
        version: 1,
        revision: undefined,
        instead_of: undefined,
        invoice_id: undefined,
        payment_method: 'transfer',
        agree_terms: true,
      }),
      ...(e === invoiceStaff.noteInvoiceReceived && { version: 1, received_on: '2026-01-02' }),
      ...(e === invoiceStaff.recordInvoicePayment && {
        version: 1,
        amount: 100,
        paid_on: '2026-01-02',
        reference: '',
      }),
      ...(e === invoiceStaff.creditInvoice && { version: 1, credit: { all: true }, reason: 'Rusak' }),
      ...(e === invoiceStaff.setBilling && { billing_from_receipt: true, version: 0 }),
      ...(e === paymentStaff.verifyProof && { received: 100 }),
      ...(e === paymentStaff.acceptPayment && { version: 1 }),
      ...(e === paymentStaff.refundAtGateway && { amount: 1, reason: 'Rusak' }),
      ...(e === paymentStaff.setCredit && { credit_limit: 1_000_000, terms_days: 30, version: 0 }),
    }),
  }
}
