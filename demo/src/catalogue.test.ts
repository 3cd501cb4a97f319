import { readdirSync, readFileSync } from 'node:fs'
import { readFile, rm, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkParameters, type Drawing } from '@pasok/drawings'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { chapters, readChapter, readMapping, writeCatalogue, type CategoryFilters } from './catalogue.ts'
import { readProducts } from './products.ts'

const mapping = await readMapping()
const products = (await Promise.all(chapters.map(readProducts))).flat()
const rows = (await Promise.all(chapters.map(readChapter))).flat()
const items = products.flatMap((product) => product.items.map((item) => ({ product, item })))
const languages = ['en', 'id'] as const

/** The values that occur more than once. */
function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => seen.size === seen.add(value).size)
}

/** A column's cells, of all items or all products. */
const ofItems = (name: string): string[] =>
  rows.flatMap(({ items: own }) => own.map((item) => item[name] ?? ''))
const ofProducts = (name: string): string[] => rows.map(({ product }) => product[name] ?? '')

test('every drawing of a product and an item has a family and parameters that its schema takes', async () => {
  const cells = [...ofProducts('drawing'), ...ofItems('item_drawing')].filter((cell) => cell !== '')
  const drawings = cells.flatMap((cell) => JSON.parse(cell) as Drawing | Drawing[])
  expect(drawings.length).toBeGreaterThan(22_000)
  const checked = await Promise.all(
    drawings.map(async (drawing) => [JSON.stringify(drawing), await checkParameters(drawing)] as const),
  )
  expect(checked.filter(([, wrong]) => wrong !== undefined)).toEqual([])
})

/** Other parts than the drawings of their products show: covers, a box, a second pedal. */
const NOT_DRAWN = ['TBX-COVER-2.5', 'TBX-COVER-10', 'TBX-PLATE', 'TBX-STRIP', 'VES-02B', 'VFS-AD']

test('every item has a drawing of its own, a picture of its own, or is its product’s only one', () => {
  const folder = join(import.meta.dirname, '../catalogue/pictures')
  const titles = new Map(
    readdirSync(folder).map((name) => [
      name,
      /<title>([^<]*)/.exec(readFileSync(join(folder, name), 'utf8'))?.[1],
    ]),
  )
  const without = items.filter(
    ({ product, item }) =>
      item.drawing === '' &&
      product.items.length > 1 &&
      !product.images.some((name) => titles.get(name) === item.sku),
  )
  expect(without.map(({ item }) => item.sku).toSorted()).toEqual(NOT_DRAWN.toSorted())
})

describe('the catalogue is as large as a supplier’s', () => {
  // @spec §1 Catalogue: size
  test('it has the items, products and brands', () => {
    expect(items.length).toBeGreaterThanOrEqual(12_000)
    expect(products.length).toBeGreaterThanOrEqual(1_200)
    const used = new Set(products.map(({ brand }) => brand))
    expect(used.size).toBeGreaterThanOrEqual(35)
    expect(new Set(mapping.brands.map(({ name }) => name))).toEqual(used)
  })

  test.each(languages)('its categories are a tree of three levels (%s)', (language) => {
    const paths = [...new Set(products.map(({ category }) => category[language]))]
    expect(paths.length).toBeGreaterThanOrEqual(150)
    expect(paths.filter((path) => path.split(' > ').length !== 3)).toEqual([])
  })

  test('a category is called the same in both languages wherever it stands', () => {
    const pairs = new Map<string, string>()
    for (const { category } of products) {
      const [en, id] = [category.en.split(' > '), category.id.split(' > ')]
      for (const depth of [1, 2, 3]) {
        const [one, other] = [en.slice(0, depth).join(' > '), id.slice(0, depth).join(' > ')]
        expect(pairs.get(one) ?? other, one).toBe(other)
        pairs.set(one, other)
      }
    }
    expect(new Set(pairs.values()).size).toBe(pairs.size)
  })
})

describe('the filters of categories', () => {
  /** How many of these products' items have each attribute that lists are filtered by. */
  const countAttributes = (path: string) => {
    const counts = new Map<string, number>()
    for (const { category, items: own } of products)
      if (`${category.en} > `.startsWith(`${path} > `))
        for (const code of own.flatMap(({ attributes }) => Object.keys(attributes)))
          counts.set(code, (counts.get(code) ?? 0) + 1)
    return counts
  }
  const codesOf = ({ opened, folded = [] }: CategoryFilters) => [...opened, ...folded]
  const paths = [...new Set(products.map(({ category }) => category.en))]

  test('name what their category has', () => {
    const vain = mapping.category_filters.flatMap((one) => {
      const counts = countAttributes(one.category)
      return codesOf(one)
        .filter((code) => !counts.has(code))
        .map((code) => `${one.category}: ${code}`)
    })
    expect(vain).toEqual([])
  })

  test.each(paths)('%s has one that stands open, and all others behind it', (path) => {
    const own = mapping.category_filters
      .filter(({ category }) => `${path} > `.startsWith(`${category} > `))
      .toSorted((a, b) => b.category.length - a.category.length)[0]
    const counts = countAttributes(path)
    expect(own?.opened.some((code) => counts.has(code))).toBe(true)
    const types = new Map(mapping.attributes.map(({ code, type }) => [code, type]))
    const placed = new Set(own && codesOf(own))
    expect([...counts.keys()].filter((code) => types.get(code) !== 'text' && !placed.has(code))).toEqual([])
  })
})

