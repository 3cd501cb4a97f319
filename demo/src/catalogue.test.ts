import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { attributes as merged } from './catalogue/attributes.ts'
import { brandNotes, brands } from './catalogue/brands.ts'
import { products } from './catalogue/chapters.ts'
import { rowsOf, usedAttributes } from './catalogue/columns.ts'
import { catalogueCsv, drawings, mappingJson } from './catalogue/files.ts'
import { formerNumbersOf, renumbered } from './catalogue/former-numbers.ts'
import { attributes as electrical } from './electrical/attributes.ts'
import { attributes as fasteners } from './fasteners/attributes.ts'
import { attributes as machining } from './machining/attributes.ts'
import { attributes as piping } from './piping/attributes.ts'
import { attributes as pneumatics } from './pneumatics/attributes.ts'
import { attributes as transmission } from './transmission/attributes.ts'
import { attributes as workplace } from './workplace/attributes.ts'

const items = products.flatMap((product) => product.items.map((item) => ({ product, item })))
const languages = ['en', 'id'] as const

/** The values that occur more than once. */
function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => seen.size === seen.add(value).size)
}

/** The written rows, by the names of their columns. */
const [header = [], ...rows] = rowsOf(products)
const column = (name: string): string[] => {
  const index = header.indexOf(name)
  expect(index, name).toBeGreaterThanOrEqual(0)
  return rows.map((row) => row[index] ?? '')
}
const written = {
  csv: catalogueCsv(),
  mapping: JSON.parse(mappingJson()) as {
    columns: Record<string, string>
    attributes: { code: string; columns: Record<string, string> }[]
    stock_tags: { code: string; name_en: string; name_id: string }[]
    brands: { name: string; note_en?: string; note_id?: string }[]
  },
}

describe('the catalogue is as large as a supplier’s', () => {
  // @spec §1 Catalogue: size
  test('it has the items, products and brands', () => {
    expect(items.length).toBeGreaterThanOrEqual(12_000)
    expect(products.length).toBeGreaterThanOrEqual(1_200)
    expect(brands.length).toBeGreaterThanOrEqual(35)
    const used = new Set<string>(products.map(({ brand }) => brand))
    expect(brands.filter((brand) => !used.has(brand))).toEqual([])
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

  test('an attribute is defined by one chapter', () => {
    const chapters = { fasteners, transmission, pneumatics, piping, machining, electrical, workplace }
    const own = Object.values(chapters).flatMap((attributes) => Object.keys(attributes))
    expect(repeated(own)).toEqual([])
    // What several chapters share is the rest of the register, and no chapter redefines it.
    const shared = Object.keys(merged).slice(0, Object.keys(merged).length - own.length)
    expect(shared.filter((code) => own.includes(code))).toEqual([])
    const names = Object.values(merged).map(({ en, id }) => `${en} / ${id}`)
    expect(repeated(names)).toEqual([])
  })

  test('every attribute is used', () => {
    const used = new Set<string>(usedAttributes(products))
    expect(Object.keys(merged).filter((code) => !used.has(code))).toEqual([])
  })
})

describe('prices and stock', () => {
  const numbers = (name: string): number[] => column(name).map(Number)

  test('the cost lies below the price', () => {
    const [price, cost] = [numbers('price'), numbers('cost_price')]
    expect(rows.filter((_, index) => !((cost[index] ?? 0) < (price[index] ?? 0)))).toEqual([])
  })

  test('offers lie below the price and run with and without an end', () => {
    const [price, from, until] = [
      numbers('price'),
      column('special_offer_from'),
      column('special_offer_until'),
    ]
    const offers = column('special_offer_price').map((text, index) => ({
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
    const tags = column('stock_tag')
    expect(written.mapping.stock_tags.map(({ name_en }) => name_en)).toContain('Indent 25 Working Days')
    for (const code of ['', ...written.mapping.stock_tags.map((tag) => tag.code)])
      expect(tags.filter((tag) => tag === code).length, code).toBeGreaterThan(200)
  })

  test.each(['display_price', 'display_add_to_cart', 'featured'])('%s is on and off', (name) => {
    const values = column(name)
    expect(new Set(values)).toEqual(new Set(['yes', 'no']))
  })
})

describe('former part numbers', () => {
  const bare = (number: string): string => number.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const former = items
    .map(({ product, item }) => ({ product, item, numbers: formerNumbersOf(product, item) }))
    .filter(({ numbers }) => numbers.length > 0)

  test('some 250 items of several families have them, every item of a family whose numbers were others', () => {
    expect(former.length).toBeGreaterThanOrEqual(230)
    expect(former.length).toBeLessThanOrEqual(280)
    expect(new Set(former.map(({ product }) => product.category.en)).size).toBeGreaterThanOrEqual(10)
    const families = products.filter(({ code }) => renumbered.includes(code))
    expect(families).toHaveLength(renumbered.length)
    expect(former).toHaveLength(families.flatMap((product) => product.items).length)
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
    const replaces = column('replaces')
    const bySku = new Map(column('sku').map((sku, index) => [sku, replaces[index]]))
    expect(bySku.get('6204-2RS')).toBe('RDB6204N')
    expect(bySku.get('VC3-09-M7')).toBe('VC2-09-M7|VK-09')
    expect(bySku.get('TI-225-5M-15')).toBe('SBT5-45-15')
    expect([...bySku.values()].filter(Boolean)).toHaveLength(former.length)
  })
})

test('SMC stands as a word, with its note on business use', () => {
  const smc = products.filter(({ brand }) => brand === 'SMC')
  expect(smc.length).toBeGreaterThan(0)
  expect(new Set(smc.map(({ category }) => category.en.split(' > ')[0]))).toEqual(new Set(['Pneumatics']))
  expect(written.mapping.brands.find(({ name }) => name === 'SMC')).toMatchObject({
    note_en: expect.stringContaining('business use only'),
    note_id: expect.stringContaining('keperluan usaha'),
  })
  expect(Object.keys(brandNotes)).toEqual(['SMC'])
})

test('the mapping names every column, and no column stands empty', () => {
  const { columns, attributes } = written.mapping
  const mapped = [...Object.values(columns), ...attributes.flatMap((of) => Object.values(of.columns))]
  expect(mapped).toEqual(header)
  const empty = header.filter((_, index) => rows.every((row) => row[index] === ''))
  expect(empty).toEqual([])
})

test('drawings have one file each, and none shows the maker SMC', () => {
  const names: string[] = []
  for (const [name, svg] of drawings()) {
    names.push(name)
    if (/SMC/.test(svg)) expect(name).toBe('a drawing without SMC')
  }
  expect(repeated(names.toSorted())).toEqual([])
  expect(names).not.toContain('brand-smc.svg')
  expect(products.filter(({ pictures }) => pictures.length < 2 || pictures.length > 4)).toEqual([])
})

test('what is written is the same bytes each time', () => {
  const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
  expect(digest(catalogueCsv())).toBe(digest(written.csv))
  expect(mappingJson()).toBe(mappingJson())
  const some = products.filter((_, index) => index % 50 === 0)
  expect(some.length).toBeGreaterThan(24)
  for (const { code, pictures } of some)
    for (const { view, draw } of pictures) expect(digest(draw()), `${code} ${view}`).toBe(digest(draw()))
})
