import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Language } from '@pasok/words'
import { describe, expect, test } from 'vitest'
import { chapters } from './catalogue.ts'
import { readProducts } from './products.ts'

const products = (await Promise.all(chapters.map(readProducts))).flat()

type Table = readonly (readonly string[])[]

/** The rows of a post's tables without their heads. */
function readTables(slug: string, language: Language): Table[] {
  const text = readFileSync(join(import.meta.dirname, `../content/blog/${slug}.${language}.md`), 'utf8')
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('|'))
    .map((block) =>
      block
        .trim()
        .split('\n')
        .slice(2)
        .map((line) =>
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        ),
    )
}

/** The first number of a cell, as its language writes it. */
function numberIn(cell: string, language: Language): number {
  const [written = ''] = /\d[\d.,]*/.exec(cell) ?? []
  const [thousands, decimal] = language === 'en' ? [',', '.'] : ['.', ',']
  return Number(written.replaceAll(thousands, '').replace(decimal, '.'))
}

/** The table whose first row begins so. */
const findTable = (slug: string, language: Language, first: RegExp): Table => {
  const table = readTables(slug, language).find(([row]) => first.test(row?.[0] ?? ''))
  if (!table) throw new Error(`${slug}.${language}: no table that begins with ${String(first)}`)
  return table
}
const item = (sku: string) => {
  const found = products.flatMap(({ items }) => items).find((one) => one.sku === sku)
  if (!found) throw new Error(sku)
  return found
}

describe.each(languages)('figures of the posts (%s)', (language) => {
  const n = (cell = ''): number => numberIn(cell, language)

  test('bolts: force is 75 % of the proof load, torque K × F × d', () => {
    const areas: Readonly<Record<string, number>> = { M8: 36.6, M10: 58, M12: 84.3, M16: 157, M20: 245 }
    const table = findTable('bolt-torque', language, /^M8$/)
    expect(table.map(([thread]) => thread)).toEqual(Object.keys(areas))
    for (const [thread = '', force, dry, oiled, force109, oiled109] of table) {
      const d = Number(thread.slice(1))
      const area = areas[thread] ?? 0
      const of88 = (0.75 * (d > 16 ? 600 : 580) * area) / 1000
      const of109 = (0.75 * 830 * area) / 1000
      expect(Math.abs(n(force) - of88), thread).toBeLessThan(0.5)
      expect(n(dry), thread).toBe(Math.round(0.2 * of88 * d))
      expect(n(oiled), thread).toBe(Math.round(0.16 * of88 * d))
      expect(Math.abs(n(force109) - of109), thread).toBeLessThan(0.5)
      expect(n(oiled109), thread).toBe(Math.round(0.16 * of109 * d))
    }
  })

  test('cables: the catalogue’s currents, times 0.87 and 0.87 × 0.82', () => {
    const table = findTable('cable-sizing-40-degrees', language, /^2[.,]5 mm²$/)
    expect(table).toHaveLength(7)
    for (const [area, at30, at40, onTray] of table) {
      const { current } = item(`NYY-4X${n(area)}`).attributes
      expect(n(at30), area).toBe(current)
      expect(Math.abs(n(at40) - n(at30) * 0.87), area).toBeLessThanOrEqual(0.3)
      expect(Math.abs(n(onTray) - n(at30) * 0.87 * 0.82), area).toBeLessThanOrEqual(0.06)
    }
  })

  test('cylinders: thrust and pull at 6 bar; bore and stroke are the part number’s', () => {
    const forces = findTable('pneumatic-cylinder-code', language, /^32$/)
    for (const [bore, rod, out, back] of forces) {
      const area = (d: number): number => (Math.PI / 4) * d ** 2
      expect(n(out), bore).toBe(Math.round(area(n(bore)) * 0.6))
      expect(n(back), bore).toBe(Math.round((area(n(bore)) - area(n(rod))) * 0.6))
    }
    const codes = findTable('pneumatic-cylinder-code', language, /item:/)
    for (const [code = '', , size = ''] of codes) {
      const { bore, stroke } = item(/item:([^)]+)/.exec(code)?.[1] ?? '').attributes
      expect(size, code).toBe(`${Number(bore)} × ${Number(stroke)} mm`)
    }
  })

  test('drills: n = 1000 × vc / (π × D)', () => {
    const table = findTable('drill-bits-and-speeds', language, /^5[.,]0$/)
    for (const [diameter, ...speeds] of table)
      expect(speeds.map(n), diameter).toEqual(
        [28, 12, 80].map((vc) => Math.round((1000 * vc) / (Math.PI * n(diameter)))),
      )
  })

  test('belts: ratio and speed of pulleys by their datum diameters', () => {
    const table = findTable('v-belt-length', language, /^3 in/)
    for (const [small, large, ratio, speed] of table) {
      const of = (n(large) * 25.4 - 6.35) / (n(small) * 25.4 - 6.35)
      expect(Math.abs(n(ratio) - of), small).toBeLessThanOrEqual(0.006)
      expect(n(speed), small).toBe(Math.round(1450 / of))
    }
  })

  test('gauges: the range is the next one above pressure divided by 0.75 or 0.65', () => {
    for (const [pressure, steady, pulsating] of findTable('pressure-gauge', language, /^4 bar$/)) {
      expect(Math.abs(n(steady) - n(pressure) / 0.75), pressure).toBeLessThan(0.5)
      expect(Math.abs(n(pulsating) - n(pressure) / 0.65), pressure).toBeLessThan(0.5)
    }
    for (const [bar, mpa, kgf, psi] of findTable('pressure-gauge', language, /^1$/)) {
      expect(n(mpa), bar).toBe(n(bar) / 10)
      expect(Math.abs(n(kgf) / (n(bar) / 0.980665) - 1), bar).toBeLessThan(0.003)
      expect(Math.abs(n(psi) / (n(bar) / 0.0689476) - 1), bar).toBeLessThan(0.005)
    }
  })

  test('gloves: the codes are the products’', () => {
    const table = findTable('glove-and-eye-protection', language, /^A$/)
    const named = table.flatMap(([, , , cell = '']) => {
      const [, code, protection] = /product:([A-Z-]+)\), (\w+)/.exec(cell) ?? []
      return code === undefined ? [] : [[code, protection] as const]
    })
    expect(named).toHaveLength(4)
    for (const [code, protection] of named)
      expect(products.find((one) => one.code === code)?.items[0]?.attributes['protection'], code).toBe(
        protection,
      )
  })
})