describe('nothing has two owners', () => {
  test.each<[what: string, values: readonly string[]]>([
    ['product codes', products.map(({ code }) => code)],
    ['SKUs', items.map(({ item }) => item.sku)],
    ['product codes and SKUs', [...products.map(({ code }) => code), ...items.map(({ item }) => item.sku)]],
    ['English product names', products.map(({ name }) => name.en)],
    ['Indonesian product names', products.map(({ name }) => name.id)],
    ['English item names', items.map(({ item }) => item.name.en)],
    ['Indonesian item names', items.map(({ item }) => item.name.id)],
  ])('%s occur once', (_what, values) => {
    expect(repeated(values.map((value) => value.toLowerCase()))).toEqual([])
  })

  test('attributes, by their codes and names', () => {
    expect(repeated(mapping.attributes.map(({ code }) => code))).toEqual([])
  })
})

describe('prices and stock', () => {
  const numbers = (name: string): number[] => ofItems(name).map(Number)

  test('the cost lies below the price', () => {
    const [price, cost] = [numbers('price'), numbers('cost_price')]
    expect(price.length).toBe(items.length)
    expect(price.filter((_, index) => !((cost[index] ?? 0) < (price[index] ?? 0)))).toEqual([])
  })

  test('offers lie below the price and run with and without an end', () => {
    const [price, from, until] = [
      numbers('price'),
      ofItems('special_offer_from'),
      ofItems('special_offer_until'),
    ]
    const offers = ofItems('special_offer_price').map((text, index) => ({
      offer: text,
      price: price[index] ?? 0,
      from: from[index] ?? '',
      until: until[index] ?? '',
    }))
    const running = offers.filter(({ offer }) => offer !== '')
    expect(
      running.filter(({ offer, price: usual }) => !(Number(offer) > 0 && Number(offer) < usual)),
    ).toEqual([])
    expect(running.filter((of) => of.from === '' && of.until === '').length).toBeGreaterThan(20)
    expect(running.filter((of) => of.from !== '' && of.until === '').length).toBeGreaterThan(20)
    expect(running.filter((of) => of.from !== '' && of.until !== '').length).toBeGreaterThan(20)
    expect(offers.filter((of) => of.offer === '' && `${of.from}${of.until}` !== '')).toEqual([])
  })

  test('every stock tag is there, and items without one', () => {
    const tags = ofItems('stock_tag')
    expect(mapping.stock_tags.map(({ name_en }) => name_en)).toContain('Indent 25 Working Days')
    for (const code of ['', ...mapping.stock_tags.map((tag) => tag.code)])
      expect(tags.filter((tag) => tag === code).length, code).toBeGreaterThan(200)
  })

  test.each(['display_price', 'display_add_to_cart', 'featured'])('%s is on and off', (name) => {
    const values = ofProducts(name)
    expect(new Set(values)).toEqual(new Set(['yes', 'no']))
  })
})

describe('former part numbers', () => {
  const bare = (number: string): string => number.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const former = items
    .map(({ product, item }) => ({ product, item, numbers: item.replaces }))
    .filter(({ numbers }) => numbers.length > 0)

  test('some 250 items of several families have them, every item of a family whose numbers were others', () => {
    expect(former.length).toBeGreaterThanOrEqual(230)
    expect(former.length).toBeLessThanOrEqual(280)
    expect(new Set(former.map(({ product }) => product.category.en)).size).toBeGreaterThanOrEqual(10)
    for (const { items: own } of new Set(former.map(({ product }) => product)))
      expect(own.filter(({ replaces }) => replaces.length === 0)).toEqual([])
    expect(former.filter(({ product }) => product.brand === 'SMC')).toEqual([])
  })

  test('none is a part number or product code of today, dashes or not', () => {
    const today = new Set(items.flatMap(({ product, item }) => [bare(product.code), bare(item.sku)]))
    const taken = former.flatMap(({ numbers }) => numbers.filter((number) => today.has(bare(number))))
    expect(taken).toEqual([])
  })

  test('are sound; items share one only where a contactor without a coil became one for each voltage', () => {
    for (const { item, numbers } of former) {
      expect(numbers.length, item.sku).toBeLessThanOrEqual(2)
      for (const number of numbers) {
        expect(number, item.sku).toMatch(/^[A-Z0-9][A-Za-z0-9./-]{2,38}[A-Za-z0-9]$/)
        expect(number, item.sku).not.toMatch(/undefined|NaN|--/)
      }
    }
    const shared = [...new Set(repeated(former.flatMap(({ numbers }) => numbers.map(bare))))]
    expect(shared.toSorted()).toEqual(['vk09', 'vk12', 'vk18', 'vk25', 'vk32'])
  })

  test('stand in the file', () => {
    const bySku = new Map(items.map(({ item }) => [item.sku, item.replaces.join('|')]))
    expect(bySku.get('6204-2RS')).toBe('RDB6204N')
    expect(bySku.get('VC3-09-M7')).toBe('VC2-09-M7|VK-09')
    expect(bySku.get('TI-225-5M-15')).toBe('SBT5-45-15')
  })
})

