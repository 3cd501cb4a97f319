import { expect, test } from 'vitest'
import { brands } from '../catalogue/brands.ts'
import { styles } from './styles.ts'
import { wordmark } from './wordmark.ts'

test.each(brands.map((brand) => [brand]))('%s has a wordmark of letters that are drawn', (brand) => {
  const svg = wordmark(brand)
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 240 80" width="240" height="80">/)
  expect(svg).toContain(`<title>${brand}</title>`)
  expect(svg).not.toMatch(/<text|<script|<style|style=|\bon\w+=|href|NaN|undefined|Infinity/)
  expect(svg.length).toBeGreaterThan(400)
  expect(svg.length).toBeLessThan(5_000)
})

test('all wordmarks differ, beyond the name they write', () => {
  expect(new Set(brands.map(wordmark)).size).toBe(brands.length)
  const manners = brands.map((brand) =>
    JSON.stringify({ ...styles[brand], sign: undefined, accent: undefined }),
  )
  expect(new Set(manners).size).toBe(brands.length)
})

test('no two brands share a sign, and each has ink and one accent at most', () => {
  const drawn = brands.flatMap((brand) => styles[brand].sign ?? [])
  expect(new Set(drawn).size).toBe(drawn.length)
  for (const brand of brands) {
    const colours = new Set(wordmark(brand).match(/#[0-9a-f]{6}/g))
    colours.delete('#16191d')
    colours.delete('#ffffff')
    expect(colours.size, brand).toBeLessThanOrEqual(1)
  }
})

test('the name of a real maker stands plain, without a sign', () => {
  expect(styles.SMC.sign).toBeUndefined()
  expect(styles.SMC.accent).toBeUndefined()
})
