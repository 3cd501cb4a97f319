import { order, payment, quotation, quotationStaff } from '@pasok/contract/endpoints'
import type { EndpointInput, StaffQuotation } from '@pasok/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readAudit, type Db } from '../platform/index.ts'
import { setBasePrices, setCostPrices } from '../pricing/index.ts'
import { openApi, settings } from '../testing/ask-api.ts'
import { openStaffBrowser, staffAt } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { addBuyer, checkOut, fillSelling, orderQuotation } from '../testing/selling-fixture.ts'
import { addStaff } from '../testing/staff-fixture.ts'
import { rowXml, toUploadFile, workbookBytes } from '../testing/workbooks.ts'

const NOW = new Date('2026-11-23T05:00:00Z')

type Form = EndpointInput<typeof quotationStaff.startQuotation>['form']
type StaffStep = EndpointInput<typeof quotationStaff.takeStaffQuotationStep>['body']

onDatabase('a quotation that staff make', (open) => {
  let db: Db
  let ids: Record<string, number>
  let companyId: number
  let memberId: number
  let buyer: AskingBrowser
  let colleague: AskingBrowser
  let other: AskingBrowser
  let otherMemberId: number
  let sales: Awaited<ReturnType<typeof openStaffBrowser>>
  /** The same seller, where the shop lets sales sell nothing below its cost. */
  let limited: AskingBrowser
  beforeAll(async () => {
    db = (await open()).db
    ids = await fillSelling(db, '2026-11-23')
    await setCostPrices(db, [{ item_id: id('B-1'), price: 600 }])
    const api = openApi({ db, now: () => NOW, storage: memoryStorage() })
    const person = await addBuyer(db, 'buyer@uji.test', NOW)
    ;({ companyId, memberId } = person)
    buyer = await openBrowser(db, api, memberId, { now: NOW })
    const second = await addPerson(db, { email: 'second@uji.test', companyId, role: 'owner' })
    colleague = await openBrowser(db, api, second.memberId, { now: NOW })
    const foreign = await addBuyer(db, 'other@uji.test', NOW)
    otherMemberId = foreign.memberId
    other = await openBrowser(db, api, foreign.memberId, { now: NOW })
    sales = await openStaffBrowser(db, api, 'sales')
    const own = { discount_percent: 100, below_cost: false, no_reference: true }
    const staff_limits = { ...settings.staff_limits, sales: own }
    const strict = openApi({ db, now: () => NOW, settings: { ...settings, staff_limits } })
    limited = await staffAt(db, strict, sales.staffId, NOW)
  })
  beforeEach(async () => {
    await sql`truncate quotation.quotation, orders.order, cart.cart, platform.email cascade`.execute(db)
    await setBasePrices(db, [{ item_id: id('B-1'), price: 1_000 }])
  })
  const id = (sku: string): number => ids[sku] ?? 0

  const start = (form: Partial<Form> = {}, idempotencyKey: string = crypto.randomUUID()) =>
    sales.ask(quotationStaff.startQuotation, {
      idempotencyKey,
      form: { company_id: String(companyId), member_id: String(memberId), ...form },
    })
  const started = async (form: Partial<Form> = {}) => {
    const { body } = await start(form)
    if (!('data' in body)) throw new Error(`the start answers ${JSON.stringify(body)}`)
    return body.data.record
  }
  const show = async (made: { readonly id: number }): Promise<StaffQuotation> => {
    const { body } = await sales.ask(quotationStaff.showStaffQuotation, { params: { id: String(made.id) } })
    if (!('data' in body)) throw new Error(`the quotation answers ${body.status}`)
    return body.data.record
  }
  const step = async (
    made: { readonly id: number },
    body: Omit<StaffStep, 'revision'>,
    who: AskingBrowser = sales,
  ) =>
    who.ask(quotationStaff.takeStaffQuotationStep, {
      params: { id: String(made.id) },
      body: { revision: (await show(made)).revision, ...body },
    })
  const emails = async () => {
    const { rows } = await sql<{ kind: string; recipient: string }>`
      select kind, recipient from platform.email order by kind, recipient`.execute(db)
    return rows.map(({ kind, recipient }) => `${kind} ${recipient}`)
  }
  const sent = async () => {
    const made = await started({ text: 'B-1\t5' })
    expect((await step(made, { step: 'send', text: '' })).status).toBe(200)
    return show(made)
  }

  it('of pasted rows is in review, owned by its maker, at today’s prices; rows that are not certain stay', async () => {
    const made = await started({ text: 'B-1\t100\nN-1\t3\nH-1\t2\nXYZ-999 unheard of\t4' })
    expect(made).toMatchObject({ line_count: 4, is_incomplete: false })
    expect(made.to_check.map(({ requested_text, verdict }) => [requested_text, verdict])).toEqual([
      ['N-1', 'bad_quantity'],
      ['XYZ-999 unheard of', 'not_found'],
    ])
    const record = await show(made)
    expect(record).toMatchObject({
      state: 'in_review',
      source: 'staff',
      is_hidden: true,
      requester: { id: memberId },
      company: { id: companyId },
      salesperson: { id: sales.staffId },
      steps: ['price', 'send', 'reject'],
      amount_untaxed: 100_000,
    })
    expect(record.order_line).toMatchObject([
      { status: 'quoted', product: { id: id('B-1') }, product_uom_qty: 100, price_unit: 1_000 },
      { status: 'open', requested_text: 'N-1', requested_quantity: '3' },
      { status: 'open', product: { id: id('H-1') }, product_uom_qty: 2 },
      { status: 'open', requested_text: 'XYZ-999 unheard of', requested_quantity: '4' },
    ])
    expect(await emails()).toEqual([])
  })

  it('is read of a workbook as a buyer’s upload is, or begins empty', async () => {
    const file = toUploadFile(workbookBytes(rowXml(1, 'B-2', 7)))
    const record = await show(await started({ file }))
    expect(record.order_line).toMatchObject([{ product: { id: id('B-2') }, product_uom_qty: 7 }])
    expect(await show(await started())).toMatchObject({ order_line: [], state: 'in_review' })
  })

  it('is a copy of an earlier one of the company, at prices of today', async () => {
    const old = await checkOut(buyer, [
      [id('B-1'), 3],
      [id('B-2'), 1],
    ])
    await setBasePrices(db, [{ item_id: id('B-1'), price: 1_500 }])
    await sql`update catalogue.item set active = false where id = ${id('B-2')}`.execute(db)
    const copy = await show(await started({ copy_of: String(old.id) }))
    await sql`update catalogue.item set active = true where id = ${id('B-2')}`.execute(db)
    expect(copy.order_line).toMatchObject([
      { status: 'quoted', product: { id: id('B-1') }, product_uom_qty: 3, price_unit: 1_500 },
      { status: 'open', requested_text: expect.stringContaining('B-2'), requested_quantity: '1' },
    ])
    const foreign = await checkOut(other, [[id('B-1'), 1]])
    expect(await start({ copy_of: String(foreign.id) })).toMatchObject({
      status: 400,
      body: { errors: { copy_of: [expect.any(String)] } },
    })
  })

  it('is made once for a key, however often it is sent', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => start({ text: 'B-1\t5' }, 'the-same')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(
      new Set(answers.map(({ body }) => ('data' in body ? body.data.record.id : body.status))).size,
    ).toBe(1)
    expect((await start({ text: 'B-1\t6' }, 'the-same')).status).toBe(422)
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from quotation.quotation`.execute(db)
    expect(rows).toEqual([{ count: 1 }])
  })

  it('is for active members of approved companies alone, and of one source', async () => {
    const gone = await addPerson(db, { email: `gone-${crypto.randomUUID()}@uji.test`, companyId })
    await sql`update identity.member set removed_at = now() where id = ${gone.memberId}`.execute(db)
    const alone = await addPerson(db, { email: 'viewer-only@uji.test', role: 'viewer' })
    expect(alone.companyId).not.toBe(companyId)
    const draft = await addPerson(db, { email: `draft-${crypto.randomUUID()}@uji.test`, status: 'draft' })
    const refused = async (form: Partial<Form>) => {
      const { status, body } = await start(form)
      return [status, ...Object.keys('errors' in body ? (body.errors ?? {}) : {})]
    }
    expect(await refused({ member_id: String(gone.memberId) })).toEqual([400, 'member_id'])
    expect(await refused({ member_id: String(otherMemberId) })).toEqual([400, 'member_id'])
    expect(await refused({ company_id: String(draft.companyId), member_id: String(draft.memberId) })).toEqual(
      [400, 'member_id'],
    )
    const viewer = await addPerson(db, { email: 'viewer@uji.test', companyId, role: 'viewer' })
    expect(await refused({ member_id: String(viewer.memberId) })).toEqual([400, 'member_id'])
    expect(await refused({ text: 'B-1\t1', copy_of: '1' })).toEqual([400, 'text'])
    expect(await refused({ text: ' ' })).toEqual([400, 'text'])
    const found = async (keyword: string) => {
      const { body } = await sales.ask(quotationStaff.findQuotationBuyers, { query: { keyword } })
      return 'data' in body ? body.data.records : []
    }
    const [company] = await found('buyer@uji')
    expect(company?.members.map(({ id: one }) => one)).toContain(memberId)
    expect(company?.members.map(({ id: one }) => one)).not.toContain(gone.memberId)
    expect(company?.members.map(({ id: one }) => one)).not.toContain(viewer.memberId)
    expect(await found('viewer-only@')).toEqual([])
    expect(await found('draft-')).toEqual([])
  })

  it('refuses rows whose total is too large at the field that they came from', async () => {
    await setBasePrices(db, [{ item_id: id('B-1'), price: 999_999_999_999 }])
    const errorsOf = async (form: Partial<Form>) => {
      const { status, body } = await start(form)
      return [status, ...Object.keys('errors' in body ? (body.errors ?? {}) : {})]
    }
    expect(await errorsOf({ text: 'B-1\t999999' })).toEqual([400, 'text'])
    const file = toUploadFile(workbookBytes(rowXml(1, 'B-1', 999_999)))
    expect(await errorsOf({ file })).toEqual([400, 'file'])
  })

  it('shows its company nothing before it is sent: no call of a member finds it', async () => {
    const made = await started({ text: 'B-1\t5' })
    const params = { id: String(made.id) }
    for (const who of [buyer, colleague, other]) {
      const { body: list } = await who.ask(quotation.listQuotations, { query: { keyword: made.number } })
      expect(list).toMatchObject({ data: { records: [], total: 0 } })
      const answers = await Promise.all([
        who.ask(quotation.showQuotation, { params }),
        who.ask(quotation.showQuotationVersion, { params: { ...params, version: '1' } }),
        who.ask(quotation.compareQuotationVersions, { params, query: { from: '1', to: '1' } }),
        who.ask(quotation.listDeliveryMethods, { params }),
        who.ask(quotation.takeQuotationStep, { params, body: { step: 'withdraw', revision: 1, text: '' } }),
        who.ask(quotation.writeQuotationMessage, {
          params,
          idempotencyKey: crypto.randomUUID(),
          body: { text: 'x' },
        }),
        who.ask(quotation.setQuotationDetails, { params, body: { revision: 1, po_number: 'x' } }),
        who.ask(quotation.setDeliveryMethod, { params, body: { delivery_method: 'pick_up' } }),
        who.ask(payment.inquire, { body: { quotation_id: made.id, payment_method: 'transfer' } }),
        who.ask(payment.process, {
          idempotencyKey: crypto.randomUUID(),
          body: {
            quotation_id: made.id,
            version: 1,
            amount_total: 5_550,
            payment_method: 'transfer',
            agree_terms: true,
          },
        }),
      ])
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
      expect((await who.get(`/v2/order/quotation/${made.id}/pdf`)).status).toBe(404)
    }
    // Staff can't write to a company that does not see it.
    expect((await step(made, { step: 'ask', text: 'Which?' })).status).toBe(409)
    const message = { params, idempotencyKey: crypto.randomUUID(), body: { text: 'x' } }
    expect((await sales.ask(quotationStaff.writeStaffQuotationMessage, message)).status).toBe(409)
    expect((await step(made, { step: 'reject', text: 'Not needed' })).status).toBe(200)
    expect(await emails()).toEqual([])
    expect((await buyer.ask(quotation.showQuotation, { params })).status).toBe(404)
  })

  it('is sent like any other, and ordered by a second member of the company', async () => {
    const offer = await sent()
    expect(offer).toMatchObject({ state: 'quoted', is_hidden: false })
    expect(await emails()).toEqual(['quotation.send buyer@uji.test'])
    const { body } = await colleague.ask(quotation.showQuotation, { params: { id: String(offer.id) } })
    expect(body).toMatchObject({ data: { record: { source: 'staff', amount_total: offer.amount_total } } })
    expect(JSON.stringify(body)).not.toContain('unit_cost')
    expect((await other.ask(quotation.showQuotation, { params: { id: String(offer.id) } })).status).toBe(404)
    const orderId = await orderQuotation(colleague, offer)
    expect((await buyer.ask(order.showOrder, { params: { id: String(orderId) } })).status).toBe(200)
    const audit = await readAudit(db, 'quotation', offer.id)
    expect(audit.map(({ action }) => action).toReversed()).toEqual([
      'quotation.made',
      'quotation.send',
      'quotation.delivery_method',
      'quotation.order',
    ])
    expect(audit.at(-1)).toMatchObject({ who: 'staff', who_id: sales.staffId })
  })

  it('is held by the limits of who sends it, and so is its extension', async () => {
    const made = await started({ text: 'B-1\t5' })
    const priced = await sales.ask(quotationStaff.changeQuotationLines, {
      params: { id: String(made.id) },
      body: { revision: 1, lines: [{ id: (await show(made)).order_line[0]?.id, unit_price: 500 }] },
    })
    expect(priced.status).toBe(200)
    const overLimit = { status: 403, body: { code: 'over_limit' } }
    expect(await step(made, { step: 'send', text: '' }, limited)).toMatchObject(overLimit)
    const offer = await sent()
    // The shop asks more by now, and an offer of old would be below cost.
    await setBasePrices(db, [{ item_id: id('B-1'), price: 3_000 }])
    await setCostPrices(db, [{ item_id: id('B-1'), price: 2_000 }])
    const extended = await step(offer, { step: 'extend', text: '', valid_until: '2027-01-15' }, limited)
    await setCostPrices(db, [{ item_id: id('B-1'), price: 600 }])
    expect(extended).toMatchObject(overLimit)
  })

  describe('and that was sent', () => {
    it('is taken back: its buyer can not order it until the next version is sent', async () => {
      const offer = await sent()
      expect((await step(offer, { step: 'take_back', text: 'A better price' })).status).toBe(200)
      const back = await show(offer)
      expect(back).toMatchObject({ state: 'in_review', version: 2, is_hidden: false })
      expect(back).not.toHaveProperty('valid_until')
      expect(await emails()).toContain('quotation.take_back buyer@uji.test')
      const { body } = await buyer.ask(quotation.showQuotation, { params: { id: String(offer.id) } })
      expect(body).toMatchObject({ data: { record: { amount_total: 0, is_orderable: false } } })
      await expect(orderQuotation(buyer, offer)).rejects.toThrow('409')
      expect((await step(offer, { step: 'send', text: '' })).status).toBe(200)
      await orderQuotation(buyer, await show(offer))
    })

    it('is either taken back or ordered, never both', async () => {
      const outcomes = new Set<string>()
      for (let round = 0; round < 6; round++) {
        const offer = await sent()
        await buyer.ask(quotation.setDeliveryMethod, {
          params: { id: String(offer.id) },
          body: { delivery_method: 'pick_up' },
        })
        const { revision, version } = await show(offer)
        const accept = () =>
          buyer.ask(payment.process, {
            idempotencyKey: `race-${offer.id}`,
            body: {
              quotation_id: offer.id,
              version,
              amount_total: offer.amount_total,
              payment_method: 'transfer',
              agree_terms: true,
            },
          })
        const takeBack = () =>
          sales.ask(quotationStaff.takeStaffQuotationStep, {
            params: { id: String(offer.id) },
            body: { step: 'take_back', revision, text: '' },
          })
        const answers = await Promise.all(round % 2 === 0 ? [accept(), takeBack()] : [takeBack(), accept()])
        expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
        const { state } = await show(offer)
        outcomes.add(state)
        const { rows } = await sql`select from orders.order where quotation_id = ${offer.id}`.execute(db)
        expect(rows.length).toBe(state === 'ordered' ? 1 : 0)
      }
      expect([...outcomes].every((state) => state === 'ordered' || state === 'in_review')).toBe(true)
    })

    it('is extended to a later day, also after it has expired', async () => {
      const offer = await sent()
      const extend = (valid_until?: string) =>
        step(offer, { step: 'extend', text: '', ...(valid_until !== undefined && { valid_until }) })
      expect((await extend()).status).toBe(400)
      expect((await extend('2026-11-22')).status).toBe(400)
      expect((await extend(offer.valid_until)).status).toBe(400)
      expect((await extend('2029-01-01')).status).toBe(400)
      expect((await extend('2026-12-31')).status).toBe(200)
      expect(await show(offer)).toMatchObject({ state: 'quoted', version: 1, valid_until: '2026-12-31' })
      expect(await emails()).toContain('quotation.extend buyer@uji.test')
      await sql`update quotation.quotation set valid_until = '2026-11-20' where id = ${offer.id}`.execute(db)
      expect(await show(offer)).toMatchObject({ state: 'expired', steps: expect.arrayContaining(['extend']) })
      expect((await extend('2026-12-24')).status).toBe(200)
      await orderQuotation(buyer, offer)
    })
  })

  it('is handed over to a colleague who sells: both are told, and nobody twice', async () => {
    const made = await started()
    const colleagueId = await addStaff(db, { email: 'rekan@toko.test', role: 'sales' })
    const packer = await addStaff(db, { email: 'gudang2@toko.test', role: 'warehouse' })
    const { revision } = await show(made)
    const hand = (staff_id: number, seen = revision) =>
      sales.ask(quotationStaff.setSalesperson, {
        params: { id: String(made.id) },
        body: { revision: seen, staff_id, note: 'On leave' },
      })
    expect((await hand(packer)).status).toBe(400)
    expect((await hand(memberId + 9_999)).status).toBe(400)
    const both = await Promise.all([hand(colleagueId), hand(colleagueId)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await emails()).toEqual([
      'quotation.hand_over rekan@toko.test',
      'quotation.hand_over sales@toko.test',
    ])
    // A desk that is open meanwhile is saved as if nothing had happened.
    const saved = await sales.ask(quotationStaff.changeQuotationLines, {
      params: { id: String(made.id) },
      body: { revision, lines: [], comment: 'As discussed' },
    })
    expect(saved.status).toBe(200)
    const { body: list } = await sales.ask(quotationStaff.listStaffQuotations, {
      query: { salesperson_id: String(colleagueId), sort: '-amount_total' },
    })
    expect(list).toMatchObject({ data: { records: [{ id: made.id, salesperson: { id: colleagueId } }] } })
    const { body: counts } = await sales.ask(quotationStaff.countStaffQuotations, { query: { mine: 'true' } })
    expect(counts).toMatchObject({ data: { records: [] } })
  })

  it('has notes for staff, which none of its company’s answers holds', async () => {
    const offer = await sent()
    const secret = 'Their margin is thin'
    const note = { params: { id: String(offer.id) }, body: { text: secret } }
    const idempotencyKey = crypto.randomUUID()
    for (const _ of [1, 2])
      expect((await sales.ask(quotationStaff.writeInternalNote, { ...note, idempotencyKey })).status).toBe(
        200,
      )
    expect((await show(offer)).internal_notes).toMatchObject([{ text: secret, by: { id: sales.staffId } }])
    for (const who of [buyer, colleague]) {
      const paths = ['', '/version/1', '/delivery-method', '/compare?from=1&to=1'].map(
        (end) => `/v2/order/quotation/${offer.id}${end}`,
      )
      for (const path of [...paths, '/v2/order/quotation'])
        expect(await (await who.get(path)).text()).not.toContain(secret)
      const forged = await who.get(`/staff/quotations/${offer.id}`)
      expect(forged.status).toBe(401)
    }
  })

  it('is listed by amount, and counted by state', async () => {
    const [small, large] = [await started({ text: 'B-1\t1' }), await started({ text: 'B-1\t50' })]
    await sent()
    const list = async (sort: 'amount_total' | '-amount_total') => {
      const { body } = await sales.ask(quotationStaff.listStaffQuotations, {
        query: { sort, state: 'in_review' },
      })
      return 'data' in body ? body.data.records.map(({ id: one }) => one) : []
    }
    expect(await list('amount_total')).toEqual([small.id, large.id])
    expect(await list('-amount_total')).toEqual([large.id, small.id])
    const { body } = await sales.ask(quotationStaff.countStaffQuotations, { query: {} })
    expect(body).toMatchObject({
      data: {
        records: [
          { state: 'in_review', count: 2 },
          { state: 'quoted', count: 1 },
        ],
      },
    })
    // The stored amount is that of the record, delivery included.
    const shown = await checkOut(buyer, [[id('B-1'), 2]])
    await buyer.ask(quotation.setDeliveryMethod, {
      params: { id: String(shown.id) },
      body: { delivery_method: 'pick_up' },
    })
    const { rows } = await sql<{ id: number; amount_total: number }>`
      select id, amount_total from quotation.quotation`.execute(db)
    for (const row of rows) expect((await show(row)).amount_total).toBe(row.amount_total)
  })
})
