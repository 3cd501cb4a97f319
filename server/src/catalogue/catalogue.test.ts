import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { buildFallbackLanguage, numberText, toSlug, slugWithId } from './catalogue.ts'

it.each([
  ['Hex head bolt', 'hex-head-bolt'],
  ['  Baut  1/2" × 30 ', 'baut-1-2-30'],
  ['Größe Ø 8 – Café', 'gro-e-8-cafe'],
  ['---', ''],
  ['日本', ''],
  ['a'.repeat(100), 'a'.repeat(80)],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('the slug of %j is %j', (name, slug) => {
  expect(toSlug(name)).toBe(slug)
})

test('any name has a slug that needs no escaping in an address, and is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      const slug = toSlug(name)
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slug.length).toBeLessThanOrEqual(80)
      expect(toSlug(slug)).toBe(slug)
    }),
  )
})

test('a slug with an id distinguishes equal names, and works for a name without letters', () => {
  expect(slugWithId('Baut kepala segi enam', 12)).toBe('baut-kepala-segi-enam-12')
  expect(slugWithId('轴承', 7)).toBe('7')
})

test('a field has a fallback language if its own text is missing', () => {
  const fields = { name: 'name', description: 'website_description' }
  expect(buildFallbackLanguage(['name_id', 'description_en'], fields, 'id')).toEqual({
    fallback_language: { name: 'en' },
  })
  expect(buildFallbackLanguage(['name_id', 'description_en'], fields, 'en')).toEqual({
    fallback_language: { website_description: 'id' },
  })
  expect(buildFallbackLanguage(['name_id'], fields, 'en')).toEqual({})
  expect(buildFallbackLanguage([], fields, 'id')).toEqual({})
})

it.each([
  [1.5, '1.5', '1,5'],
  [12_500, '12500', '12500'],
  [-0.25, '-0.25', '-0,25'],
  [1 / 3, '0.333333', '0,333333'],
  [100, '100', '100'],
])('%d is written %s and %s', (value, english, indonesian) => {
  expect(numberText(value, 'en')).toBe(english)
  expect(numberText(value, 'id')).toBe(indonesian)
})
