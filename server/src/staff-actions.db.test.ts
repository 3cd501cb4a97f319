import { endpoints, identityStaff, type Endpoint } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { beginStaffSession, beginTotp, STAFF_COOKIE } from './identity/index.ts'
import type { Db } from './platform/index.ts'
import { noLimits } from './testing/any-caller.ts'
import { openApi } from './testing/ask-api.ts'
import { onDatabase } from './testing/index.ts'
import { callName, findCall, openMeantCalls, readCallTable } from './testing/meant-calls.ts'
import { addStaff } from './testing/staff-fixture.ts'

/**
 * What the audit log records of every command of staff: `action/subject`, one or more. A session is no record, nor is a saved view; a TOTP secret
 * counts only once its code proves it; a preview's link stores nothing.
 */
const expected = `
put /staff/catalogue/categories/{id}/filters                            catalogue.change-category-filters/category
put /staff/catalogue/products/{id}/fields                               catalogue.change-product-fields/product
put /staff/catalogue/items/{id}/fields                                  catalogue.change-item-fields/item
put /staff/catalogue/items/{id}/other-numbers                           catalogue.change-other-numbers/item
post /staff/search/synonyms                                             search.add-synonyms/synonym_group
put /staff/search/synonyms/{id}                                         search.change-synonyms/synonym_group
delete /staff/search/synonyms/{id}                                      search.remove-synonyms/synonym_group
post /staff/content/documents                                           content.create/content_document
put /staff/content/documents/{id}                                       content.change/content_document
post /staff/content/documents/{id}/publish                              content.publish/content_document
post /staff/content/documents/{id}/unpublish                            content.unpublish/content_document
post /staff/content/documents/{id}/preview                              none
post /staff/content/pictures                                            content.add-picture/content_picture
post /staff/content/categories                                          content.add-category/content_category
put /staff/content/categories/{id}                                      content.change-category/content_category
delete /staff/content/categories/{id}                                   content.remove-category/content_category
put /staff/contact-messages/{id}                                        content.handle-message/contact_message
post /staff/session                                                     none
delete /staff/session                                                   none
post /staff/totp                                                        none
put /staff/totp                                                         identity.totp/staff
put /staff/views                                                        none
delete /staff/views/{id}                                                none
post /staff/recovery-codes                                              identity.renew-recovery-codes/staff
put /staff/me                                                           identity.set-language/staff identity.set-phone/staff
put /staff/password                                                     identity.change-password/staff
delete /staff/sessions/{id}                                             none
delete /staff/sessions                                                  none
post /staff/accounts/{id}/disable                                       identity.disable-staff/staff
post /staff/accounts/{id}/enable                                        identity.enable-staff/staff
post /staff/registrations/{id}/approve                                  company.approve/company
post /staff/registrations/{id}/reject                                   company.reject/company
post /staff/registrations/{id}/ask                                      company.ask/company
post /staff/registrations/{id}/suspend                                  company.suspend/company
post /staff/registrations/{id}/join                                     company.join/company
put /staff/companies/{id}                                               company.change/company
put /staff/companies/{id}/salesperson                                   company.set-salesperson/company
post /staff/companies/{id}/notes                                        company.add-note/company
put /staff/companies/{id}/members/{member_id}                           company.set-role/company
delete /staff/companies/{id}/members/{member_id}                        company.remove-member/company
post /staff/price-lists                                                 pricing.add-list/price_list
put /staff/price-lists/{id}                                             pricing.change-list/price_list
put /staff/price-lists/{id}/companies/{company_id}                      pricing.assign-list/price_list
delete /staff/price-lists/{id}/companies/{company_id}                   pricing.unassign-list/price_list
post /staff/price-lists/{id}/rules                                      pricing.add-rule/price_list
put /staff/price-lists/{id}/rules/{rule_id}                             pricing.change-rule/price_list
delete /staff/price-lists/{id}/rules/{rule_id}                          pricing.remove-rule/price_list
post /staff/price-lists/{id}/xlsx                                       pricing.upload-rules/price_list
post /staff/delivery/zones                                              delivery.add-zone/delivery_zone
put /staff/delivery/zones/{id}                                          delivery.change-zone/delivery_zone
delete /staff/delivery/zones/{id}                                       delivery.remove-zone/delivery_zone
put /staff/delivery/methods/{id}                                        delivery.change-method/delivery_method
post /staff/delivery/rates                                              delivery.add-rate/delivery_rate
put /staff/delivery/rates/{id}                                          delivery.change-rate/delivery_rate
delete /staff/delivery/rates/{id}                                       delivery.remove-rate/delivery_rate
post /staff/quotations                                                  quotation.made/quotation
put /staff/quotations/{id}/lines                                        quotation.price/quotation
patch /staff/quotations/{id}/lines                                      quotation.price/quotation
post /staff/quotations/{id}/step                                        quotation.take/quotation
post /staff/quotations/{id}/message                                     quotation.message/quotation
post /staff/quotations/{id}/notes                                       quotation.note/quotation
post /staff/quotations/{id}/salesperson                                 quotation.hand_over/quotation
post /staff/orders/{id}/step                                            order.confirm/order
post /staff/orders/{id}/invoice                                         order.invoice_issued/order invoice.issue/invoice
post /staff/invoices/{id}/tax-invoice                                   invoice.attach-tax-invoice/invoice
post /staff/invoices/{id}/received                                      invoice.note-received/invoice
post /staff/invoices/{id}/payments                                      invoice.record-payment/invoice
post /staff/invoices/{id}/credit-notes                                  order.invoice_credited/order invoice.credit/invoice
post /staff/invoices/{id}/credit-notes/{note_id}/return-note            invoice.note-return-note/invoice
post /staff/tax-invoices/exports                                        invoice.export-tax-invoices/tax_export
post /staff/tax-invoices/exports/{id}/withdraw                          invoice.withdraw-tax-export/tax_export
post /staff/tax-invoices/numbers                                        none
post /staff/tax-invoices/files                                          none
post /staff/companies/{id}/tax-kind                                     company.set-tax-kind/company
put /staff/companies/{id}/billing                                       invoice.set-billing/company
post /staff/payments/proofs/{id}/verify                                 order.payment_short/order
post /staff/payments/proofs/{id}/reject                                 order.proof_rejected/order
post /staff/payments/proofs/{id}/reopen                                 order.proof_reopened/order payment.reopen-proof/order
post /staff/payments/attempts/{id}/accept                               order.payment_verified/order
post /staff/payments/attempts/{id}/refund                               order.payment_refund_requested/order
post /staff/payments/attempts/{id}/transfer-back                        order.payment_refunded/order
post /staff/payments/transfers                                          order.payment_short/order payment.record-transfer/company
post /staff/payments/transfers/{id}/correct                             payment.correct-transfer/company
post /staff/bank-statements                                             payment.upload-bank-statement/bank_statement
post /staff/bank-lines/{id}/settle                                      payment.record-transfer/company payment.settle-bank-line/bank_line
post /staff/bank-lines/{id}/ignore                                      payment.ignore-bank-line/bank_line
post /staff/bank-lines/{id}/reopen                                      payment.reopen-bank-line/bank_line
post /staff/ledger/allocations/{id}/reverse                             order.payment_corrected/order payment.reverse-allocation/company
post /staff/ledger/adjustments/{id}/reverse                             order.payment_corrected/order payment.reverse-adjustment/company
post /staff/ledger/withheld/{id}/certificate                            payment.attach-certificate/withheld_tax
post /staff/companies/{id}/money/use                                    order.payment_short/order payment.use-held-money/company
post /staff/companies/{id}/money/refunds                                payment.request-held-refund/company
post /staff/payments/differences/{id}/decide                            payment.decide-difference/company
post /staff/payments/held-refunds/{id}/approve                          payment.request-held-refund/company
post /staff/payments/held-refunds/{id}/complete                         payment.complete-held-refund/company
post /staff/payments/held-refunds/{id}/refuse                           payment.refuse-held-refund/company
post /staff/invoices/{id}/adjustments                                   invoice.settle-without-money/invoice
put /staff/companies/{id}/credit                                        payment.set-credit/company
post /staff/orders/{id}/close                                           order.close/order
post /staff/orders/{id}/deliveries                                      order.process/order order.delivery_packing/order
put /staff/deliveries/{id}                                              delivery.change/delivery
post /staff/deliveries/{id}/step                                        order.delivery_ready/order
post /staff/deliveries/{id}/receipt                                     order.delivery_received/order
post /staff/pick-list/scans                                             delivery.pick/delivery
put /staff/deliveries/{id}/picked                                       delivery.set-picked/delivery
post /staff/deliveries/{id}/pack                                        order.delivery_ready/order
post /staff/deliveries/hand-over                                        order.delivery_picked_up/order
post /staff/approvals/{id}/approve                                      order.invoice_credited/order invoice.credit/invoice approval.approve/approval
post /staff/approvals/{id}/refuse                                       approval.refuse/approval
post /staff/approvals/{id}/withdraw                                     approval.withdraw/approval
post /staff/returns/{id}/step                                           order.return_approve/order
`
const table = readCallTable(expected).map(({ name, cells }) => ({
  name,
  entries: cells.filter((cell) => cell !== 'none').map((cell) => cell.split('/')),
}))

