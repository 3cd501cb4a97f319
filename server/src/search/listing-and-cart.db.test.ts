import { cart, search } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { setCompanyRules, turnListPriceDay } from '../pricing/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { importText, type Cells } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { addPerson } from '../testing/people-fixture.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const DAY = '2026-11-23'
const offer = (price: string): Cells => ({
  special_offer_price: price,
  special_offer_from: DAY,
  special_offer_until: DAY,
})
const rows: readonly Cells[] = [
  { product: 'BOLT', sku: 'B-1', price: '1000' },
  { product: 'BOLT', sku: 'B-2', price: '3000', ...offer('800') },
  { product: 'NUT', sku: 'N-1', price: '500', brand: 'Uji' },
  { product: 'NUT', sku: 'N-2', price: '700', brand: 'Uji', ...offer('650') },
  { product: 'PIN', sku: 'P-1', price: '400', brand: 'Lain', category_en: 'Pins' },
  { product: 'PIN', sku: 'P-2', price: '900', brand: 'Lain', category_en: 'Pins' },
  { product: 'CLIP', sku: 'C-1', price: '50', brand: 'Uji', category_en: 'Pins' },
].map((row) => ({ category_en: 'Parts', ...row, name_en: row.product }))

onDatabase('the prices of a listing and of a cart', (open) => {
  let db: Db
  let buyer: AskingBrowser
  beforeAll(async () => {
    db = (await open()).db
    await turnListPriceDay(db, DAY)
    expect((await importText(db, rows)).problems).toEqual([])
    const { rows: named } = await sql<{ code: string; id: number }>`
      select sku as code, id from catalogue.item union all select name, id from catalogue.brand
      union all select name_en, id from catalogue.category`.execute(db)
    const ids = new Map(named.map(({ code, id }) => [code, id]))
    const findId = (code: string) => ids.get(code) ?? 0
    const { companyId, memberId } = await addPerson(db, { email: 'buyer@uji.test' })
    await setCompanyRules(db, companyId, [
      { item_id: findId('B-1'), price: 900 },
      { brand_id: findId('Uji'), discount_bp: 1_000 },
      { category_id: findId('Pins'), discount_bp: 2_500 },
      { item_id: findId('P-2'), price: 350, is_final: true },
    ])
    buyer = await openBrowser(db, openApi({ db, now: () => NOW }), memberId, { now: NOW })
  })

  it('are the same: a product costs what its cheapest item costs in the cart, and its items what they cost there', async () => {
    const listed = await buyer.ask(search.listProducts, { query: {} })
    if (listed.status !== 200) throw new Error(`the listing answers ${listed.status}`)
    expect(listed.body.data.records).toHaveLength(4)
    for (const product of listed.body.data.records) {
      const items = await buyer.ask(search.listItems, { params: { id: String(product.id) }, query: {} })
      if (items.status !== 200) throw new Error(`the items answer ${items.status}`)
      const filled = await buyer.ask(cart.changeCart, {
        body: { lines: items.body.data.records.map(({ id }) => ({ product_item_id: id, new_qty: 1 })) },
      })
      if (filled.status !== 200) throw new Error(`the cart answers ${filled.status}`)
      const inCart = new Map(
        filled.body.data.order_line.map(({ product: { id }, price_unit }) => [id, price_unit ?? 0]),
      )
      const own = items.body.data.records.map(({ id, price }) => [id, price, inCart.get(id)])
      for (const [id, price, paid] of own) expect([id, price]).toEqual([id, paid])
      const paid = items.body.data.records.map(({ id }) => inCart.get(id) ?? 0)
      expect([product.name, product.price, product.min_price, product.max_price]).toEqual([
        product.name,
        Math.min(...paid),
        Math.min(...paid),
        Math.max(...paid),
      ])
    }
  })
})
