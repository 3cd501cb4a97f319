import { describe, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawSvg } from '@pasok/drawings'
import { chapters, readMapping } from './catalogue.ts'
import { readProducts, type Product, type Text } from './products.ts'

const types = new Map((await readMapping()).attributes.map(({ code, type }) => [code, type]))
const byChapter = await Promise.all(
  chapters.map(async (chapter) => [chapter, await readProducts(chapter)] as const),
)

/** A product's pictures as files, each with a name for messages. */
const collectPictures = ({ code, images, drawings }: Product): Promise<[place: string, svg: string][]> =>
  Promise.all([
    ...images.map(async (name): Promise<[string, string]> => [
      name,
      readFileSync(join(import.meta.dirname, '../catalogue/pictures', name), 'utf8'),
    ]),
    ...drawings.map(async (drawing): Promise<[string, string]> => [
      `${code} ${drawing.family}`,
      (await drawSvg(drawing)) ?? 'not drawn',
    ]),
  ])

const words = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? []
const english = new Set(
  'and with for the of from which are is in to by on or when where not size steel bolt nut washer'.split(' '),
)
const indonesian = new Set(
  'dan dengan untuk yang dari pada atau tidak di ke bila saat ukuran baja baut mur katup'.split(' '),
)
/** Trade names that Indonesian buyers type themselves: in brackets behind the Indonesian word, or these. */
const withoutTradeNames = (text: string): string =>
  text.replaceAll(
    /\([^)]*\)|stainless steel|slip-on|push-in|push-on|plug-in|drop-in|on-off|on-delay|lock nut|lock washer|bolt cutter/gi,
    ' ',
  )

/** What the trade calls by one name in both languages: a name that only numbers follow may read the same. */
const sameInBoth = new RegExp(
  `^(?:${[
    'Thrust ball bearing',
    'Insert bearing',
    'Adapter sleeve',
    'Oil seal',
    'V-ring',
    'V-belt',
    'Ribbed belt',
    'Timing belt',
    'Jaw coupling',
    'Chain coupling',
    'Rigid coupling',
    'Beam coupling',
    'Shaft collar',
    'Shaft support',
    'Floating joint',
    'Quick exhaust valve',
    'Spring check valve',
    'Foot valve',
    'Float valve',
    'Solenoid valve',
    'Thermowell',
    'Collet',
    'Heat shrink',
    'Overload relay',
    'Interface relay',
    'Surge arrester',
    'Junction box',
    'Key switch',
    'Foot switch',
    'Power supply',
    'Soft starter',
    'Fuse holder',
    'Temperature controller',
  ].join('|')})[ ,]`,
)

const ESCAPED = /&(amp|lt|gt);/g
const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(ESCAPED, ' ')