it('the table has every command of staff', () => {
  const commands = endpoints.filter(({ path, method }) => path.startsWith('/staff/') && method !== 'get')
  expect(table.map(({ name }) => name).toSorted()).toEqual(commands.map(callName).toSorted())
})

onDatabase('a command of staff', (open) => {
  let db: Db
  let calls: Awaited<ReturnType<typeof openMeantCalls>>
  let staffId: number
  beforeAll(async () => {
    db = (await open()).db
    calls = await openMeantCalls(db, openApi({ db, limits: noLimits }))
    staffId = await addStaff(db, { email: 'kepala@gudang.test', role: 'admin' })
  })

  const findId = async (query: ReturnType<typeof sql<{ id: number | null }>>): Promise<number> =>
    (await query.execute(db)).rows[0]?.id ?? 0
  /** The order of an invoice, a delivery, a return, or of what was paid for it. */
  const orders: Readonly<Record<string, (id: number) => Promise<number>>> = {
    '/staff/orders/': async (id) => id,
    '/staff/invoices/': (id) => findId(sql`select order_id as id from invoice.invoice where id = ${id}`),
    '/staff/deliveries/hand-over': () =>
      findId(sql`select max(order_id) as id from fulfilment.delivery where state = 'picked_up'`),
    '/staff/deliveries/': (id) =>
      findId(sql`select order_id as id from fulfilment.delivery where id = ${id}`),
    '/staff/returns/': (id) => findId(sql`select order_id as id from fulfilment.return where id = ${id}`),
    '/staff/approvals/': (id) =>
      findId(sql`
        select i.order_id as id from invoice.invoice i join approval.request r on r.subject_id = i.id where r.id = ${id}`),
    '/staff/payments/attempts/': (id) =>
      findId(sql`select order_id as id from payment.attempt where id = ${id}`),
    '/staff/payments/proofs/': (id) =>
      findId(sql`
        select a.order_id as id from payment.attempt a join payment.proof p on p.attempt_id = a.id where p.id = ${id}`),
  }
  /** The id of what a command changes: in its path, or in its answer where the record is new or is what another joins. */
  const findSubject = async (e: Endpoint, subject: string, path: string, body: unknown): Promise<number> => {
    if (subject === 'staff' && !e.path.startsWith(identityStaff.listAccounts.path)) return staffId
    const inPath = Number(/\/(\d+)(?=\/|$)/.exec(path)?.[1] ?? 0)
    if (path.startsWith('/staff/pick-list/'))
      return findId(sql`select max(delivery_id) as id from fulfilment.pick`)
    const findOrder = Object.entries(orders).find(([start]) => path.startsWith(start))?.[1]
    if (subject === 'order' && findOrder) return findOrder(inPath)
    if (subject === 'company' && path.startsWith('/staff/bank-lines/'))
      return findId(sql`select company_id as id from ledger.transfer order by id desc limit 1`)
    if (subject === 'invoice' && path.startsWith('/staff/approvals/'))
      return findId(sql`select subject_id as id from approval.request where id = ${inPath}`)
    if (path.startsWith('/staff/payments/transfers') || path.endsWith('/money/use'))
      return findId(
        subject === 'order'
          ? sql`select p.order_id as id from ledger.posting p where p.order_id is not null order by p.id desc limit 1`
          : sql`select t.company_id as id from ledger.transfer t order by t.id desc limit 1`,
      )
    const [, entry] = /^\/staff\/ledger\/(allocations|adjustments)\//.exec(path) ?? []
    if (entry !== undefined) {
      if (subject === 'company')
        return (body as { data?: { record?: { company_id?: number } } }).data?.record?.company_id ?? 0
      return findId(
        sql`select p.order_id as id from ledger.posting p where p.order_id is not null order by p.id desc limit 1`,
      )
    }
    if (path.startsWith('/staff/payments/held-refunds/'))
      return findId(sql`select company_id as id from ledger.held_refund where id = ${inPath}`)
    if (path.startsWith('/staff/payments/differences/'))
      return findId(sql`select company_id as id from ledger.difference where id = ${inPath}`)
    const isInAnswer =
      inPath === 0 || path.endsWith('/join') || (subject === 'invoice' && path.startsWith('/staff/orders/'))
    return isInAnswer ? ((body as { data?: { record?: { id?: number } } }).data?.record?.id ?? 0) : inPath
  }

  // @spec §6 Admin
  it.each(table)('$name is recorded with its author, action and subject', async ({ name, entries }) => {
    const e = findCall(name)
    await beginTotp(db, staffId, calls.meant.secret)
    if (e === identityStaff.renewRecoveryCodes)
      await sql`update identity.staff set totp_secret = ${calls.meant.secret} where id = ${staffId}`.execute(
        db,
      )
    const last = await findId(sql`select max(id)::int as id from platform.audit`)
    const { response, path } = await calls.send(e, {
      cookie: `${STAFF_COOKIE}=${await beginStaffSession(db, staffId, new Date())}`,
      'sec-fetch-site': 'same-origin',
    })
    expect(response.status).toBe(200)
    const body: unknown = await response.json()
    const { rows } = await sql`
      select who_id, action, subject, subject_id, request_id from platform.audit
      where id > ${last} and who = 'staff' order by id`.execute(db)
    const recorded = entries.map(async ([action, subject = '']) => ({
      who_id: staffId,
      action,
      subject,
      subject_id: await findSubject(e, subject, path, body),
      request_id: response.headers.get('x-request-id'),
    }))
    expect(rows).toEqual(await Promise.all(recorded))
  })
})
