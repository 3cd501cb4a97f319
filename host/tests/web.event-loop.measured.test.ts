import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import {
  buildPath,
  cart,
  identity,
  identityStaff,
  lists,
  MOST_LINES,
  quickOrder,
  orderStaff,
  quotation,
  quotationStaff,
  quotationUpload,
  search,
  type Route,
  type StaffQuotation,
} from '@pasok/contract'
import { toDemoEmail, PASSWORD } from '@pasok/demo'
import { openDatabase } from '@pasok/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../server/src/testing/index.ts'
import type { FreshDatabase } from '../../server/src/testing/fresh-database.ts'
import { addManySales } from '../../server/src/testing/many-sales.ts'
import { fillPriced } from '../../server/src/testing/priced-catalogue.ts'
import { toUploadFile, rowXml, workbookBytes } from '../../server/src/testing/workbooks.ts'
import { loadDemoUsers } from '../demo/load-demo-users.ts'
import { freePort, newFolder, startShop, type Shop } from '../testing/shop.ts'

/** On a quiet machine the reference takes 14.5 ms of CPU time, so that this many of it stand for the 100 ms that are promised. */
const MOST = 6.9

let data: FreshDatabase
let shop: Shop
let port: number
let items: { readonly id: number; readonly sku: string }[]
beforeAll(async () => {
  data = await freshDatabase()
  const database = await openDatabase(data.url, { role: 'batch' })
  await fillPriced(database.db, 640)
  await loadDemoUsers(database, new Date())
  items = (await database.pool.query(`select id, sku from catalogue.item order by id limit ${MOST_LINES}`))
    .rows
  const { rows: buyers } = await database.pool.query(
    'select id as "memberId", company_id as "companyId" from identity.member order by id',
  )
  await addManySales(database.db, { buyers, count: 2_000, start: new Date('2026-01-05T01:00:00Z') })
  await database.close()
  port = await freePort()
  shop = await startShop({
    DATABASE_URL: data.url,
    VAR_DIR: await newFolder(),
    LOOP_PROBE_PORT: String(port),
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, '../testing/loop-probe.ts')).href}`,
  })
})
afterAll(async () => {
  await shop?.stop()
  await data?.drop()
})

interface Sent {
  readonly method?: string
  readonly body?: string | FormData
  readonly headers?: Readonly<Record<string, string>>
}

const ask = (path: string, cookie: string, init: Sent = {}) =>
  fetch(`http://127.0.0.1:${shop.port}${path}`, {
    ...init,
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', cookie, ...init.headers },
  })
