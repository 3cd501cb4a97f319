import { search } from '@pasok/contract/endpoints'
import type { Filter } from '@pasok/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import {
  brandNames,
  choiceNames,
  numberCodes,
  randomItems,
  randomMapping,
  toTableRows,
  type ModelItem,
} from '../testing/random-catalogue.ts'

/** A question to a listing, in the model's words. */
interface Question {
  readonly category: string | undefined
  readonly brands: readonly string[]
  readonly choices: Readonly<Record<string, readonly string[]>>
  /** Ranges; a size is one whose bounds are alike. */
  readonly numbers: Readonly<Record<string, readonly (readonly [number | undefined, number | undefined])[]>>
}
/** So many sizes are ticked where nothing says how. */
const FEW_SIZES = 40
type Condition = (item: ModelItem) => boolean

onDatabase('a listing with filters', (open) => {
  const items = randomItems(70)
  let db: Db
  let api: ReturnType<typeof openApi>
  let idsByName: { product: Map<string, number>; category: Map<string, number>; brand: Map<string, number> }
  let slugByOption: Map<string, string>
  beforeAll(async () => {
    const database = await open()
    db = database.db
    const { problems } = await importText(db, toTableRows(items), { mapping: randomMapping })
    expect(problems).toEqual([])
    api = openApi(database)
    const ids = async (table: string, column: string) => {
      const { rows } = await sql<{ id: number; name: string }>`
        select id, ${sql.ref(column)} as name from ${sql.table(`catalogue.${table}`)}`.execute(db)
      return new Map(rows.map(({ id, name }) => [name, id]))
    }
    idsByName = {
      product: await ids('product', 'code'),
      category: await ids('category', 'name_en'),
      brand: await ids('brand', 'name'),
    }
    const { rows } = await sql<{ code: string; name: string; slug: string }>`
      select a.code, k.name_en as name, k.slug from catalogue.attribute_choice k
      join catalogue.attribute a on a.id = k.attribute_id`.execute(db)
    slugByOption = new Map(rows.map(({ code, name, slug }) => [`${code} ${name}`, slug]))
  })

  const must = <K, V>(map: Map<K, V>, key: K): V => {
    const value = map.get(key)
    if (value === undefined) throw new Error(`nothing is called ${String(key)}`)
    return value
  }

  const inCategory =
    ({ category }: Question): Condition =>
    (item) =>
      category === undefined || item.category.includes(category)
  const ofBrand =
    ({ brands }: Question): Condition =>
    (item) =>
      brands.length === 0 || (item.brand !== undefined && brands.includes(item.brand))
  /** The question's conditions on attributes, by attribute. */
  const listConditions = ({ choices, numbers }: Question): [string, Condition][] => [
    ...Object.entries(choices).map(([code, names]): [string, Condition] => [
      code,
      (item) => names.includes(item.choices[code] ?? ''),
    ]),
    ...Object.entries(numbers).map(([code, ranges]): [string, Condition] => [
      code,
      (item) => {
        const value = item.numbers[code]
        if (value === undefined) return false
        return ranges.some(([low = -Infinity, high = Infinity]) => value >= low && value <= high)
      },
    ]),
  ]

  const productsIn = (left: readonly ModelItem[]): number => new Set(left.map((item) => item.product)).size

  /** What the API should say, by nothing but loops. */
  const computeListing = (question: Question) => {
    const attributes = listConditions(question)
    const left = (conditions: readonly Condition[]) =>
      items.filter((item) => conditions.every((condition) => condition(item)))
    const others = (code: string) =>
      attributes.filter(([own]) => own !== code).map(([, condition]) => condition)
    const [category, brand] = [inCategory(question), ofBrand(question)]
    const all = left([category, brand, ...others('')])
    const countProducts = (from: readonly ModelItem[], value: (item: ModelItem) => string | undefined) => {
      const groups = Map.groupBy(from, value)
      groups.delete(undefined)
      return [...groups].map(([name, of]): [string, number] => [name ?? '', productsIn(of)])
    }
    const level =
      question.category === undefined
        ? 0
        : (items
            .find((item) => item.category.includes(question.category ?? ''))
            ?.category.indexOf(question.category) ?? 0) + 1
    const choices = Object.keys(choiceNames).map((code): [string, [string, number][]] => {
      const own = countProducts(left([category, brand, ...others(code)]), (item) => item.choices[code])
      const chosen = (question.choices[code] ?? []).filter((name) => !own.some(([known]) => known === name))
      return [code, [...own, ...chosen.map((name): [string, number] => [name, 0])]]
    })
    const numbers = numberCodes.map((code) => {
      const having = left([category, brand, ...others(code)]).filter(
        (item) => item.numbers[code] !== undefined,
      )
      const values = having.flatMap((item) => item.numbers[code] ?? [])
      const bounds = values.length === 0 ? undefined : [Math.min(...values), Math.max(...values)]
      const inAll = new Set(items.filter(category).flatMap((item) => item.numbers[code] ?? []))
      const sizes = new Map(
        [...Map.groupBy(having, (item) => item.numbers[code] ?? 0)].map(([value, of]) => [
          value,
          productsIn(of),
        ]),
      )
      for (const [low, high] of question.numbers[code] ?? [])
        if (low !== undefined && low === high && !sizes.has(low)) sizes.set(low, 0)
      const ticked = inAll.size <= FEW_SIZES ? [...sizes].toSorted(([a], [b]) => a - b) : []
      return [code, bounds, productsIn(having), ticked] as const
    })
    return {
      products: [...new Map(all.map((item) => [item.product, item])).values()].toSorted(
        (a, b) =>
          b.popularity - a.popularity ||
          must(idsByName.product, a.product) - must(idsByName.product, b.product),
      ),
      category: countProducts(all, (item) => item.category[level]),
      brand: countProducts(left([category, ...others('')]), (item) => item.brand),
      choices: choices.filter(([code, values]) => values.length > 1 || question.choices[code] !== undefined),
      numbers: numbers.filter(
        ([code, bounds]) => question.numbers[code] !== undefined || (bounds && bounds[0] !== bounds[1]),
      ),
    }
  }

  const toQuery = (question: Question): Record<string, string> => ({
    ...(question.category !== undefined && {
      category_id: String(must(idsByName.category, question.category)),
    }),
    ...(question.brands.length > 0 && {
      filter_brand: question.brands.map((name) => `${name}_${must(idsByName.brand, name)}`).join(','),
    }),
    ...Object.fromEntries(
      Object.entries(question.choices).map(([code, names]) => [
        `filter_${code}`,
        names.map((name) => must(slugByOption, `${code} ${name}`)).join(','),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(question.numbers).map(([code, ranges]) => [
        `filter_${code}`,
        ranges.map(([low = '', high = '']) => `${low}-${high}`).join(','),
      ]),
    ),
  })

  const range = fc
    .tuple(fc.option(fc.integer({ min: -40, max: 80 })), fc.option(fc.integer({ min: -40, max: 80 })))
    .filter(([low, high]) => low !== null || high !== null)
    .map(([low, high]): [number | undefined, number | undefined] => [low ?? undefined, high ?? undefined])
  const size = fc.integer({ min: -40, max: 80 }).map((value): [number, number] => [value / 2, value / 2])
  const ranges = fc.array(fc.oneof(range, size), { minLength: 1, maxLength: 3 })
  /** A record without the keys that were left out, as the compiler means it. */
  const present = <V>(values: Readonly<Record<string, V | undefined>>): Record<string, V> =>
    Object.fromEntries(
      Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
    )
  const questions = fc.record({
    category: fc.option(fc.constantFrom('Fasteners', 'Bolts', 'Hex bolts', 'Nuts', 'Valves', 'Ball valves'), {
      nil: undefined,
    }),
    brands: fc.uniqueArray(fc.constantFrom(...brandNames), { maxLength: 2 }),
    choices: fc
      .record(
        Object.fromEntries(
          Object.entries(choiceNames).map(([code, names]) => [
            code,
            fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 2 }),
          ]),
        ),
        { requiredKeys: [] },
      )
      .map(present),
    numbers: fc
      .record(Object.fromEntries(numberCodes.map((code) => [code, ranges])), { requiredKeys: [] })
      .map(present),
  })

  const listValues = (filters: readonly Filter[], slug: string): [string, number][] =>
    (filters.find((one) => one.slug === slug)?.items ?? []).map(({ name, count = NaN }) => [name, count])
  const sortByName = (values: readonly [string, number][]) => values.toSorted(([a], [b]) => (a < b ? -1 : 1))

  it('shows the products that one item fulfils, and counts as a naive model does', async () => {
    await fc.assert(
      fc.asyncProperty(questions, async (question) => {
        const answer = await api.ask(search.listProducts, {
          query: { ...toQuery(question), per_page: '100' },
        })
        if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
        const { records, total, filters } = answer.body.data
        const model = computeListing(question)
        expect(records.map(({ name }) => name)).toEqual(
          model.products.map(({ product }) => `Product ${product}`),
        )
        expect(total).toBe(model.products.length)
        expect(sortByName(listValues(filters, 'category'))).toEqual(sortByName(model.category))
        const brands = sortByName(listValues(filters, 'brand'))
        expect(brands.filter(([, count]) => count > 0)).toEqual(sortByName(model.brand))
        expect(brands.map(([name]) => name)).toEqual(expect.arrayContaining([...question.brands]))
        for (const code of Object.keys(choiceNames))
          expect([code, sortByName(listValues(filters, code))]).toEqual([
            code,
            sortByName(model.choices.find(([own]) => own === code)?.[1] ?? []),
          ])
        const numbers = filters.filter(({ type }) => type === 'number')
        expect(
          numbers.map(({ slug, min, max, count, items: sizes }) => [
            slug,
            min === undefined ? undefined : [min, max],
            count,
            sizes.map((one) => [Number(one.name), one.count]),
          ]),
        ).toEqual(model.numbers)
      }),
    )
  }, 120_000)

  it('of a product’s own items counts items', async () => {
    const choiceAndNumber = questions.map(({ choices, numbers }) => ({
      category: undefined,
      brands: [],
      choices,
      numbers,
    }))
    const codes = [...new Set(items.map((item) => item.product))]
    await fc.assert(
      fc.asyncProperty(choiceAndNumber, fc.constantFrom(...codes), async (question, code) => {
        const answer = await api.ask(search.listItems, {
          params: { id: String(must(idsByName.product, code)) },
          query: { ...toQuery(question), with_filters: 'true' },
        })
        if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
        const { records, total, filters = [] } = answer.body.data
        const conditions = listConditions(question)
        const own = items.filter((item) => item.product === code)
        const left = own.filter((item) => conditions.every(([, condition]) => condition(item)))
        expect(records.map((row) => row.sku_number)).toEqual(left.map((item) => item.sku))
        expect(total).toBe(left.length)
        for (const attribute of Object.keys(choiceNames)) {
          const others = conditions.filter(([name]) => name !== attribute)
          const without = own.filter((item) => others.every(([, condition]) => condition(item)))
          const counted = [...Map.groupBy(without, (item) => item.choices[attribute])].flatMap(
            ([name, of]): [string, number][] => (name === undefined ? [] : [[name, of.length]]),
          )
          // One value that all of them have is not offered; what is chosen is, though nothing has it.
          const isOffered = counted.length > 1 || question.choices[attribute] !== undefined
          expect([
            attribute,
            sortByName(listValues(filters, attribute).filter(([, count]) => count > 0)),
          ]).toEqual([attribute, isOffered ? sortByName(counted) : []])
        }
      }),
    )
  }, 120_000)
})
