import { catalogue, pricingStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { loadCatalogue, type CatalogueIds } from '../testing/catalogue-fixture.ts'
import { onDatabase } from '../testing/index.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { buildWorkbook, rowXml, toUploadFile, workbookBytes } from '../testing/workbooks.ts'
import { setBasePrices } from './index.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const SKU = '6204-2RS'

onDatabase('price lists', (open) => {
  let db: Db
  let ids: CatalogueIds
  let admin: AskingBrowser
  let sales: AskingBrowser
  let buyer: AskingBrowser
  let other: AskingBrowser
  let companyId: number
  let listId: number
  let version: number
  beforeAll(async () => {
    db = (await open()).db
    ids = await loadCatalogue(db)
    const api = openApi({ db, now: () => NOW })
    await setBasePrices(db, [{ item_id: ids.item(SKU), price: 10_000 }])
    const person = await addPerson(db, { email: 'pembeli@uji.test' })
    companyId = person.companyId
    buyer = await openBrowser(db, api, person.memberId, { now: NOW })
    const { memberId } = await addPerson(db, { email: 'lain@uji.test' })
    other = await openBrowser(db, api, memberId, { now: NOW })
    admin = await openStaffBrowser(db, api, 'admin')
    sales = await openStaffBrowser(db, api, 'sales')
  })
  let made = 0
  beforeEach(async () => {
    await sql`delete from pricing.price_list`.execute(db)
    const added = await admin.ask(pricingStaff.addPriceList, {
      body: { name: 'Pelanggan lama' },
      idempotencyKey: `daftar-harga-${++made}`,
    })
    if (!('data' in added.body)) throw new Error(added.body.code)
    ;({ id: listId, version } = added.body.data.record)
  })

  const params = () => ({ id: String(listId) })
  /** What a command answers: its status, and the version of the list from then on. */
  const seen = <A extends { readonly status: number; readonly body: unknown }>(answer: A): A => {
    const { data } = answer.body as { data?: { record?: { version: number } } }
    version = data?.record?.version ?? version
    return answer
  }
  const assign = async () =>
    seen(
      await admin.ask(pricingStaff.assignPriceList, {
        params: { ...params(), company_id: String(companyId) },
      }),
    )
  type Rule = Omit<Parameters<typeof admin.ask<typeof pricingStaff.addPriceRule>>[1]['body'], 'version'>
  const addRule = async (rule: Partial<Rule>) =>
    seen(
      await admin.ask(pricingStaff.addPriceRule, {
        params: params(),
        body: { target: 'item', of: SKU, ...rule, version },
      }),
    )
  const priceOf = async (browser: AskingBrowser) => {
    const { body } = await browser.ask(catalogue.showItem, { params: { id: String(ids.item(SKU)) } })
    return 'data' in body ? body.data.record.price : body.code
  }
  const errorsIn = ({ body }: { readonly body: object }) =>
    Object.keys((body as { errors?: object }).errors ?? {})
  const rules = async (query: { keyword?: string; target?: string } = {}) => {
    const { body } = await admin.ask(pricingStaff.listPriceRules, { params: params(), query })
    return 'data' in body ? body.data.records : []
  }

  it('change the prices of their companies at once, and of no other', async () => {
    await addRule({ price: 9_000 })
    expect(await priceOf(buyer)).toBe(10_000)
    await assign()
    expect([await priceOf(buyer), await priceOf(other)]).toEqual([9_000, 10_000])
    const unassigned = await admin.ask(pricingStaff.unassignPriceList, {
      params: { ...params(), company_id: String(companyId) },
    })
    seen(unassigned)
    expect(await priceOf(buyer)).toBe(10_000)
  })

  it('are written by admins alone, as a price below the limits of a discount would need no approval', async () => {
    await addRule({ price: 9_000 })
    const [rule] = await rules()
    const body = { target: 'item', of: SKU, price: 1, is_final: true, version } as const
    const answers = [
      await sales.ask(pricingStaff.addPriceRule, { params: params(), body }),
      await sales.ask(pricingStaff.changePriceRule, {
        params: { ...params(), rule_id: String(rule?.id) },
        body,
      }),
      await sales.ask(pricingStaff.assignPriceList, {
        params: { ...params(), company_id: String(companyId) },
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await sales.ask(pricingStaff.listPriceRules, { params: params(), query: {} })).status).toBe(200)
    expect(await rules()).toEqual([rule])
  })

  it('that are for all hold for every company, until their last day', async () => {
    await addRule({ price: 9_000 })
    const set = async (fields: object) =>
      seen(
        await admin.ask(pricingStaff.changePriceList, {
          params: params(),
          body: { name: 'Semua', is_for_all: true, ...fields, version },
        }),
      )
    expect((await set({})).status).toBe(200)
    expect([await priceOf(buyer), await priceOf(other)]).toEqual([9_000, 9_000])
    await set({ ends_on: '2026-11-22' })
    expect(await priceOf(buyer)).toBe(10_000)
    expect(errorsIn(await set({ starts_on: '2026-11-23', ends_on: '2026-11-22' }))).toEqual(['ends_on'])
  })

  it('take a rule for an item, a category or a brand, and name what is wrong with it', async () => {
    expect(errorsIn(await addRule({ of: 'GIBTSNICHT', price: 1 }))).toEqual(['of'])
    expect(errorsIn(await addRule({}))).toEqual(['price'])
    expect(errorsIn(await addRule({ price: 1, discount_percent: 5 }))).toEqual(['discount_percent'])
    expect(errorsIn(await addRule({ target: 'category', of: 'Bolts', price: 1 }))).toEqual(['price'])
    expect(
      errorsIn(
        await addRule({
          price: 9,
          breaks: [
            { from_quantity: 10, price: 8 },
            { from_quantity: 10, discount_percent: 50 },
          ],
        }),
      ),
    ).toEqual(['breaks.1.from_quantity'])
    expect(errorsIn(await addRule({ price: 9, starts_on: '2026-12-02', ends_on: '2026-12-01' }))).toEqual([
      'ends_on',
    ])
    expect(await rules()).toEqual([])
    expect((await addRule({ target: 'category', of: 'bolts', discount_percent: 12.5 })).status).toBe(200)
    expect((await addRule({ price: 9, breaks: [{ from_quantity: 10, price: 8 }] })).status).toBe(200)
    expect(await rules()).toMatchObject([
      { target: 'item', of: { sku_number: SKU }, price: 9, breaks: [{ from_quantity: 10, price: 8 }] },
      { target: 'category', of: { name: 'Bolts' }, discount_percent: 12.5 },
    ])
    expect(await rules({ keyword: '6204' })).toHaveLength(1)
    expect(await rules({ target: 'category' })).toHaveLength(1)
  })

  it('are changed by one of two people at a time', async () => {
    const body = { target: 'item', of: SKU, price: 9_000, version } as const
    const both = await Promise.all(
      [1, 2].map(() => admin.ask(pricingStaff.addPriceRule, { params: params(), body })),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await rules()).toHaveLength(1)
    version += 1
    const [rule] = await rules()
    const ruleParams = { ...params(), rule_id: String(rule?.id) }
    const changed = await admin.ask(pricingStaff.changePriceRule, {
      params: ruleParams,
      body: { ...body, price: 8_000, version },
    })
    expect(seen(changed).status).toBe(200)
    const [now] = await rules()
    expect(now).toEqual({ ...rule, price: 8_000 })
    const gone = { ...params(), rule_id: String(now?.id) }
    const remove = () =>
      admin.ask(pricingStaff.removePriceRule, { params: gone, query: { version: String(version) } })
    expect(seen(await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
  })

  it('keep a rule whose change is refused', async () => {
    await addRule({ price: 9_000, breaks: [{ from_quantity: 10, price: 8_000 }] })
    const before = await rules()
    const change = (rule: object) =>
      admin.ask(pricingStaff.changePriceRule, {
        params: { ...params(), rule_id: String(before[0]?.id) },
        body: { target: 'item', of: SKU, ...rule, version },
      })
    expect(errorsIn(await change({ of: 'GIBTSNICHT', price: 1 }))).toEqual(['of'])
    expect(errorsIn(await change({ price: 1, discount_percent: 5 }))).toEqual(['discount_percent'])
    expect(await rules()).toEqual(before)
    const { body } = await admin.ask(pricingStaff.showPriceList, { params: params() })
    expect(body).toMatchObject({ data: { record: { version } } })
  })

  it('change a rule with its quantity breaks, also to one for something else', async () => {
    await addRule({ price: 9_000, breaks: [{ from_quantity: 10, price: 8_000 }] })
    const [rule] = await rules()
    const changed = await admin.ask(pricingStaff.changePriceRule, {
      params: { ...params(), rule_id: String(rule?.id) },
      body: {
        target: 'category',
        of: 'Bolts',
        discount_percent: 5,
        breaks: [{ from_quantity: 20, discount_percent: 10 }],
        version,
      },
    })
    expect(seen(changed).status).toBe(200)
    expect(await rules()).toMatchObject([
      {
        id: rule?.id,
        target: 'category',
        discount_percent: 5,
        breaks: [{ from_quantity: 20, discount_percent: 10 }],
      },
    ])
  })

  it('of another list are not reached by their rules', async () => {
    await addRule({ price: 9_000 })
    const [rule] = await rules()
    const { rows } = await sql<{ id: number }>`
      insert into pricing.price_list (name, created_at, updated_at) values ('Lain', now(), now())
      returning id`.execute(db)
    const removed = await admin.ask(pricingStaff.removePriceRule, {
      params: { id: String(rows[0]?.id), rule_id: String(rule?.id) },
      query: { version: '1' },
    })
    expect(removed.status).toBe(404)
    expect(await rules()).toHaveLength(1)
  })

  const upload = async (file: File, on = version, removes_others?: 'true') =>
    seen(
      await admin.ask(pricingStaff.uploadPriceList, {
        params: params(),
        form: { file, version: String(on), ...(removes_others && { removes_others }) },
      }),
    )
  const headings = [
    'For',
    'Part number or name',
    'Name',
    'Price',
    'Discount in %',
    'Final',
    'From',
    'Until',
    'Quantity breaks',
  ]

  it('come back from their own file unchanged', async () => {
    await addRule({ price: 9_000, is_final: true, breaks: [{ from_quantity: 10, discount_percent: 12.5 }] })
    await addRule({ target: 'category', of: 'Bolts', discount_percent: 5, starts_on: '2026-11-01' })
    const before = await rules()
    for (const language of ['en', 'id']) {
      const file = await admin.get(`/staff/price-lists/${listId}/xlsx?language=${language}`)
      const uploaded = await upload(new File([await file.bytes()], 'harga.xlsx'))
      expect(uploaded.status).toBe(200)
      expect(await rules()).toEqual(before)
    }
    expect(version).toBe(3)
  })

  it('take a file whole or not at all, and name its errors by row and column', async () => {
    await addRule({ price: 9_000 })
    const wrong = await buildWorkbook([
      headings,
      ['item', SKU, '', 8_000, '', 'no', '', '', ''],
      ['item', 'TIDAK-ADA', '', 8_000, '', 'no', '', '', ''],
    ])
    expect(errorsIn(await upload(wrong))).toEqual(['rows.3.of'])
    const unreadable = await buildWorkbook([
      headings,
      ['thing', SKU, '', 'banyak', '', 'maybe', '31/12/2026', '', '1: 5'],
    ])
    expect(errorsIn(await upload(unreadable)).toSorted()).toEqual(
      ['breaks', 'is_final', 'price', 'starts_on', 'target'].map((column) => `rows.2.${column}`),
    )
    expect(
      errorsIn(
        await upload(
          await buildWorkbook([
            ['A', 'B'],
            ['x', 'y'],
          ]),
        ),
      ),
    ).toEqual(['file'])
    expect(await rules()).toMatchObject([{ price: 9_000 }])
    const { rows: brands } = await sql<{
      name: string
    }>`select name from catalogue.brand order by id limit 1`.execute(db)
    const named = await buildWorkbook([
      headings,
      ['barang', SKU, '', '8.500', '', 'ya', '', '2026-12-31', '10: 8.000; 100: 20%'],
      ['Brand', brands[0]?.name ?? 'no brand', '', '', '7,5', '', '', '', ''],
    ])
    expect((await upload(named, version, 'true')).status).toBe(200)
    expect(await rules()).toMatchObject([
      { target: 'brand', discount_percent: 7.5 },
      {
        target: 'item',
        price: 8_500,
        is_final: true,
        ends_on: '2026-12-31',
        breaks: [
          { from_quantity: 10, price: 8_000 },
          { from_quantity: 100, discount_percent: 20 },
        ],
      },
    ])
    expect((await upload(named, version - 1)).status).toBe(409)
  })

  it('of a file change those for the same goods and period, and remove others only where that is said', async () => {
    await addRule({ price: 9_000 })
    await addRule({ target: 'category', of: 'Bolts', discount_percent: 5 })
    const before = await rules()
    const file = await buildWorkbook([headings, ['item', SKU, '', 8_000, '', 'no', '', '', '']])
    expect((await upload(file)).status).toBe(200)
    const after = await rules()
    expect(after.map(({ target, price }) => [target, price])).toEqual(
      before.map(({ target }) => [target, target === 'item' ? 8_000 : undefined]),
    )
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect((await upload(await buildWorkbook([headings]))).status).toBe(200)
    expect(await rules()).toHaveLength(2)
    expect((await upload(file, version, 'true')).status).toBe(200)
    expect(await rules()).toMatchObject([{ target: 'item', price: 8_000 }])
  })

  it('refuse a file that hides rows or columns, or has a second sheet', async () => {
    await addRule({ price: 9_000 })
    const heads = rowXml(1, ...headings)
    const row = rowXml(2, 'item', SKU, '', 8_000, '', 'no', '', '', '')
    const hiddenRow = workbookBytes(heads + row.replace('<row', '<row hidden="1"'))
    const hiddenColumn = workbookBytes(heads + row, '', {
      'xl/worksheets/sheet1.xml':
        '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
        `<cols><col min="3" max="3" hidden="1"/></cols><sheetData>${heads}${row}</sheetData></worksheet>`,
    })
    const sheets = ['A', 'B'].map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId1"/>`)
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const twoSheets = workbookBytes(heads + row, '', {
      'xl/workbook.xml':
        `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}">` +
        `<sheets>${sheets.join('')}</sheets></workbook>`,
    })
    const answers = [hiddenRow, hiddenColumn, twoSheets].map(async (bytes) => {
      const { body } = await upload(toUploadFile(bytes))
      return (body as { errors?: { file?: string[] } }).errors?.file?.join('')
    })
    expect(await Promise.all(answers)).toEqual([
      expect.stringContaining('hidden or filtered'),
      expect.stringContaining('hidden or filtered'),
      expect.stringContaining('several sheets'),
    ])
    expect(await rules()).toMatchObject([{ price: 9_000 }])
  })

  it('hold the limits of a rule for a file, too', async () => {
    const breaks = Array.from({ length: 11 }, (_, at) => `${at + 2}: 5`).join('; ')
    const beyond = await buildWorkbook([
      headings,
      ['item', SKU, '', 100_000_000_001, '', 'no', '', '', ''],
      ['item', SKU, '', 10, '', 'no', '', '', breaks],
      ['item', SKU, '', 10, '', 'no', '', '', '10: 100000000001'],
    ])
    expect(errorsIn(await upload(beyond))).toEqual(['rows.2.price', 'rows.3.breaks', 'rows.4.breaks'])
    expect(await rules()).toEqual([])
  })

  it('explain what a company pays, with the rule that won and those that lost', async () => {
    await addRule({ price: 9_000, breaks: [{ from_quantity: 10, price: 8_000 }] })
    await addRule({ discount_percent: 5 })
    await addRule({ price: 1_000, starts_on: '2026-12-01' })
    await assign()
    const explain = async (part_number: string, quantity: string) =>
      (
        await admin.ask(pricingStaff.explainPrice, {
          params: { id: String(companyId) },
          query: { part_number, quantity },
        })
      ).body
    const explained = await explain('6204 2rs', '10')
    expect(explained).toMatchObject({
      data: {
        record: {
          price: 8_000,
          base_price: 10_000,
          from_quantity: 10,
          considered: [
            { source: 'rule', outcome: 'won', price: 9_000, rule: { list: { name: 'Pelanggan lama' } } },
            { source: 'rule', outcome: 'not_lowest', price: 9_500 },
            { source: 'rule', outcome: 'not_running', price: 1_000, starts_on: '2026-12-01' },
            { source: 'base', outcome: 'not_lowest', price: 10_000 },
          ],
        },
      },
    })
    expect(await explain('TIDAK-ADA', '1')).toMatchObject({ errors: { part_number: expect.anything() } })
  })
})
