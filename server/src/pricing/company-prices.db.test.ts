import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MemberScope } from '../kernel/index.ts'
import type { Db } from '../platform/index.ts'
import { onDatabase } from '../testing/index.ts'
import { addCompany, fillPriced, makeScope } from '../testing/priced-catalogue.ts'
import {
  findPricesById,
  toItemPrices,
  pricesOfItems,
  setBaseBreaks,
  setBasePrices,
  setCompanyRules,
  setSpecialOffers,
} from './index.ts'
import type { BreakWrite, PriceRuleWrite } from './index.ts'
import { findAllPrices } from './company-prices.store.ts'
import { decidePrice, explainPrice, type CompanyRule, type Prices } from './pricing.ts'

const DAY = '2026-11-22'
const pricesOfProducts = async (db: Db, scope: MemberScope, productIds: readonly number[]) =>
  (await findPricesById(db, scope, { productIds, itemIds: [] }, DAY)).products

/** Product n has the items n * 8 to n * 8 + 7, the category 9 + n, below 1 + (9 + n) % 8, and the brand 1 + n * 7. */
const PRODUCTS = [1, 2, 3, 4]
const listItems = (product: number): number[] => Array.from({ length: 8 }, (_, i) => product * 8 + i)
const ITEMS = PRODUCTS.flatMap(listItems)
const findProduct = (item: number): number => Math.floor(item / 8)
const listCategories = (product: number): number[] => [1 + ((9 + product) % 8), 9 + product]
const findBrand = (product: number): number => 1 + ((product * 7) % 20)

