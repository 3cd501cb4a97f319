import { expect, test } from 'vitest'
import { brands, inventedBrands } from '../catalogue/brands.ts'
import { styles } from './styles.ts'
import { wordmark } from './wordmark.ts'

test.each(inventedBrands.map((brand) => [brand]))('%s has a wordmark of letters that are drawn', (brand) => {
  const svg = wordmark(brand)
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 240 80" width="240" height="80">/)
  expect(svg).toContain(`<title>${brand}</title>`)
  expect(svg).not.toMatch(/<text|<script|<style|style=|\bon\w+=|href|NaN|undefined|Infinity/)
  expect(svg.length).toBeGreaterThan(400)
  expect(svg.length).toBeLessThan(5_000)
})

test('all wordmarks differ, beyond the name they write', () => {
  expect(new Set(inventedBrands.map(wordmark)).size).toBe(inventedBrands.length)
  const manners = inventedBrands.map((brand) =>
    JSON.stringify({ ...styles[brand], sign: undefined, accent: undefined }),
  )
  expect(new Set(manners).size).toBe(inventedBrands.length)
})

test('no two brands share a sign, and each has ink and one accent at most', () => {
  const drawn = inventedBrands.flatMap((brand) => styles[brand].sign ?? [])
  expect(new Set(drawn).size).toBe(drawn.length)
  for (const brand of inventedBrands) {
    const colours = new Set(wordmark(brand).match(/#[0-9a-f]{6}/g))
    colours.delete('#16191d')
    colours.delete('#ffffff')
    expect(colours.size, brand).toBeLessThanOrEqual(1)
  }
})

test('a real maker has no mark drawn', () => {
  expect(brands.filter((brand) => !(brand in styles))).toEqual(['SMC'])
})
