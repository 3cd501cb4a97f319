import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { attributes } from './catalogue/attributes.ts'
import { brandNotes, brands } from './catalogue/brands.ts'
import type { Item, Text } from './catalogue/model.ts'
import { starterFiles } from './catalogue/starter.ts'
import { families } from './families/index.ts'
import { starter } from './index.ts'

const items = families.flatMap((product) => product.items)
const files = starterFiles()
const pictures = [...files].filter(([name]) => name.endsWith('.svg'))

const bySku = (sku: string): Item => {
  const found = items.find((item) => item.sku === sku)
  if (found === undefined) throw new Error(`no item ${sku}`)
  return found
}

describe('the committed files', () => {
  const folder = dirname(starter.catalogue)

  test.each([...files.keys()])('%s is what the rules give', async (name) => {
    expect(await readFile(join(folder, name), 'utf8')).toBe(files.get(name))
  })

  test('nothing else lies there', async () => {
    const found = await readdir(folder, { recursive: true, withFileTypes: true })
    const names = found
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    expect(names.toSorted()).toEqual([...files.keys()].toSorted())
  })

  test('the exported paths lead to them', () => {
    expect(starter.mapping).toBe(join(folder, 'mapping.json'))
    expect(starter.pictures).toBe(join(folder, 'pictures'))
  })
})

describe('the rows', () => {
  const cells = (files.get('catalogue.csv') ?? '').split('\n')
  const header = (cells[0] ?? '').split(',')

  test('there are about 300 items in about 40 products, over more than 20 leaves', () => {
    expect(items.length).toBeGreaterThan(290)
    expect(items.length).toBeLessThan(360)
    expect(families.length).toBeGreaterThan(38)
    expect(new Set(families.map(({ category }) => category.en)).size).toBeGreaterThan(20)
    expect(cells).toHaveLength(items.length + 2)
  })

  test('codes, part numbers and names are unique', () => {
    const unique = (values: readonly string[]): void => expect(new Set(values).size).toBe(values.length)
    unique(families.map(({ code }) => code))
    unique(items.map(({ sku }) => sku))
    unique(items.map(({ name }) => name.en))
    unique(items.map(({ name }) => name.id))
  })

  test('prices and weights are positive; prices are whole rupiah', () => {
    for (const { sku, price, weight } of items) {
      expect(Number.isInteger(price) && price > 0, sku).toBe(true)
      expect(weight, sku).toBeGreaterThan(0)
    }
  })

  test('every column is mapped once, and the mapping names no other', () => {
    const mapping: {
      columns: Record<string, string>
      attributes: { code: string; columns: Record<string, string> }[]
    } = JSON.parse(files.get('mapping.json') ?? '{}')
    const mapped = [
      ...Object.values(mapping.columns),
      ...mapping.attributes.flatMap(({ columns }) => Object.values(columns)),
    ]
    expect(header).toEqual(mapped)
  })

  test('every attribute of the register is used', () => {
    const used = new Set(items.flatMap((item) => Object.keys(item.attributes)))
    expect(Object.keys(attributes).filter((code) => !used.has(code))).toEqual([])
  })

  test('some products hide their price or their button, and all stock tags occur', () => {
    const text = files.get('catalogue.csv') ?? ''
    expect(families.some(({ displayPrice }) => displayPrice === false)).toBe(true)
    expect(families.some(({ displayAddToCart }) => displayAddToCart === false)).toBe(true)
    for (const tag of [',ready_stock,', ',indent_25,25,', ',indent_60,60,']) expect(text).toContain(tag)
  })

  test('each brand has a product, and SMC its note', () => {
    expect(brands.filter((brand) => !families.some((product) => product.brand === brand))).toEqual([])
    expect(brandNotes.SMC?.en).toMatch(/business use only/)
  })
})