describe.each(byChapter)('%s', (_chapter, products) => {
  const items = products.flatMap((product) => product.items)
  const texts: [place: string, text: Text][] = products.flatMap((product) => [
    [`${product.code} name`, product.name] as [string, Text],
    [`${product.code} category`, product.category] as [string, Text],
    ...product.items.map((item): [string, Text] => [item.sku, item.name]),
  ])
  const long: [place: string, text: Text][] = products.flatMap((product) => [
    [`${product.code} description`, product.description] as [string, Text],
    ...(product.tabs ?? []).flatMap(({ title, html }): [string, Text][] => [
      [`${product.code} tab`, title],
      [`${product.code} tab`, html],
    ]),
  ])
  const choices: [string, Text][] = items.flatMap((item) =>
    Object.entries(item.attributes).flatMap(([code, value]): [string, Text][] =>
      typeof value === 'object' ? [[`${item.sku} ${code}`, value]] : [],
    ),
  )

  test('part numbers and prices are sound', () => {
    for (const { sku, price, uom } of items) {
      expect(sku).toMatch(/^[A-Z0-9][A-Za-z0-9./-]{2,38}[A-Za-z0-9]$/)
      expect(Number.isSafeInteger(price) && price >= 50 && price < 500_000_000, `${sku} ${price}`).toBe(true)
      expect(uom).not.toBe('')
    }
  })

  test('every figure is a number that could be', () => {
    for (const { sku, attributes: values } of items)
      for (const [code, value] of Object.entries(values))
        if (types.get(code) === 'number')
          expect(
            typeof value === 'number' && Number.isFinite(value) && Math.round(value * 1e4) / 1e4 === value,
            `${sku} ${code} ${JSON.stringify(value)}`,
          ).toBe(true)
        else expect(typeof value === 'object' ? value.id : value, `${sku} ${code}`).toBeTruthy()
  })

  test('items of a product differ in at least one property', () => {
    for (const { code, items: own } of products) {
      const seen = own.map((item) => JSON.stringify(item.attributes))
      expect(new Set(seen).size, code).toBe(own.length)
    }
  })

  test('texts differ between the languages', () => {
    const differing = [...texts, ...long].filter(
      ([place, { en }]) => !place.endsWith('tab') && !sameInBoth.test(en),
    )
    for (const [place, { en, id }] of differing) expect(en, place).not.toBe(id)
  })

  test('texts are in one language each', () => {
    for (const [place, text] of [...texts, ...long, ...choices]) {
      const [en, id] = [plain(text.en), plain(text.id)]
      expect(
        words(en).filter((word) => indonesian.has(word)),
        `${place}: ${en}`,
      ).toEqual([])
      expect(
        words(withoutTradeNames(id)).filter((word) => english.has(word)),
        `${place}: ${id}`,
      ).toEqual([])
    }
  })

  test('texts have no empty places', () => {
    for (const [place, { en, id }] of [...texts, ...long, ...choices])
      expect(`${en}|${id}`, place).not.toMatch(/undefined|NaN|null|\[object|  |^\||\|$| ,|\(\)/)
  })

  test('names write decimals as their language does', () => {
    const code =
      /\b(?:DIN|ISO|JIS|EN|IEC|SNI|ANSI|ASME|AWS)\b[ A-Z]*[\d.-]+|\b\d+\.\d\b(?= |$|,)|M\d+ × \d\.\d+/g
    for (const [place, { en, id }] of texts) {
      expect(en.replaceAll(code, ''), place).not.toMatch(/\d,\d{1,2}(?!\d)/)
      expect(id.replaceAll(code, ''), place).not.toMatch(/\d\.\d{1,2}(?!\d)/)
    }
  })

  test('each product has two to four drawings, small, titled, free of script and style', async () => {
    const codes = new Set(items.map(({ sku }) => sku.toLowerCase()))
    for (const product of products) {
      const drawn = await collectPictures(product)
      const titles = drawn.map(([, svg]) => /<title>([^<]*)</.exec(svg)?.[1] ?? '')
      // Some bearings have drawings of their own, titled with their part numbers.
      const own = titles.filter((title) => codes.has(title.toLowerCase()) && title !== titles[0])
      expect(drawn.length, product.code).toBeGreaterThanOrEqual(2)
      expect(drawn.length - own.length, product.code).toBeLessThanOrEqual(4)
      expect(new Set(drawn.map(([, svg]) => svg)).size, product.code).toBe(drawn.length)
      for (const [place, svg] of drawn) {
        expect(svg.length, place).toBeGreaterThan(900)
        expect(svg.length, place).toBeLessThan(9_000)
        expect(svg, place).toMatch(/^<svg [^>]*viewBox="0 0 800 600"/)
        expect(svg, place).toMatch(/<title>[^<]{2,}<\/title>/)
        expect(svg, place).not.toMatch(/SMC|<script|<style|style=|\bon\w+=|href|NaN|undefined|Infinity/)
      }
    }
  })

  test('where some bearings of a series are open and others closed, each has drawings of its own', async () => {
    const mixed = products.filter(
      ({ items: own }) =>
        new Set(own.map(({ attributes }) => JSON.stringify(attributes['sealing']))).size > 1,
    )
    for (const product of mixed) {
      const drawn = (await collectPictures(product)).map(([, svg]) => /<title>([^<]*)</.exec(svg)?.[1])
      for (const { sku } of product.items)
        expect(
          drawn.filter((title) => title === sku),
          sku,
        ).toHaveLength(3)
    }
  })
})