describe("other makers' part numbers", () => {
  const bare = (number: string): string => number.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const numbers = items.flatMap(({ item }) => item.otherNumbers)

  test('are those of invented makers, which the shop does not sell', () => {
    expect(numbers.length).toBeGreaterThanOrEqual(150)
    const makers = new Set(numbers.map((one) => one.split('=')[0] ?? ''))
    expect([...makers].toSorted()).toEqual(['Gelinda', 'Nuvakra', 'Silindera'])
    expect(mapping.brands.filter(({ name }) => makers.has(name))).toEqual([])
  })

  test('are no part numbers of today or before, and name one item each', () => {
    const taken = new Set(items.flatMap(({ item }) => [item.sku, ...item.replaces].map(bare)))
    const theirs = numbers.map((one) => bare(one.split('=')[1] ?? ''))
    expect(theirs.filter((number) => taken.has(number))).toEqual([])
    expect(repeated(theirs)).toEqual([])
  })

  test('stand in the file', () => {
    const bySku = new Map(items.map(({ item }) => [item.sku, item.otherNumbers.join('|')]))
    expect(bySku.get('6204-2RS')).toBe('Gelinda=GD6204.2SR')
    expect(bySku.get('ASC-32-25')).toBe('Nuvakra=NVC 032/025|Silindera=SIL15-32-25')
  })
})

test('SMC stands as a word, with its note on business use', () => {
  const smc = products.filter(({ brand }) => brand === 'SMC')
  expect(smc.length).toBeGreaterThan(0)
  expect(new Set(smc.map(({ category }) => category.en.split(' > ')[0]))).toEqual(new Set(['Pneumatics']))
  expect(mapping.brands.find(({ name }) => name === 'SMC')).toMatchObject({
    note_en: expect.stringContaining('business use only'),
    note_id: expect.stringContaining('keperluan usaha'),
  })
  expect(mapping.brands.filter((brand) => brand.note_en).map(({ name }) => name)).toEqual(['SMC'])
})

describe.each(chapters)('the files of %s', async (chapter) => {
  const own = await readChapter(chapter)
  const mapped = new Set([
    ...Object.values(mapping.columns),
    ...mapping.attributes.flatMap(({ columns }) => Object.values(columns)),
  ])

  test.each([
    ['products', own.map(({ product }) => product)],
    ['items', own.flatMap((one) => one.items)],
  ])('of %s have the columns of the mapping, each filled somewhere', (_name, cells) => {
    const headings = Object.keys(cells[0] ?? {})
    expect(headings.filter((heading) => !mapped.has(heading))).toEqual([])
    expect(headings.filter((heading) => cells.every((row) => row[heading] === ''))).toEqual([])
  })

  test('each item is of a product of the chapter, and each product has items', async () => {
    const { length } = (await readProducts(chapter)).flatMap((product) => product.items)
    expect(length).toBeGreaterThan(1_000)
    expect(own.filter((one) => one.items.length === 0)).toEqual([])
  })
})

test('every picture file is named, and every named one is there', () => {
  const there = readdirSync(join(import.meta.dirname, '../catalogue/pictures'))
  const named = [
    ...products.flatMap(({ images }) => images),
    ...mapping.brands.flatMap(({ logo }) => logo ?? []),
  ]
  expect(there.toSorted()).toEqual(named.toSorted())
  expect(named).not.toContain('brand-smc.svg')
})

test('written as one table it has a row an item, a product’s long texts on its first one only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-catalogue-'))
  try {
    const written = await writeCatalogue(folder, new Set(['V-BELT-A', 'SMC-CP96SDB-C']))
    const table: Record<string, string>[] = parse(await readFile(written.catalogue), { columns: true })
    const belts = rows.find(({ product }) => product['product'] === 'V-BELT-A')
    const first = table.find(({ product }) => product === 'V-BELT-A')
    expect(first).toMatchObject({ ...belts?.product, ...belts?.items[0] })
    const later = table.filter((row) => row['product'] === 'V-BELT-A').slice(1)
    expect(later).toHaveLength((belts?.items.length ?? 0) - 1)
    for (const row of later)
      expect(row).toMatchObject({ name_en: belts?.product['name_en'], description_en: '' })
    expect(new Set(table.map(({ product }) => product)).size).toBe(2)
  } finally {
    await rm(folder, { recursive: true })
  }
})
