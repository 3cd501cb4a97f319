import {
  can,
  roles,
  staffRoles,
  type Access,
  type RegistrationStatus,
  type Role,
  type StaffRole,
} from '@pasok/contract'
import {
  company,
  companyStaff,
  endpoints,
  fulfilment,
  fulfilmentStaff,
  identity,
  identityStaff,
  invoice,
  invoiceStaff,
  lists,
  order,
  orderStaff,
  payment,
  paymentStaff,
  quotation,
  quotationStaff,
  returns,
  returnsStaff,
  type Endpoint,
} from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { placeList } from './cart/index.ts'
import { placeAddress } from './company/index.ts'
import { openSessions } from './identity/index.ts'
import { answer, register } from './platform/http/http.ts'
import type { Db, Storage } from './platform/index.ts'
import { storedAddress } from './testing/address-fixture.ts'
import { noLimits } from './testing/any-caller.ts'
import { openApi } from './testing/ask-api.ts'
import { onDatabase } from './testing/index.ts'
import { memoryStorage } from './testing/memory-storage.ts'
import { addPerson, addWaiting, PASSWORD } from './testing/people-fixture.ts'
import { toFormData, registration } from './testing/registration-fixture.ts'
import { addInvoice, buildSales } from './testing/sale-builder.ts'
import { addStaff } from './testing/staff-fixture.ts'
import { useLink } from './testing/use-link.ts'

const members: Readonly<Record<string, { status?: RegistrationStatus; role?: Role }>> = {
  draft: { status: 'draft' },
  suspended: { status: 'suspend' },
  viewer: { role: 'viewer' },
  buyer: { role: 'buyer' },
  owner: { role: 'owner' },
}
const staffOnes: readonly StaffRole[] = staffRoles
/** Everybody who may ask. */
const everybody = ['guest', 'waiting', ...Object.keys(members), ...staffOnes]

const isStaff = (who: string): who is StaffRole => staffOnes.some((role) => role === who)
const memberOnes: readonly Role[] = roles
const isMember = (who: string): who is Role => memberOnes.some((role) => role === who)

/** How a call of this access refuses somebody; undefined where they may call it. */
const refusalFor = (access: Access, who: string): 401 | 403 | undefined => {
  if (access === 'public') return undefined
  if (access !== 'session' && 'staff' in access) {
    if (!isStaff(who)) return 401
    return can({ roles: [who] }, access.staff) ? undefined : 403
  }
  if (isStaff(who) || who === 'guest') return 401
  if (access === 'session') return undefined
  if (who === 'waiting') return 401
  if (access.member === 'limited') return undefined
  if (!isMember(who)) return 401
  return can({ role: who }, access.member) ? undefined : 403
}
/** Calls that somebody may be refused. */
const guarded = endpoints.filter(({ access }) => access !== 'public')

type Api = ReturnType<typeof openApi>