onDatabase('prices of a company', (open) => {
  let db: Db
  let company: MemberScope
  let other: MemberScope
  beforeAll(async () => {
    db = (await open()).db
    await fillPriced(db, 4)
    company = makeScope(await addCompany(db))
    other = makeScope(await addCompany(db, 'PT Lain'))
  })
  beforeEach(async () => {
    await sql`delete from pricing.base_price`.execute(db)
    await sql`delete from pricing.special_offer`.execute(db)
    await sql`delete from pricing.price_rule`.execute(db)
    await sql`update catalogue.product set display_price = true`.execute(db)
  })

  const base = (...prices: [item: number, price: number][]) =>
    setBasePrices(
      db,
      prices.map(([item_id, price]) => ({ item_id, price })),
    )
  const give = (...rules: PriceRuleWrite[]) => setCompanyRules(db, company.companyId, rules)
  const product = async (id: number, of = company) => (await pricesOfProducts(db, of, [id])).get(id)
  const item = async (id: number, quantity = 1) =>
    (await pricesOfItems(db, company, [id], DAY, () => quantity)).get(id)

  it('are those of everybody where it has no list', async () => {
    await base([8, 1_000], [9, 3_000])
    await setSpecialOffers(db, [{ item_id: 9, price: 900, starts_on: DAY, ends_on: DAY }])
    expect(await product(1)).toEqual({
      price: 900,
      base_price: 3_000,
      min_price: 900,
      max_price: 1_000,
      min_base_price: 1_000,
      max_base_price: 3_000,
      is_special_offer: true,
      offer_min_percent: 0,
      offer_max_percent: 70,
      offer_ends_on: DAY,
      is_company_price: false,
      price_uoms: ['pcs'],
    })
    expect(await item(8)).toMatchObject({ price: 1_000, base_price: 1_000, is_special_offer: false })
    expect(await item(9)).toMatchObject({ price: 900, base_price: 3_000, is_special_offer: true })
  })

  it('are its own by item, brand, and category with all below it', async () => {
    await base(...ITEMS.map((id): [number, number] => [id, 1_000]))
    await give(
      { item_id: 8, price: 500 },
      { brand_id: findBrand(2), discount_bp: 1_000 },
      { category_id: listCategories(3)[0] ?? 0, discount_bp: 2_000 },
    )
    expect(await product(1)).toMatchObject({
      price: 500,
      base_price: 1_000,
      min_price: 500,
      max_price: 1_000,
      is_company_price: true,
    })
    expect(await product(2)).toMatchObject({ min_price: 900, max_price: 900 })
    expect(await product(3)).toMatchObject({ min_price: 800, max_price: 800 })
    expect(await product(4)).toMatchObject({ min_price: 1_000, max_price: 1_000 })
    expect((await item(8))?.rule).toMatchObject({ source: 'company', target: 'item', why: 'lowest' })
    expect((await item(16))?.rule).toMatchObject({ source: 'company', target: 'brand' })
    expect((await item(24))?.rule).toMatchObject({ source: 'company', target: 'category' })
  })

  it('are of no other company', async () => {
    await base([8, 1_000])
    await give({ item_id: 8, price: 1_500, is_final: true })
    expect(await product(1)).toMatchObject({ min_price: 1_500 })
    expect(await product(1, other)).toMatchObject({ min_price: 1_000 })
    expect((await pricesOfItems(db, other, [8], DAY)).get(8)?.rule).toMatchObject({ source: 'base' })
  })

  it('fall from a quantity on', async () => {
    await base([8, 1_000], [9, 1_000])
    await setBaseBreaks(db, 9, [{ from_quantity: 100, discount_bp: 500 }])
    await give({
      item_id: 8,
      price: 900,
      breaks: [
        { from_quantity: 10, price: 800 },
        { from_quantity: 50, discount_bp: 3_000 },
      ],
    })
    expect((await item(8, 9))?.price).toBe(900)
    expect((await item(8, 49))?.price).toBe(800)
    expect((await item(8, 50))?.price).toBe(700)
    expect(toItemPrices((await item(8)) ?? expect.fail())).toEqual({
      price: 900,
      base_price: 1_000,
      min_price: 900,
      max_price: 900,
      is_special_offer: false,
      is_company_price: true,
      price_uoms: ['pcs'],
      price_breaks: [
        { from_quantity: 10, price: 800 },
        { from_quantity: 50, price: 700 },
      ],
    })
    expect((await item(9, 99))?.price).toBe(1_000)
    expect((await item(9, 100))?.price).toBe(950)
    expect(await product(1)).toMatchObject({ min_price: 900, max_price: 1_000 })
  })

  it('of a product are its cheapest item’s, and of one with one item that item’s', async () => {
    await base([8, 1_000])
    await give({ item_id: 8, discount_bp: 1_250 })
    await sql`update catalogue.item set active = false where product_id = 1 and id <> 8`.execute(db)
    expect(await product(1)).toEqual({
      min_price: 875,
      max_price: 875,
      min_base_price: 1_000,
      max_base_price: 1_000,
      price: 875,
      base_price: 1_000,
      is_special_offer: false,
      is_company_price: true,
      price_uoms: ['pcs'],
    })
    await sql`update catalogue.item set active = true where product_id = 1`.execute(db)
    await setBasePrices(db, [{ item_id: 9, price: 800 }])
    expect(await product(1)).toMatchObject({ price: 800, base_price: 800, min_price: 800, max_price: 875 })
  })

  it('say of an offer what it takes off, and its last day where all end on one', async () => {
    await base([8, 1_000], [9, 3_000], [16, 1_000])
    const offers = (until: string | null) =>
      setSpecialOffers(db, [
        { item_id: 8, price: 851, starts_on: null, ends_on: '2026-11-30' },
        { item_id: 9, price: 1_500, starts_on: null, ends_on: until },
      ])
    await offers('2026-11-30')
    expect(await product(1)).toMatchObject({
      offer_min_percent: 14,
      offer_max_percent: 50,
      offer_ends_on: '2026-11-30',
    })
    expect(toItemPrices((await item(8)) ?? expect.fail())).toMatchObject({
      offer_min_percent: 14,
      offer_max_percent: 14,
      offer_ends_on: '2026-11-30',
    })
    await offers(null)
    expect(await product(1)).not.toHaveProperty('offer_ends_on')
    expect(toItemPrices((await item(9)) ?? expect.fail())).not.toHaveProperty('offer_ends_on')
    expect(await product(2)).not.toHaveProperty('offer_max_percent')
    // A company that pays less than the offer pays no offer's price: nothing of it ends on that day.
    await give({ item_id: 8, price: 800 }, { item_id: 9, price: 1_000 })
    for (const prices of [await product(1), toItemPrices((await item(8)) ?? expect.fail())])
      for (const key of ['offer_min_percent', 'offer_max_percent', 'offer_ends_on'])
        expect(prices).not.toHaveProperty(key)
    expect(await product(1)).toMatchObject({ is_special_offer: true, is_company_price: true })
  })

  it('are for the units that the items are sold by, with the price of a piece where a unit holds several', async () => {
    await base([8, 1_000], [9, 2_450], [16, 1_000], [17, 1_000])
    const sell = (id: number, uom: string, pieces: number | null) =>
      sql`update catalogue.item set uom = ${uom}, pieces_per_uom = ${pieces} where id = ${id}`.execute(db)
    await sell(8, 'box', 200)
    await sell(9, 'pack', 100)
    await sell(16, 'box', 50)
    await sell(17, 'm', null)
    try {
      expect(await product(1)).toMatchObject({
        price_uoms: ['box', 'pack'],
        min_pieces: 100,
        max_pieces: 200,
        min_piece_price: 5,
        max_piece_price: 25,
      })
      expect(toItemPrices((await item(9)) ?? expect.fail())).toMatchObject({
        price_uoms: ['pack'],
        min_pieces: 100,
        max_pieces: 100,
        min_piece_price: 25,
        max_piece_price: 25,
      })
      // Nobody counts pieces of hose.
      expect(await product(2)).toMatchObject({ price_uoms: ['box', 'm'] })
      expect(await product(2)).not.toHaveProperty('min_piece_price')
      expect(toItemPrices((await item(17)) ?? expect.fail())).not.toHaveProperty('min_pieces')
    } finally {
      for (const id of [8, 9, 16, 17]) await sell(id, 'pcs', null)
    }
  })

  it('are the company’s own where it alone pays them', async () => {
    await base([8, 1_000], [9, 1_000])
    await setSpecialOffers(db, [{ item_id: 9, price: 900, starts_on: null, ends_on: null }])
    await give({ item_id: 8, price: 1_000 }, { item_id: 9, price: 900 })
    expect(await product(1)).toMatchObject({ is_company_price: false })
    await give({ item_id: 9, price: 1_200, is_final: true })
    expect(await product(1)).toMatchObject({ is_company_price: true })
    expect(await item(8)).toMatchObject({ is_company_price: false })
    expect(await item(9)).toMatchObject({ is_company_price: true })
  })

  // @spec §1 Prices: display_price
  it('are none where the product shows none, and none where there is none', async () => {
    await base([8, 1_000], [16, 2_000])
    await give({ item_id: 8, price: 500 })
    await sql`update catalogue.product set display_price = false where id = 1`.execute(db)
    expect([...(await pricesOfProducts(db, company, PRODUCTS)).keys()]).toEqual([2])
    expect([...(await pricesOfItems(db, company, ITEMS, DAY)).keys()]).toEqual([16])
    expect(await pricesOfProducts(db, company, [])).toEqual(new Map())
    expect(await pricesOfItems(db, company, [], DAY)).toEqual(new Map())
    expect(await pricesOfProducts(db, company, [999_999])).toEqual(new Map())
  })

  it('hold the largest amount exactly', async () => {
    await base([8, Number.MAX_SAFE_INTEGER])
    await give({ brand_id: findBrand(1), discount_bp: 1 })
    expect((await product(1))?.max_price).toBe(9_006_298_534_815_517)
    expect((await item(8))?.price).toBe(9_006_298_534_815_517)
  })

  describe('a list', () => {
    it('takes the place of the one before, breaks included', async () => {
      await base([8, 1_000])
      await give({ item_id: 8, price: 1, breaks: [{ from_quantity: 2, price: 0 }] })
      await give({ item_id: 8, price: 900 })
      expect(await item(8, 5)).toMatchObject({ price: 900, breaks: [] })
      await give()
      expect((await item(8))?.rule.source).toBe('base')
    })

    it.each<[what: string, rule: Record<string, unknown>]>([
      ['a price for a brand', { brand_id: 1, price: 5 }],
      ['a price for a category', { category_id: 9, price: 5 }],
      ['a price and a share', { item_id: 8, price: 5, discount_bp: 5 }],
      ['neither', { item_id: 8 }],
      ['more than the whole', { item_id: 8, discount_bp: 10_001 }],
      ['less than nothing', { item_id: 8, price: -1 }],
      ['nothing that it holds for', { price: 5 }],
      ['two things that it holds for', { item_id: 8, brand_id: 1, discount_bp: 5 }],
      ['an end before its start', { item_id: 8, price: 5, starts_on: '2026-11-23', ends_on: DAY }],
      ['a break for one', { item_id: 8, price: 5, breaks: [{ from_quantity: 1, price: 4 }] }],
      ['a break with no price', { item_id: 8, price: 5, breaks: [{ from_quantity: 5 }] }],
      [
        'a break with a price for a brand',
        { brand_id: 1, discount_bp: 5, breaks: [{ from_quantity: 5, price: 4 }] },
      ],
    ])('of %s is refused by the database', async (_, rule) => {
      await expect(give(rule as unknown as PriceRuleWrite)).rejects.toMatchObject({ code: '23514' })
    })
  })

  describe('read from the database', () => {
    const amount = fc.integer({ min: 0, max: 3_000 })
    const share = fc.integer({ min: 0, max: 10_000 })
    const day = fc.constantFrom(undefined, undefined, '2026-11-21', DAY, '2026-11-23')
    const days = fc
      .record({ starts_on: day, ends_on: day })
      .filter(({ starts_on = '0', ends_on = '9' }) => starts_on <= ends_on)
    const breaksWith = (price: boolean) =>
      fc
        .uniqueArray(fc.integer({ min: 2, max: 30 }), { maxLength: 2 })
        .chain((from) =>
          fc.tuple(
            ...from.map((from_quantity) =>
              fc
                .oneof(
                  share.map((discount_bp) => ({ discount_bp })),
                  (price ? amount : fc.constant(0)).map((price) => ({ price })),
                )
                .map((cut): BreakWrite => ({ from_quantity, ...cut })),
            ),
          ),
        )
        .map((all) => (price ? all : all.filter((one) => 'discount_bp' in one)))
    const rule: fc.Arbitrary<PriceRuleWrite> = fc
      .oneof(
        fc.record({
          target: fc.constantFrom(...ITEMS).map((item_id) => ({ item_id })),
          cut: fc.oneof(
            amount.map((price) => ({ price })),
            share.map((discount_bp) => ({ discount_bp })),
          ),
          breaks: breaksWith(true),
          is_final: fc.boolean(),
          days,
        }),
        fc.record({
          target: fc.oneof(
            fc.constantFrom(...PRODUCTS.map(findBrand), 20).map((brand_id) => ({ brand_id })),
            fc.constantFrom(...PRODUCTS.flatMap(listCategories), 8).map((category_id) => ({ category_id })),
          ),
          cut: share.map((discount_bp) => ({ discount_bp })),
          breaks: breaksWith(false),
          // Where most are final, few others have a say.
          is_final: fc.integer({ min: 0, max: 5 }).map((one) => one === 0),
          days,
        }),
      )
      .map(({ target, cut, days: { starts_on, ends_on }, ...rest }) => ({
        ...target,
        ...cut,
        ...rest,
        ...(starts_on !== undefined && { starts_on }),
        ...(ends_on !== undefined && { ends_on }),
      }))
    const arbitrary = fc.record({
      base: fc
        .array(fc.tuple(fc.constantFrom(...ITEMS), amount), { maxLength: 24 })
        .map((all) => new Map(all)),
      offers: fc
        .array(fc.tuple(fc.constantFrom(...ITEMS), fc.record({ price: amount, days })), { maxLength: 10 })
        .map((all) => new Map(all)),
      rules: fc.array(rule, { maxLength: 14 }),
      quantity: fc.integer({ min: 1, max: 35 }),
    })

    const fillCut = (cut: object): { price: number | null; discount_bp: number | null } => ({
      price: null,
      discount_bp: null,
      ...cut,
    })
    const holdsFor = (rule: PriceRuleWrite, item: number): CompanyRule['target'] | undefined => {
      if ('item_id' in rule) return rule.item_id === item ? 'item' : undefined
      if ('brand_id' in rule) return rule.brand_id === findBrand(findProduct(item)) ? 'brand' : undefined
      return listCategories(findProduct(item)).includes(rule.category_id) ? 'category' : undefined
    }
    /** What the pure function is given of an item, made of what was written and not of what was read. */
    const buildPrices = (
      {
        base,
        offers,
        rules,
      }: {
        base: Map<number, number>
        offers: Map<
          number,
          { price: number; days: { starts_on?: string | undefined; ends_on?: string | undefined } }
        >
        rules: readonly PriceRuleWrite[]
      },
      item: number,
    ): Prices => {
      const offer = offers.get(item)
      return {
        base: base.get(item) ?? null,
        base_breaks: [],
        offer: offer
          ? {
              price: offer.price,
              starts_on: offer.days.starts_on ?? null,
              ends_on: offer.days.ends_on ?? null,
            }
          : null,
        rules: rules.flatMap((rule, id): CompanyRule[] => {
          const target = holdsFor(rule, item)
          if (target === undefined) return []
          return [
            {
              id,
              target,
              ...fillCut('price' in rule ? { price: rule.price } : { discount_bp: rule.discount_bp }),
              is_final: rule.is_final ?? false,
              starts_on: rule.starts_on ?? null,
              ends_on: rule.ends_on ?? null,
              breaks: (rule.breaks ?? []).map(({ from_quantity, ...cut }) => ({
                from_quantity,
                ...fillCut(cut),
              })),
            },
          ]
        }),
      }
    }

    it('are what the one function decides, item by item and product by product', async () => {
      let seen = 0
      await fc.assert(
        fc
          .asyncProperty(arbitrary, async (one) => {
            await base(...one.base)
            await setSpecialOffers(
              db,
              [...one.offers].map(([item_id, { price, days }]) => ({
                item_id,
                price,
                starts_on: days.starts_on,
                ends_on: days.ends_on,
              })),
            )
            await give(...one.rules)
            const ofItems = await pricesOfItems(db, company, ITEMS, DAY, () => one.quantity)
            const ofProducts = await pricesOfProducts(db, company, PRODUCTS)
            for (const product of PRODUCTS) {
              const expected = listItems(product).map((item) => buildPrices(one, item))
              for (const [index, prices] of expected.entries()) {
                const found = ofItems.get(product * 8 + index)
                const decided = decidePrice(prices, one.quantity, DAY)
                // The database gives rules ids of its own, in the same order.
                const withoutRuleId = (of: typeof decided) =>
                  of && { ...of, rule: { ...of.rule, rule_id: 0 } }
                expect(withoutRuleId(found)).toEqual(
                  decided && { ...withoutRuleId(decided), uom: 'pcs', pieces_per_uom: null },
                )
                if (decided) seen++
                const asked = await findAllPrices(db, company.companyId, product * 8 + index)
                const explained = asked && explainPrice(asked, one.quantity, DAY)
                expect(explained?.decided?.price).toBe(found?.price)
                expect(explained?.decided?.rule).toEqual(found?.rule)
                const winners = explained?.considered.filter(({ outcome }) => outcome === 'won') ?? []
                expect(winners).toHaveLength(found ? 1 : 0)
              }
              const units = expected.flatMap((prices) => decidePrice(prices, 1, DAY) ?? [])
              const amounts = units.map(({ price }) => price)
              const [cheapest] = units.toSorted((one, other) => one.price - other.price)
              const bases = units.flatMap(({ base_price: one }) => one ?? [])
              const cuts = units.flatMap(({ offer }) => offer?.percent ?? [])
              const days = new Set(units.flatMap(({ offer }) => (offer ? [offer.ends_on] : [])))
              expect(ofProducts.get(product)).toEqual(
                cheapest === undefined
                  ? undefined
                  : {
                      price: cheapest.price,
                      base_price: cheapest.base_price,
                      min_price: Math.min(...amounts),
                      max_price: Math.max(...amounts),
                      ...(bases.length > 0 && {
                        min_base_price: Math.min(...bases),
                        max_base_price: Math.max(...bases),
                      }),
                      is_special_offer: units.some((unit) => unit.is_special_offer),
                      is_company_price: units.some((unit) => unit.is_company_price),
                      ...(cuts.length > 0 && {
                        offer_min_percent: Math.min(...units.map((unit) => unit.offer?.percent ?? 0)),
                        offer_max_percent: Math.max(...cuts),
                      }),
                      ...(days.size === 1 && !days.has(null) && { offer_ends_on: [...days][0] }),
                      price_uoms: ['pcs'],
                    },
              )
            }
          })
          .beforeEach(async () => {
            await sql`delete from pricing.base_price`.execute(db)
            await sql`delete from pricing.special_offer`.execute(db)
          }),
      )
      expect(seen).toBeGreaterThan(fc.readConfigureGlobal()?.numRuns ?? 0)
    })
  })
})