const json = (body: object) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})
const api = (
  cookie: string,
  route: Route,
  place: Parameters<typeof buildPath>[1],
  body?: object,
  key?: string,
) =>
  ask(`/api${buildPath(route, place)}`, cookie, {
    method: route.method.toUpperCase(),
    ...(body && { body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
  })
const logIn = async (route: Route, who: Parameters<typeof toDemoEmail>[0]): Promise<string> => {
  const answer = await ask(`/api${route.path}`, '', {
    method: 'POST',
    ...json({ login: toDemoEmail(who), password: PASSWORD }),
  })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
}
/** In milliseconds of the shop's own CPU time. */
const probe = async (path: 'longest' | 'reference'): Promise<number> =>
  Number(await (await fetch(`http://127.0.0.1:${port}/${path}`)).text())

test('no call of a member with 5,000 lines holds the event loop', async () => {
  const buyer = await logIn(identity.logInBrowser, 'buyer')
  const sales = await logIn(identityStaff.logIn, 'admin')
  const lines = (quantity: number) => items.map(({ id }) => ({ product_item_id: id, new_qty: quantity }))
  const filled = await api(buyer, cart.changeCart, {}, { lines: lines(1) })
  expect(filled.status).toBe(200)
  const list = (await (
    await api(
      buyer,
      lists.makeList,
      {},
      {
        name: 'Long',
        lines: items.slice(0, 500).map(({ id }) => ({ product_item_id: id, quantity: 1 })),
      },
    )
  ).json()) as { data: { record: { id: number } } }
  const requested = (await (
    await api(buyer, quotation.requestQuotation, {}, { notes: '' }, 'loop-1')
  ).json()) as { data: { record: { id: number } } }
  const id = String(requested.data.record.id)
  const showQuotation = async () => {
    const answer = await api(sales, quotationStaff.showStaffQuotation, { params: { id } })
    return ((await answer.json()) as { data: { record: StaffQuotation } }).data.record
  }
  const take = async (step: string) =>
    api(
      sales,
      quotationStaff.takeStaffQuotationStep,
      { params: { id } },
      { step, revision: (await showQuotation()).revision, text: '' },
    )
  let unitPrice = 1_000
  const save = async () => {
    const { revision, order_line } = await showQuotation()
    unitPrice += 1
    const lines = order_line.map((one) => ({ id: one.id, status: 'quoted', unit_price: unitPrice }))
    const query = { limit: '100' }
    await probe('longest')
    return api(sales, quotationStaff.priceQuotation, { params: { id }, query }, { revision, lines })
  }
  const change = async () => {
    const body = { step: 'request_change', revision: (await showQuotation()).revision, text: 'Cheaper?' }
    return api(buyer, quotation.takeQuotationStep, { params: { id } }, body)
  }
  // Two versions that were sent differ in every line, and a third one is worked on.
  for (const act of [
    () => take('take'),
    save,
    () => take('send'),
    change,
    () => take('take'),
    save,
    () => take('send'),
    change,
    () => take('take'),
  ])
    expect((await act()).status).toBe(200)
  const rows = items.map(({ sku }) => ({ part_number: sku, quantity: '2' }))
  const makeUploadForm = () => {
    const form = new FormData()
    form.set('text', '')
    form.set('file', new File([items.map(({ sku }) => `${sku}\t2`).join('\n')], 'rows.txt'))
    return form
  }
  const workbook = () => {
    const form = new FormData()
    const bytes = workbookBytes(items.map(({ sku }, at) => rowXml(at + 1, sku, 2)).join(''))
    form.set('quo_file', toUploadFile(bytes))
    return form
  }
  let upload = ''
  const calls: Readonly<Record<string, (round: number) => Promise<Response>>> = {
    'a change of 5,000 lines': (round) =>
      api(buyer, cart.changeCart, { query: { answer: 'changes' } }, { lines: lines(round) }),
    'a change of one of them': (round) =>
      api(buyer, cart.changeCart, { query: { answer: 'changes' } }, { lines: lines(round + 5).slice(0, 1) }),
    'the same, answered with the whole cart': (round) =>
      api(buyer, cart.changeCart, {}, { lines: lines(round + 9).slice(0, 1) }),
    'the whole cart': () => api(buyer, cart.showCart, {}),
    'a page of the cart': () => ask('/shop/cart?page=7', buyer),
    'the checkout': () => ask('/checkout', buyer),
    'a saved list': () => api(buyer, lists.showList, { params: { id: String(list.data.record.id) } }),
    'a page of a saved list': () => ask(`/account/lists/${list.data.record.id}`, buyer),
    'a quotation': () => api(buyer, quotation.showQuotation, { params: { id } }),
    'a page of a quotation, by the API': () =>
      api(buyer, quotation.showQuotation, { params: { id }, query: { offset: '4900' } }),
    'a version of it': () => api(buyer, quotation.showQuotationVersion, { params: { id, version: '1' } }),
    'two versions compared': () =>
      api(buyer, quotation.compareQuotationVersions, { params: { id }, query: { from: '1', to: '2' } }),
    'two versions compared, on its page': () => ask(`/account/quotation/${id}?from=1&to=2&page=2`, buyer),
    'an old version, on its page': () => ask(`/account/quotation/${id}?version=1&page=50`, buyer),
    'a page of it, for staff': () =>
      api(sales, quotationStaff.showStaffQuotation, { params: { id }, query: { limit: '100' } }),
    'what staff save of it': () => save(),
    'a quotation, for staff': () => api(sales, quotationStaff.showStaffQuotation, { params: { id } }),
    'the quotations, for staff': () => api(sales, quotationStaff.listStaffQuotations, {}),
    'the orders, for staff': () => api(sales, orderStaff.listStaffOrders, {}),
    'a page of a quotation': () => ask(`/account/quotation/${id}?lines=3`, buyer),
    'a quick order': () => api(buyer, quickOrder.matchRows, {}, { rows }),
    'the page of a quick order': () =>
      ask('/shop/quick-order', buyer, { method: 'POST', body: makeUploadForm() }),
    'the PDF of a quotation': () => api(buyer, quotation.printQuotation, { params: { id } }),
    'an uploaded workbook': async (round) => {
      const answer = await ask(`/api${quotationUpload.uploadQuotation.path}`, buyer, {
        method: 'POST',
        body: workbook(),
        headers: { 'idempotency-key': `workbook-${round}` },
      })
      const { data: made } = (await answer.clone().json()) as {
        data: { record: { quotation_id: number } }
      }
      upload = String(made.record.quotation_id)
      return answer
    },
    'its verdicts as a workbook': () =>
      api(buyer, quotationUpload.downloadVerdicts, { params: { id: upload } }),
    'the facets of the whole catalogue': () => api(buyer, search.listProducts, { query: { per_page: 100 } }),
    'a page of the catalogue': () => ask('/shop?sort=name_asc', buyer),
  }
  /** The reference now: the same work takes more CPU time while the machine's caches are shared with other programs. */
  const reference = async () =>
    Math.min(await probe('reference'), await probe('reference'), await probe('reference'))
  const held: Record<string, number> = {}
  for (const [name, call] of Object.entries(calls))
    // What holds the loop does so each time: the first may have compiled its code as well.
    for (const round of [2, 3, 4]) {
      await probe('longest')
      const answer = await call(round)
      await answer.arrayBuffer()
      expect([name, answer.status]).toEqual([name, 200])
      const longest = await probe('longest')
      held[name] = Math.min(held[name] ?? Infinity, longest / (await reference()))
      if (held[name] <= MOST) break
    }
  expect(Object.entries(held).filter(([, ratio]) => ratio > MOST)).toEqual([])
}, 120_000)