describe('the figures are those of the standards', () => {
  test.each<[sku: string, figures: Record<string, number>]>([
    ['HB4017-A2-M8X30', { across_flats: 13, head_height: 5.3, pitch: 1.25, length: 30 }],
    ['HB4017-88Z-M12X50', { across_flats: 18, head_height: 7.5, pitch: 1.75 }],
    ['HB4017-88Z-M20X60', { across_flats: 30, head_height: 12.5, pitch: 2.5 }],
    ['SS4762-129-M8X30', { head_diameter: 13, head_height: 8, hex_key: 6 }],
    ['SS4762-129-M5X20', { head_diameter: 8.5, head_height: 5, hex_key: 4 }],
    ['HN4032-A2-M10', { across_flats: 16, nut_height: 8.4 }],
    ['HN4032-8Z-M16', { across_flats: 24, nut_height: 14.8 }],
    ['FW7089-A2-M8', { inner_diameter: 8.4, outer_diameter: 16, thickness: 1.6 }],
    ['FW7089-A2-M12', { inner_diameter: 13, outer_diameter: 24, thickness: 2.5 }],
    ['6204-2RS', { inner_diameter: 20, outer_diameter: 47, width: 14 }],
    ['6000-ZZ', { inner_diameter: 10, outer_diameter: 26, width: 8 }],
    ['6306-2RS', { inner_diameter: 30, outer_diameter: 72, width: 19 }],
    ['VB-A40', { inside_length: 1016, width: 13, height: 8 }],
    ['CDQ2B32-25DMZ', { bore: 32, stroke: 25, rod_diameter: 16 }],
    ['PSP15-40-100', { bore: 40, rod_diameter: 16 }],
    ['OR-N70-P25', { inner_diameter: 24.7, cord: 3.5 }],
    ['HH2SN-DN12', { inner_diameter: 12.7, outer_diameter: 22.2, max_pressure: 275, bend_radius: 180 }],
    ['TD338-8.5', { flute_length: 75, overall_length: 117 }],
    ['MT-SP-M8', { tap_drill: 6.8, overall_length: 90, shank_diameter: 8 }],
    ['NYAF-2.5-BK', { conductor_area: 2.5, current: 32 }],
  ])('%s', (sku, figures) => {
    expect(bySku(sku).attributes).toMatchObject(figures)
  })
})

describe('the texts', () => {
  const texts: [place: string, text: Text][] = families.flatMap((product) => [
    [`${product.code} name`, product.name] as [string, Text],
    [`${product.code} description`, product.description] as [string, Text],
    [`${product.code} category`, product.category] as [string, Text],
    ...product.items.map((item): [string, Text] => [item.sku, item.name]),
  ])
  const choices: [string, Text][] = items.flatMap((item) =>
    Object.entries(item.attributes).flatMap(([code, value]): [string, Text][] =>
      typeof value === 'object' ? [[`${item.sku} ${code}`, value]] : [],
    ),
  )
  const register: [string, Text][] = Object.entries(attributes).map(([code, { en, id }]) => [
    code,
    { en, id },
  ])
  const notes: [string, Text][] = Object.entries(brandNotes)
  const words = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? []
  const english = new Set(['and', 'with', 'for', 'the', 'of', 'from', 'which', 'are', 'size', 'steel'])
  const indonesian = new Set([
    'dan',
    'dengan',
    'untuk',
    'yang',
    'dari',
    'pada',
    'atau',
    'tidak',
    'ukuran',
    'baja',
  ])
  // Trade names that Indonesian buyers type themselves.
  const borrowed = (text: string): string => text.replaceAll(/stainless steel/gi, '')

  test('differ between the languages', () => {
    for (const [place, { en, id }] of texts) expect(en, place).not.toBe(id)
  })

  test('are in one language each', () => {
    for (const [place, { en, id }] of [...texts, ...choices, ...register, ...notes]) {
      expect(
        words(en).filter((word) => indonesian.has(word)),
        `${place}: ${en}`,
      ).toEqual([])
      expect(
        words(borrowed(id)).filter((word) => english.has(word)),
        `${place}: ${id}`,
      ).toEqual([])
    }
  })

  test('write decimals as their language does', () => {
    const plain = (text: string): string => text.replaceAll(/DIN \d+|\b(?:8\.8|12\.9)\b|M\d+ × \d\.\d+/g, '')
    for (const [place, { en, id }] of texts.filter(([place]) => !place.endsWith('description'))) {
      expect(plain(en), place).not.toMatch(/\d,\d{1,2}\b/)
      expect(plain(id), place).not.toMatch(/\d\.\d{1,2}\b/)
    }
  })
})

describe('the drawings', () => {
  test.each(pictures)('%s is small, titled, within the sheet, and free of script and style', (_name, svg) => {
    expect(svg.length).toBeGreaterThan(900)
    expect(svg.length).toBeLessThan(8_200)
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 800 600"/)
    expect(svg).toMatch(/<title>[^<]{3,}<\/title>/)
    expect(svg).not.toMatch(/<script|<style|style=|\bon\w+=|href|NaN|undefined|Infinity/)
  })

  test('each product has one or two', () => {
    for (const { code, pictures: own } of families) {
      expect(own.length, code).toBeGreaterThan(0)
      expect(own.length, code).toBeLessThan(3)
    }
  })
})