onDatabase('every call, by everybody', (open) => {
  let db: Db
  let api: Api
  /** The company whose documents are another's for everybody here, and one of them. */
  let elsewhere: number
  let document: number
  let address: number
  let list: number
  let sold: ReturnType<typeof buildSales>
  /** The ids of what was sold to it. */
  const sale = {
    quotation: 0,
    order: 0,
    proof: 0,
    attempt: 0,
    delivery: 0,
    return: 0,
    picture: 0,
    invoice: 0,
    note: 0,
  }
  let refund = 0
  const cookies = new Map<string, string>()
  beforeAll(async () => {
    db = (await open()).db
    api = openApi({ db, limits: noLimits })
    const sessions = openSessions(db, 'a secret of the tests')
    const body = toFormData(registration())
    await api.app.fetch(new Request('http://shop.test/api/auth/signup', { method: 'POST', body }))
    await useLink(db, api, 'ujang@uji.test')
    const { rows } = await sql<{ id: number; company_id: number }>`
      select id, company_id from company.document order by id limit 1`.execute(db)
    document = rows[0]?.id ?? 0
    elsewhere = rows[0]?.company_id ?? 0
    await placeAddress(db, elsewhere, storedAddress, {}, new Date())
    const addresses = await sql<{ id: number }>`select id from company.address`.execute(db)
    address = addresses.rows[0]?.id ?? 0
    const { memberId: stranger } = await addPerson(db, { email: 'lain@uji.test', companyId: elsewhere })
    const listOwner = { companyId: elsewhere, memberId: stranger }
    list = Number(await placeList(db, listOwner, { name: 'Rutin', lines: [] }, new Date()))
    sold = buildSales(db, listOwner)
    const { id: delivery } = await sold.addDelivery('packing')
    const { id: returned, picture } = await sold.addReturn()
    const { quotation, order, attempt, proof } = await sold.addOrder()
    const { invoiceId: invoice, noteId: note } = await addInvoice(db, order)
    Object.assign(sale, {
      quotation,
      order,
      attempt,
      proof,
      delivery,
      return: returned,
      picture,
      invoice,
      note,
    })
    for (const [who, person] of Object.entries(members)) {
      const { memberId } = await addPerson(db, { email: `${who}@uji.test`, ...person })
      cookies.set(who, `pasok_session=${await sessions.beginInBrowser(db, memberId, 'a test', new Date())}`)
    }
    const registrationId = await addWaiting(db, 'waiting@uji.test')
    const cookie = await sessions.beginInBrowser(db, { registrationId }, 'a test', new Date())
    cookies.set('waiting', `pasok_session=${cookie}`)
    for (const role of staffOnes) {
      const email = `${role}@toko.test`
      await addStaff(db, { email, role })
      const response = await api.post('/staff/session', { login: email, password: PASSWORD }, HERE)
      cookies.set(role, (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '')
    }
  })

  const HERE = { 'sec-fetch-site': 'same-origin' }
  /** What a call answers to somebody, with ids of that other company; a command brings nothing. */
  const ask = async (e: Endpoint, who: string, { app } = api): Promise<number> => {
    const cookie = cookies.get(who)
    const path = e.path
      .replace(/\{document_id\}|(?<=documents\/)\{id\}/, String(document))
      .replace(/(?<=delivery\/address\/)\{id\}/, String(address))
      .replace(/(?<=lists\/)\{id\}/, String(list))
      .replace(/(?<=order\/quotation\/|staff\/quotations\/)\{id\}/, String(sale.quotation))
      .replace('{version}', '1')
      .replace(/(?<=order\/order\/|staff\/orders\/)\{id\}/, String(sale.order))
      .replace(/\{proof_id\}|(?<=proofs\/)\{id\}/, String(sale.proof))
      .replace(/(?<=payments\/attempts\/)\{id\}/, String(sale.attempt))
      .replace(/(?<=invoice\/invoice\/|staff\/invoices\/)\{id\}/, String(sale.invoice))
      .replace('{note_id}', String(sale.note))
      .replace(/(?<=delivery\/track\/|staff\/deliveries\/)\{id\}/, String(sale.delivery))
      .replace(/(?<=order\/return\/|staff\/returns\/)\{id\}/, String(sale.return))
      .replace('{picture_id}', String(sale.picture))
      .replace(/(?<=refunds\/)\{id\}/, String(refund))
      .replace(/(?<=journals\/(csv|xlsx))$/, '?from=2026-01-01&to=2026-01-31')
      // The end of the caller's own session would end the walk.
      .replace(/(?<=staff\/sessions\/)\{id\}/, '2147483647')
      .replaceAll(/\{\w+\}/g, String(elsewhere))
    const response = await app.fetch(
      new Request(`http://shop.test/api${path}`, {
        method: e.method.toUpperCase(),
        headers: {
          ...HERE,
          ...(cookie && { cookie }),
          ...(e.body && { 'content-type': 'application/json' }),
        },
        ...(e.body && { body: '{}' }),
      }),
    )
    await response.arrayBuffer()
    return response.status
  }

  /** Calls that somebody gets although they may not, or is refused although they may. */
  const wrongly = async (target: Api, calls: readonly Endpoint[], who: string): Promise<string[]> => {
    const found: string[] = []
    for (const e of calls) {
      const status = await ask(e, who, target)
      const expected = refusalFor(e.access, who)
      const isRight = expected === undefined ? ![401, 403].includes(status) : status === expected
      if (!isRight) found.push(`${e.method} ${e.path}: ${status}`)
    }
    return found
  }

  // @spec §6 Admin
  describe.each(everybody)('asked by %s', (who) => {
    it('never fails', async () => {
      // A logout would end the walk.
      const logouts: readonly Endpoint[] = [identity.logOut, identityStaff.logOut]
      for (const e of endpoints.filter((one) => !logouts.includes(one)))
        expect([e.path, await ask(e, who)]).toEqual([e.path, expect.toSatisfy((status) => status < 500)])
    })

    it('opens what is for them, and nothing else', async () => {
      expect(await wrongly(api, guarded, who)).toEqual([])
    })
  })

  it('finds nothing where an id is no number, or not one from 1 to 2147483647', async () => {
    const withIds = endpoints.filter((e) =>
      Object.keys(e.params?.shape ?? {}).some((name) => /^id$|_id$/.test(name)),
    )
    expect(withIds.length).toBeGreaterThan(100)
    const wrong: string[] = []
    for (const e of withIds) {
      const isOfStaff = typeof e.access === 'object' && 'staff' in e.access
      const cookie = cookies.get(isOfStaff ? 'admin' : 'owner')
      for (const id of ['abc', '0', '-1', '1.5', '2147483648']) {
        const response = await api.app.fetch(
          new Request(`http://shop.test/api${e.path.replaceAll(/\{\w+\}/g, id)}`, {
            method: e.method.toUpperCase(),
            headers: { ...HERE, ...(cookie && { cookie }) },
          }),
        )
        const { status } = response
        const { code } = (await response.json()) as { code?: string }
        if (status !== 404 || !code?.endsWith('not_found'))
          wrong.push(`${e.method} ${e.path} with ${id}: ${status} ${code}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('finds a call that opens to everybody by mistake', async () => {
    const faulty = openApi({ db, limits: noLimits })
    const leak = { ...company.listInvitations, path: '/test/leak' } as const
    register(faulty.app, leak, async () =>
      answer(200, { status: 'OK', data: { records: [], total: 0 } } as const),
    )
    expect(await wrongly(faulty, [leak], 'guest')).toEqual(['get /test/leak: 200'])
    expect(await wrongly(faulty, [leak], 'buyer')).toEqual(['get /test/leak: 200'])
  })

  it('notes whichever file somebody of staff looks at', async () => {
    await sql`update quotation.quotation set po_file_key = 'a', po_file_name = 'a', po_file_type = 'a'`.execute(
      db,
    )
    await sql`update orders.order set po_file_key = 'a', po_file_name = 'a', po_file_type = 'a'`.execute(db)
    await sql`update fulfilment.delivery set proof_key = 'a', proof_name = 'a', proof_type = 'a'`.execute(db)
    await sql`update invoice.invoice set amount_paid = amount_total - amount_credited`.execute(db)
    await sql`
      insert into company.tax_kind (company_id, kind, facility, document_number, document_on, file_key, file_name, file_type,
        updated_at)
      values (${elsewhere}, 'not_collected', '02', 'KM-1', '2026-01-01', 'a', 'a', 'a', now())`.execute(db)
    await sql`
      insert into ledger.adjustment (id, invoice_id, kind, amount, note, recorded_at, recorded_by, certificate_number,
        certificate_on, certificate_key, certificate_name, certificate_type, certificate_at, certificate_by)
      overriding system value
      select ${elsewhere}, ${sale.invoice}, 'tax_withheld', 2, 'PPh 22', now(), min(id), '1', '2026-01-02', 'a', 'a', 'a', now(),
        min(id)
      from identity.staff`.execute(db)
    await sql`
      insert into pricing.price_list (id, name, created_at, updated_at)
      overriding system value values (${elsewhere}, 'Uji', now(), now())`.execute(db)
    await sql`
      insert into invoice.tax_export (id, period, created_at, created_by, seller_npwp, seller_nitku, tax_percent, units)
      overriding system value
      select ${elsewhere}, '2026-01-01', now(), min(id), '0012345671000000', '0012345671000000000000', 11, '{}'
      from identity.staff`.execute(db)
    refund = await sold.addRefund(sale.attempt)
    const file = { body: new Uint8Array([1]), contentType: 'application/pdf' }
    const storage: Storage = { ...memoryStorage(), get: async () => file }
    const filed = openApi({ db, limits: noLimits, storage })
    const countNotes = async () => {
      const counted = await sql<{ count: number }>`select count(*)::int from platform.audit`.execute(db)
      return counted.rows[0]?.count ?? 0
    }
    const files = endpoints.filter(
      ({ access, file: type }) => type && typeof access === 'object' && 'staff' in access,
    )
    expect(files.length).toBeGreaterThan(0)
    for (const e of files) {
      const before = await countNotes()
      const status = await ask(e, 'admin', filed)
      expect([e.path, status, (await countNotes()) - before]).toEqual([e.path, 200, 1])
    }
  })

  it.each(Object.keys(members))('shows %s nothing of another company', async (who) => {
    expect(await ask(company.showDocument, who)).toBe(404)
    expect(await ask(company.showRegistration, who)).toBe(200)
  })

  it.each(['viewer', 'buyer', 'owner'])('shows %s no address of another company', async (who) => {
    expect(await ask(company.showAddress, who)).toBe(404)
    expect(await ask(company.listAddresses, who)).toBe(200)
  })

  it.each(['viewer', 'buyer', 'owner'])('shows %s no list of another company', async (who) => {
    expect(list).toBeGreaterThan(0)
    for (const e of [lists.showList, lists.removeList])
      expect([e.method, await ask(e, who)]).toEqual([e.method, 404])
    expect(await ask(lists.listLists, who)).toBe(200)
  })

  it.each(['viewer', 'buyer', 'owner'])('shows %s no sale of another company', async (who) => {
    for (const e of [
      quotation.showQuotation,
      quotation.showQuotationVersion,
      quotation.listDeliveryMethods,
      order.showOrder,
      payment.listPaymentMethods,
      payment.showOrderPayment,
      payment.showProof,
      payment.showInvoicePayment,
      payment.showInvoiceQr,
      invoice.showInvoice,
      invoice.printInvoice,
      invoice.printReceipt,
      invoice.printCreditNote,
      invoice.showTaxInvoice,
      fulfilment.trackDelivery,
      fulfilment.trackOrder,
      fulfilment.showReceiptProof,
      fulfilment.printDeliveryNote,
      fulfilment.printPackingList,
      returns.showReturn,
      returns.listReturnable,
      returns.showReturnPicture,
    ])
      expect([e.path, await ask(e, who)]).toEqual([e.path, 404])
    expect(await ask(quotation.listQuotations, who)).toBe(200)
    expect(await ask(order.listOrders, who)).toBe(200)
    expect(await ask(invoice.listInvoices, who)).toBe(200)
  })

  it.each(staffOnes)('shows sales to %s if their work is there', async (role) => {
    const sells = ['admin', 'sales', 'finance'].includes(role)
    for (const e of [quotationStaff.listStaffQuotations, quotationStaff.showStaffQuotation])
      expect([e.path, await ask(e, role)]).toEqual([e.path, sells ? 200 : 403])
    for (const e of [orderStaff.listStaffOrders, orderStaff.showStaffOrder])
      expect([e.path, await ask(e, role)]).toEqual([e.path, role === 'content' ? 403 : 200])
    for (const e of [
      fulfilmentStaff.listStaffDeliveries,
      fulfilmentStaff.listOrderDeliveries,
      fulfilmentStaff.showStaffDelivery,
      returnsStaff.listStaffReturns,
      returnsStaff.showStaffReturn,
    ])
      expect([e.path, await ask(e, role)]).toEqual([e.path, role === 'content' ? 403 : 200])
    const isPaid = ['admin', 'finance'].includes(role)
    for (const e of [paymentStaff.listProofs, paymentStaff.listStaffAttempts])
      expect([e.path, await ask(e, role)]).toEqual([e.path, isPaid ? 200 : 403])
    expect(await ask(paymentStaff.showCredit, role)).toBe(sells ? 200 : 403)
    for (const e of [
      invoiceStaff.listStaffInvoices,
      invoiceStaff.showStaffInvoice,
      invoiceStaff.printStaffInvoice,
    ])
      expect([e.path, await ask(e, role)]).toEqual([e.path, sells ? 200 : 403])
  })

  it.each(Object.keys(members))(
    'shows %s their own sessions if they may act for their company',
    async (who) => {
      const isFull = ['viewer', 'buyer', 'owner'].includes(who)
      expect(await ask(identity.showProfile, who)).toBe(200)
      expect(await ask(identity.listSessions, who)).toBe(isFull ? 200 : 401)
      expect(await ask(identity.showAvatar, who)).toBe(404)
    },
  )

  it.each(staffOnes)('shows registrations to %s if they review them', async (role) => {
    const isReviewer = role === 'admin' || role === 'sales'
    for (const e of [
      companyStaff.listRegistrations,
      companyStaff.showRegistration,
      companyStaff.showDocument,
    ])
      expect([e.path, await ask(e, role)]).toEqual([e.path, isReviewer ? 200 : 403])
  })
})
