import { jakartaDay } from '@pasok/contract'
import {
  approvalStaff,
  companyStaff,
  invoiceStaff,
  fulfilment,
  fulfilmentStaff,
  order,
  orderStaff,
  payment,
  paymentBank,
  paymentLedger,
  paymentStaff,
  quotation,
  quotationStaff,
  quotationUpload as upload,
  returns,
  pickingStaff,
  returnsStaff,
  taxInvoiceStaff,
  type Endpoint,
} from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { placeAddress } from '../company/index.ts'
import {
  adjustInvoice,
  insertHeldRefund,
  postInvoice,
  receiveMoney,
  receiveTransfer,
  recordAdjustment,
  recordAllocation,
  recordTransfer,
  reserveHeldRefund,
  useOnAccount,
} from '../ledger/index.ts'
import type { Db } from '../platform/index.ts'
import { storedAddress } from './address-fixture.ts'
import type { openApi } from './ask-api.ts'
import { toFormData, pdf, picture } from './registration-fixture.ts'
import { addInvoice, addTaxable, buildSales, type Buyer } from './sale-builder.ts'
import { toUploadFile, rowXml, workbookBytes } from './workbooks.ts'

/** What stands in a path for a quotation that a call may be made of, an order, a proof, an attempt, a refund, an invoice and its credit note, the buyer's cart and company. */
const SELLING = {
  quotation: '0quotation0',
  order: '0order0',
  proof: '0proof0',
  attempt: '0attempt0',
  transfer: '0transfer0',
  bankLine: '0bankline0',
  withheld: '0withheld0',
  allocation: '0allocation0',
  adjustment: '0adjustment0',
  refund: '0refund0',
  heldRefund: '0heldrefund0',
  difference: '0difference0',
  invoice: '0invoice0',
  note: '0note0',
  cart: '0cart0',
  delivery: '0delivery0',
  return: '0return0',
  picture: '0picture0',
  company: '0company0',
  taxExport: '0taxexport0',
  approval: '0approval0',
} as const

/** What stands in the places of a path of selling; undefined for any other path. */
export const sellingPlaces = ({
  path,
}: Endpoint): readonly (readonly [string, ...string[]])[] | undefined => {
  if (path.endsWith('/version/{version}')) return [[SELLING.quotation], ['1']]
  if (path === payment.showProof.path) return [[SELLING.order], [SELLING.proof]]
  if (path.startsWith('/v1/order/cart/')) return [[SELLING.cart]]
  if (path.startsWith('/staff/companies/')) return [[SELLING.company]]
  if (path.startsWith('/staff/tax-invoices/exports/')) return [[SELLING.taxExport]]
  if (/^\/(?:v2\/invoice\/invoice|staff\/invoices)\/\{id\}/.test(path))
    return [[SELLING.invoice], [SELLING.note]]
  if (path.startsWith('/staff/approvals/')) return [[SELLING.approval]]
  if (path.startsWith('/staff/payments/proofs/')) return [[SELLING.proof]]
  if (path.startsWith('/staff/payments/attempts/')) return [[SELLING.attempt]]
  if (path.startsWith('/staff/ledger/withheld/')) return [[SELLING.withheld]]
  if (path.startsWith('/staff/ledger/allocations/')) return [[SELLING.allocation]]
  if (path.startsWith('/staff/ledger/adjustments/')) return [[SELLING.adjustment]]
  if (path.startsWith('/staff/bank-lines/')) return [[SELLING.bankLine]]
  if (path.startsWith('/staff/payments/transfers/')) return [[SELLING.transfer]]
  if (path.startsWith('/staff/payments/refunds/')) return [[SELLING.refund]]
  if (path.startsWith('/staff/payments/held-refunds/')) return [[SELLING.heldRefund]]
  if (path.startsWith('/staff/payments/differences/')) return [[SELLING.difference]]
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
  const send = async (path: string, fields: Parameters<typeof toFormData>[0], more = {}): Promise<void> => {
    const request = { method: 'POST', headers: { ...headers, ...more }, body: toFormData(fields) }
    const response = await api.app.fetch(new Request(`http://shop.test/api${path}`, request))
    if (response.status !== 200)
      throw new Error(`${path} answers ${response.status}: ${await response.text()}`)
  }
  const findRow = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> => {
    const [row] = (await query.execute(db)).rows
    if (!row) throw new Error('nothing was found')
    return row
  }

  const { files, addQuotation, addOrder, addDelivery, addReturn, addRefund } = buildSales(db, buyer, [itemId])
  // Files that lie in the storage: those that calls answer.
  const withPo = await addQuotation('quoted')
  await send(`/v2/order/quotation/${withPo}/upload-po`, { file: pdf(), po_number: 'PO-1' })
  files.po = (
    await findRow(
      sql<{ key: string }>`select po_file_key as key from quotation.quotation where id = ${withPo}`,
    )
  ).key
  /** Another proof may be uploaded once none waits. */
  const rejectProof = async (id: number): Promise<void> => {
    await sql`update payment.proof set state = 'rejected', decided_at = now() where id = ${id}`.execute(db)
  }
  const paid = await addOrder()
  await rejectProof(paid.proof)
  const proof = { file: pdf(), amount: '50', transferred_on: '2026-01-02' }
  await send(`/v2/order/order/${paid.order}/proof`, proof)
  files.proof = (
    await findRow(sql<{ key: string }>`select file_key as key from payment.proof order by id desc`)
  ).key
  const sent = await addDelivery('picked_up')
  await send(`/v2/delivery/track/${sent.id}/receipt`, { receiver: 'Budi', file: pdf() })
  files.receipt = (
    await findRow(
      sql<{ key: string }>`select proof_key as key from fulfilment.delivery where id = ${sent.id}`,
    )
  ).key
  await send(`/v2/order/return/${(await addReturn()).id}/picture`, { file: picture() })
  files.picture = (
    await findRow(
      sql<{ key: string }>`select file_key as key from fulfilment.return_picture order by id desc`,
    )
  ).key
  /** One of which much can be returned, and stays. */
  const arrived = await addDelivery('delivered', 999_999)
  /** One of which much can be closed, and stays. */
  const open = await addOrder()
  await sql`update orders.line set quantity = 999999 where order_id = ${open.order}`.execute(db)
  await sql`
    update orders.order set amount_untaxed = amount_untaxed * 999999, amount_tax = amount_tax * 999999,
      amount_total = amount_total * 999999
    where id = ${open.order}`.execute(db)
  // What is looked for by a number.
  await sql`update fulfilment.delivery set airway_bill = '1' where id = ${arrived.id}`.execute(db)
  const workbook = { quo_file: toUploadFile(workbookBytes(rowXml(1, '6204-2RS', 10))) }
  await send(upload.uploadQuotation.path, workbook, { 'idempotency-key': 'any-upload' })
  const draft = await findRow(sql<{ id: number }>`select id from quotation.quotation where state = 'draft'`)
  /** One that can be ordered, and stays. */
  const offer = await addQuotation('quoted')

  const draftAgain = async (): Promise<number> => {
    await sql`update quotation.quotation set revision = 1, state = 'draft' where id = ${draft.id}`.execute(db)
    return draft.id
  }
  const fullCart = async (): Promise<number> => {
    const { id } = await findRow(sql<{ id: number }>`
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
    if (e === quotationStaff.priceQuotation || e === quotationStaff.changeQuotationLines)
      return addQuotation('in_review')
    if (e === quotationStaff.takeStaffQuotationStep) return addQuotation('submitted')
    const id = await addQuotation('quoted')
    // A file that is replaced is deleted, and the others' is one for all.
    if (e === quotation.uploadPo)
      await sql`
        update quotation.quotation set po_file_key = null, po_file_name = null, po_file_type = null
        where id = ${id}`.execute(db)
    return id
  }

  /** A delivery that is being packed, with one of its lines and that one's part number. */
  let packing = { id: 0, line: 0, sku: '' }
  const addPacking = async (state: 'packing' | 'ready' = 'packing'): Promise<number> => {
    const { id, lines } = await addDelivery(state)
    const line = lines[0] ?? 0
    const { sku } = await findRow(sql<{ sku: string }>`select sku from orders.line where id = ${line}`)
    packing = { id, line, sku }
    return id
  }
  const deliveryFor = async (e: Endpoint): Promise<number> => {
    if (e === pickingStaff.setPicked) return addPacking()
    if (e === pickingStaff.packPicked) {
      const id = await addPacking()
      await sql`
        insert into fulfilment.pick (delivery_id, order_line_id, quantity, picked_by, picked_at)
        select ${id}, ${packing.line}, 1, min(id), now() from identity.staff`.execute(db)
      return id
    }
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
    if (e === fulfilmentStaff.closeOrderLines) {
      await sql`update orders.order set version = 1 where id = ${open.order}`.execute(db)
      return open
    }
    const made = await addOrder()
    if (e === payment.uploadProof || e === paymentStaff.reopenProof) await rejectProof(made.proof)
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
    const { id } = await findRow(sql<{ id: number }>`
      update payment.attempt set method = 'qris', state = ${state}, received = 111, ended_at = now()
      where order_id = ${orderId} returning id`)
    await receiveMoney(db, {
      source: 'attempt',
      source_id: id,
      payment: {
        company_id: buyer.companyId,
        order_id: orderId,
        invoice_id: null,
        attempt_id: id,
        method: 'qris',
      },
      amount: 111,
      isInReview: state === 'needs_review',
      now: new Date(),
    })
    if (e === paymentStaff.acceptPayment)
      await sql`update orders.order set payment_state = 'unpaid' where id = ${orderId}`.execute(db)
    return id
  }

  const addCreditableInvoice = async () => {
    const { order: orderId } = await addOrder()
    const made = await addInvoice(db, orderId, files.po ?? undefined)
    const posted = { id: made.invoiceId, company_id: buyer.companyId, order_id: orderId, now: new Date() }
    await postInvoice(db, { ...posted, untaxed: 99, tax: 11, deliveryCost: 0 })
    return made
  }
  /** A request to credit an invoice: of the first of staff for the others to decide about, or of the one who logged in last. */
  const addApproval = async (e: Endpoint): Promise<number> => {
    const { invoiceId } = await addCreditableInvoice()
    const isForOthers = e === approvalStaff.approve || e === approvalStaff.refuseApproval
    const { id } = await findRow(sql<{ id: number }>`
      insert into approval.request (kind, company_id, subject_id, number, amount, exceeded, document, command, reason,
        requested_at, requested_by)
      select 'credit_note', ${buyer.companyId}::int, ${invoiceId}::int, 'INV-1', 110, '{credit_note}',
        '{"lines": [], "amount_before": 1, "text": "Rusak"}', '{"version": 1, "credited": "all", "reason": "Rusak"}',
        'Rusak semua', now(), coalesce((select staff_id from identity.staff_session
          where not ${isForOthers}::boolean order by began_at desc limit 1), (select min(id) from identity.staff))
      returning id`)
    return id
  }

  /** One that is held for the company. */
  const addTransfer = async (amount = 100): Promise<number> => {
    const { id: staffId } = await findRow(sql<{ id: number }>`select min(id) as id from identity.staff`)
    const transfer = { company_id: buyer.companyId, transferred_on: '2026-01-02', amount }
    const id = await recordTransfer(db, { ...transfer, recorded_at: new Date(), recorded_by: staffId })
    await receiveTransfer(db, { ...transfer, transferId: id, allocations: [], now: new Date(), staffId })
    return id
  }
  /** The file of an invoice without a number. */
  const addTaxExport = async (): Promise<number> => {
    const invoiceId = await addTaxable(db, (await addOrder()).order)
    const { id } = await findRow(sql<{ id: number }>`
      with x as (
        insert into invoice.tax_export (period, created_at, created_by, seller_npwp, seller_nitku, tax_percent, units)
        select '2026-01-01', now(), min(id), '0012345671000000', '0012345671000000000000', 11, '{}' from identity.staff
        returning id
      ), i as (
        insert into invoice.tax_export_invoice (export_id, invoice_id, trx_code, document_number)
        select id, ${invoiceId}, '04', '' from x
      )
      select id from x`)
    return id
  }
  /** Tax withheld; for a call that shows its certificate, with one. */
  const addWithheld = async (e: Endpoint): Promise<number> => {
    const { invoiceId } = await addInvoice(db, (await addOrder()).order)
    const { id } = await findRow(sql<{ id: number }>`
      insert into ledger.adjustment (invoice_id, kind, amount, note, recorded_at, recorded_by, certificate_number, certificate_on,
        certificate_key, certificate_name, certificate_type, certificate_at, certificate_by)
      select ${invoiceId}, 'tax_withheld', 2, 'PPh 22', now(), id, '1', '2026-01-02', ${files.proof}, 'bukti.pdf',
        'application/pdf', now(), id from identity.staff order by id limit 1 returning id`)
    if (e !== paymentLedger.showCertificate)
      await sql`
        update ledger.adjustment set certificate_on = null, certificate_key = null, certificate_name = null,
          certificate_type = null, certificate_at = null, certificate_by = null where id = ${id}`.execute(db)
    return id
  }
  /** A rupiah of money on account that pays a part of an order. */
  const addAllocation = async (): Promise<number> => {
    const { order: orderId } = await addOrder()
    await addTransfer()
    const { id: staffId } = await findRow(sql<{ id: number }>`select min(id) as id from identity.staff`)
    const recorded = { company_id: buyer.companyId, recorded_at: new Date(), recorded_by: staffId }
    const id = await recordAllocation(db, recorded)
    const allocations = [{ order_id: orderId, invoice_id: null, amount: 1 }]
    const used = { allocationId: id, company_id: buyer.companyId, allocations, orderIds: [], now: new Date() }
    await useOnAccount(db, used)
    return id
  }
  /** A rupiah of bank charge of an invoice. */
  const addAdjustment = async (): Promise<number> => {
    const { invoiceId } = await addCreditableInvoice()
    const { id: staffId } = await findRow(sql<{ id: number }>`select min(id) as id from identity.staff`)
    const entry = { kind: 'bank_charge', amount: 1, note: 'Biaya' } as const
    const id = await recordAdjustment(db, {
      ...entry,
      invoice_id: invoiceId,
      recorded_at: new Date(),
      recorded_by: staffId,
    })
    const orderId = await findRow(sql<{ id: number }>`
      select order_id as id from invoice.invoice where id = ${invoiceId}`)
    const documents = { company_id: buyer.companyId, order_id: orderId.id, invoice_id: invoiceId }
    await adjustInvoice(db, { ...entry, ...documents, adjustmentId: id, now: new Date() })
    return id
  }
  /** One of 100 rupiah. */
  const addBankLine = async (e: Endpoint): Promise<number> => {
    const { id: staffId } = await findRow(sql<{ id: number }>`select min(id) as id from identity.staff`)
    const { id: statementId } = await findRow(sql<{ id: number }>`
      insert into payment.bank_statement
        (account, layout, file_name, file_sha256, first_day, last_day, line_count, pending_count, uploaded_at, uploaded_by)
      values ('111222', 'bca', 'x.csv', encode(sha256(gen_random_uuid()::text::bytea), 'hex'), '2026-01-02', '2026-01-02', 1, 0,
        now(), ${staffId}) returning id`)
    const isIgnored = e === paymentBank.reopenBankLine
    const { id } = await findRow(sql<{ id: number }>`
      insert into payment.bank_line
        (statement_id, account, day, amount, text, reference, line_sha256, occurrence, state, reason, decided_at, decided_by)
      values (${statementId}, '111222', '2026-01-02', 10000, 'x', '', encode(sha256(gen_random_uuid()::text::bytea), 'hex'), 1,
        ${isIgnored ? 'ignored' : 'open'}, ${isIgnored ? 'x' : ''}, ${isIgnored ? new Date() : null},
        ${isIgnored ? staffId : null}) returning id`)
    return id
  }
  /** More than the company owes, of which nothing is due: the rest secures nothing and can be refunded. */
  const addFreeMoney = async (): Promise<void> => {
    await addTransfer(1_000_000_000)
    await sql`update invoice.invoice set due_on = null where company_id = ${buyer.companyId}`.execute(db)
  }
  /** A refund of held money: one that a member asks for, or one that finance transfers. */
  const addHeldRefund = async (e: Endpoint): Promise<number> => {
    await addFreeMoney()
    const place = { company_id: buyer.companyId, order_id: null, invoice_id: null }
    const isAsked = e === paymentStaff.approveHeldRefund
    const id = await insertHeldRefund(db, {
      ...place,
      amount: 1,
      reason: 'Lebih bayar',
      bank: 'BCA',
      account_number: '1',
      account_holder: 'PT Uji',
      member_id: buyer.memberId,
      submitted_at: new Date(),
      ...(isAsked
        ? { state: 'waiting' }
        : {
            state: 'requested',
            requested_by: (await findRow(sql<{ id: number }>`select min(id) as id from identity.staff`)).id,
            requested_at: new Date(),
          }),
    })
    if (!isAsked) await reserveHeldRefund(db, { refundId: id, place, amount: 1, now: new Date() })
    return id
  }
  /** One whose buyer paid more than is owed. */
  const addOverpaid = async (): Promise<number> => {
    const { order: orderId, attempt } = await addOrder()
    const payment = { company_id: buyer.companyId, order_id: orderId, invoice_id: null, attempt_id: attempt }
    await receiveMoney(db, {
      source: 'attempt',
      source_id: attempt,
      payment: { ...payment, method: 'transfer' },
      amount: 1_000,
      isInReview: false,
      now: new Date(),
    })
    return orderId
  }
  /** One that is to be paid, of which each call pays a rupiah. */
  const { order: unpaid, proof: rejected } = await addOrder()
  await sql`
    update payment.proof set state = 'rejected', decided_at = now() where id = ${rejected}`.execute(db)

  let sellerId = 0
  return {
    /** Of the company, and not to be deleted. */
    addressId,
    /** The path with what its call asks for. */
    pathFor: async (e: Endpoint, path: string): Promise<string> => {
      const withIt = (place: string, id: number) => path.replace(place, String(id))
      if (path.includes(SELLING.cart)) return withIt(SELLING.cart, await fullCart())
      if (e === paymentStaff.useHeldMoney) await addTransfer()
      if (e === paymentStaff.requestHeldRefund || e === payment.askForRefund) await addFreeMoney()
      // One request waits at a time.
      if (e === payment.askForRefund)
        await sql`delete from ledger.held_refund where state = 'waiting'`.execute(db)
      if (e === payment.keepOnAccount) return withIt(SELLING.order, await addOverpaid())
      if (path.includes(SELLING.difference)) {
        const { order: orderId } = await addOrder()
        const { id } = await findRow(sql<{ id: number }>`
          insert into ledger.difference (company_id, order_id, stored, computed, found_at)
          values (${buyer.companyId}, ${orderId}, 100, 99, now()) returning id`)
        return withIt(SELLING.difference, id)
      }
      if (path.includes(SELLING.heldRefund)) return withIt(SELLING.heldRefund, await addHeldRefund(e))
      if (path.includes(SELLING.company)) return withIt(SELLING.company, buyer.companyId)
      if (path.includes(SELLING.taxExport)) return withIt(SELLING.taxExport, await addTaxExport())
      if (path.includes(SELLING.withheld)) return withIt(SELLING.withheld, await addWithheld(e))
      if (path.includes(SELLING.bankLine)) return withIt(SELLING.bankLine, await addBankLine(e))
      if (path.includes(SELLING.allocation)) return withIt(SELLING.allocation, await addAllocation())
      if (path.includes(SELLING.adjustment)) return withIt(SELLING.adjustment, await addAdjustment())
      if (path.includes(SELLING.transfer)) return withIt(SELLING.transfer, await addTransfer())
      if (path.includes(SELLING.quotation)) return withIt(SELLING.quotation, await quotationFor(e))
      if (path.includes(SELLING.invoice) || path.includes(SELLING.note)) {
        const made = await addCreditableInvoice()
        if (path.endsWith('/receipt'))
          await sql`
            update invoice.invoice set amount_paid = amount_total - amount_credited where id = ${made.invoiceId}`.execute(
            db,
          )
        return path
          .replace(SELLING.invoice, String(made.invoiceId))
          .replace(SELLING.note, String(made.noteId))
      }
      if (path.includes(SELLING.approval)) return withIt(SELLING.approval, await addApproval(e))
      if (path.includes(SELLING.attempt)) return withIt(SELLING.attempt, await attemptFor(e))
      if (path.includes(SELLING.refund))
        return withIt(SELLING.refund, await addRefund(await attemptFor(paymentStaff.showRefundProof)))
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
      if (e === companyStaff.setTaxKind || e === companyStaff.showTaxKindDocument)
        await sql`delete from company.tax_kind where company_id = ${buyer.companyId}`.execute(db)
      if (e === companyStaff.showTaxKindDocument)
        await sql`
          insert into company.tax_kind (company_id, kind, facility, document_number, document_on, file_key, file_name,
            file_type, updated_at)
          values (${buyer.companyId}, 'not_collected', '02', 'KM-1', '2026-01-01', ${files.po}, 'izin.pdf',
            'application/pdf', now())`.execute(db)
      if (e === invoiceStaff.setBilling)
        await sql`delete from invoice.billing where company_id = ${buyer.companyId}`.execute(db)
      if (e === pickingStaff.scanPicked) await addPacking()
      if (e === pickingStaff.handOver) await addPacking('ready')
      if (e === quotation.requestQuotation) await fullCart()
      if (e === quotationStaff.setSalesperson)
        sellerId = (
          await findRow(sql<{ id: number }>`
            select max(id) as id from identity.staff where 'admin' = any(roles) and disabled_at is null`)
        ).id
      if (e === taxInvoiceStaff.exportTaxInvoices) await addTaxable(db, (await addOrder()).order)
    },
    /** The same of a form. */
    formFor: (e: Endpoint): Readonly<Record<string, string>> =>
      e === quotationStaff.startQuotation
        ? { company_id: String(buyer.companyId), member_id: String(buyer.memberId), text: '', copy_of: '' }
        : {},
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
      ...(e === quotationStaff.changeQuotationLines && {
        revision: 1,
        lines: [{ product_item_id: itemId, quantity: 1, unit_price: 100 }],
        removed: [],
        discount_percent: 5,
        delivery_cost: 0,
        comment: '',
        valid_until: '2099-01-02',
      }),
      ...(e === quotationStaff.takeStaffQuotationStep && {
        step: 'take',
        revision: 1,
        text: '',
        valid_until: undefined,
      }),
      ...(e === quotationStaff.setSalesperson && { revision: 1, staff_id: sellerId, note: '' }),
      ...((e === approvalStaff.approve || e === approvalStaff.refuseApproval) && { note: 'Sesuai' }),
      ...(e === fulfilmentStaff.makeDelivery && { lines: undefined }),
      ...(e === fulfilmentStaff.closeOrderLines && {
        version: 1,
        lines: [{ order_line_id: open.lines[0], quantity: 1 }],
      }),
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
      ...(e === pickingStaff.scanPicked && { number: packing.sku, quantity: 1, delivery_ids: [packing.id] }),
      ...(e === pickingStaff.setPicked && {
        version: 1,
        lines: [{ order_line_id: packing.line, quantity: 1 }],
      }),
      ...(e === pickingStaff.packPicked && { version: 1 }),
      ...(e === pickingStaff.handOver && {
        deliveries: [{ id: packing.id, version: 1 }],
        zone: 'Asia/Jakarta',
      }),
      ...(e === returns.requestReturn && {
        wish: 'refund',
        lines: [{ order_line_id: arrived.lines[0], quantity: 1, reason: 'damaged' }],
      }),
      ...(e === returnsStaff.applyReturnStep && { step: 'approve', text: '', lines: [] }),
      ...(e === order.cancelOrder && { version: 1, reason: '' }),
      ...(e === orderStaff.takeOrderStep && { step: 'confirm', version: 1, text: '' }),
      ...(e === payment.inquire && {
        quotation_id: offer,
        invoice_id: undefined,
        payment_method: 'transfer',
        use_on_account: false,
      }),
      ...(e === payment.process && {
        quotation_id: offer,
        version: 1,
        revision: 1,
        amount_total: undefined,
        instead_of: undefined,
        on_account: undefined,
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
      ...(e === taxInvoiceStaff.exportTaxInvoices && { period: '2026-01' }),
      ...(e === paymentStaff.verifyProof && { received: 100 }),
      ...(e === paymentStaff.acceptPayment && { version: 1 }),
      ...(e === paymentStaff.refundAtGateway && { amount: 1, reason: 'Rusak' }),
      ...(e === paymentStaff.recordTransfer && {
        transferred_on: '2026-01-02',
        amount: 2,
        reference: '',
        allocations: [{ order_id: unpaid, amount: 1 }],
      }),
      ...(e === paymentBank.settleBankLine && {
        company_id: buyer.companyId,
        allocations: [],
        proof_id: undefined,
        transfer_id: undefined,
        confirmed: true,
      }),
      ...(e === paymentBank.ignoreBankLine && { reason: 'Bunga' }),
      ...(e === paymentStaff.useHeldMoney && { allocations: [{ order_id: unpaid, amount: 1 }] }),
      ...((e === paymentStaff.requestHeldRefund || e === payment.askForRefund) && {
        order_id: undefined,
        invoice_id: undefined,
        amount: 1,
        reason: 'Lebih bayar',
        payee: { bank: 'BCA', number: '1', holder: 'PT Uji' },
      }),
      ...(e === paymentStaff.completeHeldRefund && { transferred_on: '2026-01-02', reference: '' }),
      ...(e === paymentStaff.decideDifference && { decision: 'document', reason: 'Mutasi bank' }),
      ...(e === paymentStaff.refuseHeldRefund && { reason: 'Batal' }),
      ...(e === paymentStaff.settleWithoutMoney && {
        kind: 'tax_withheld',
        amount: 2,
        note: 'PPh 22',
        certificate_number: '',
      }),
      ...(e === paymentStaff.setCredit && { credit_limit: 1_000_000, terms_days: 30, version: 0 }),
    }),
  }
}
