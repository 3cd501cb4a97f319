import type { Filter } from '@pasok/contract'
import { expect, test } from 'vitest'
import { listActive, buildOffers } from './offer.ts'

const choice = (slug: string, counts: readonly number[]): Filter => ({
  slug,
  name: slug.toUpperCase(),
  type: 'choice',
  items: counts.map((count, i) => ({ slug: `${slug}-${i}`, name: `${slug} ${i}`, count })),
})
const number = (slug: string, count: number): Filter => ({
  slug,
  name: slug.toUpperCase(),
  type: 'number',
  items: [],
  unit: 'mm',
  min: 1,
  max: 9,
  count,
})
const brand: Filter = {
  slug: 'brand',
  name: 'Brand',
  type: 'brand',
  items: [
    { slug: 'nuts_3', name: 'Nuts, Ltd', count: 5, id: 3 },
    { slug: 'smc_4', name: 'SMC', count: 1, id: 4 },
  ],
}
const category: Filter = { slug: 'category', name: 'Category', type: 'category', items: [] }
const nothing = { brands: new Set<number>(), chosenFilters: [] }

test('a long list of values shows the eight that leave the most, in their order, and those chosen', () => {
  const counts = [1, 9, 8, 7, 6, 5, 4, 3, 1, 10, 1, 1]
  const chosenFilters = [{ slug: 'size', text: 'size-11' }]
  const [offer] = buildOffers([choice('size', counts)], { ...nothing, chosenFilters }, 57, undefined).offers
  expect(offer?.values?.map(({ value }) => value)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 9, 11].map((i) => `size-${i}`),
  )
  expect(offer?.all).toBe(12)
})

test('an expanded filter shows every value; one hardly longer than eight always does', () => {
  const filters = [choice('size', Array<number>(40).fill(1)), choice('drive', Array<number>(10).fill(1))]
  const showOffers = (whole?: string) =>
    buildOffers(filters, nothing, 40, whole).offers.map((one) => one.values?.length)
  expect(showOffers()).toEqual([8, 10])
  expect(showOffers('size')).toEqual([40, 10])
})

test('of many attributes those stand there that most products have, and what is chosen, in their order', () => {
  const filters = [category, brand, ...Array.from({ length: 20 }, (_, i) => number(`n${i}`, i))]
  const chosenFilters = [{ slug: 'n0', text: '2-3' }]
  const { offers, left } = buildOffers(filters, { ...nothing, chosenFilters }, 20, undefined)
  expect(offers.map(({ slug }) => slug)).toEqual([
    'brand',
    'n0',
    ...Array.from({ length: 11 }, (_, i) => `n${i + 9}`),
  ])
  expect(left).toBe(8)
})

test('where no category leads on, all of them stand there', () => {
  const filters = Array.from({ length: 20 }, (_, i) => number(`n${i}`, i))
  expect(buildOffers(filters, nothing, 20, undefined)).toMatchObject({ left: 0, offers: { length: 20 } })
})

test('a field that could not be read stays where it can be mended', () => {
  const filters = [category, ...Array.from({ length: 20 }, (_, i) => number(`n${i}`, i))]
  const { offers } = buildOffers(filters, { ...nothing, filterErrors: [{ slug: 'n1' }] }, 20, undefined)
  expect(offers[0]?.slug).toBe('n1')
})

// @spec §3 Listing: filter
test('a value is offered by what the form sends, its name and its count', () => {
  const { offers } = buildOffers([brand, choice('size', [4, 2])], nothing, 6, undefined)
  expect(offers.map(({ values }) => values)).toEqual([
    [
      { value: 'Nuts, Ltd_3', name: 'Nuts, Ltd', count: 5 },
      { value: 'SMC_4', name: 'SMC', count: 1 },
    ],
    [
      { value: 'size-0', name: 'size 0', count: 4 },
      { value: 'size-1', name: 'size 1', count: 2 },
    ],
  ])
})

test('of sizes twenty are shown at once, more as any other values; ticked are those in a chosen range', () => {
  const sizes = (of: number): Filter => ({
    ...number('bore', 9),
    items: Array.from({ length: of }, (_, i) => ({ slug: `${i}`, name: `${i}`, count: i })),
  })
  const showValues = (of: number, text?: string) =>
    buildOffers(
      [sizes(of)],
      { ...nothing, chosenFilters: text === undefined ? [] : [{ slug: 'bore', text }] },
      9,
      undefined,
    ).offers[0]?.values?.map(({ value }) => value)
  expect(showValues(20)).toHaveLength(20)
  expect(showValues(21)).toEqual(['13', '14', '15', '16', '17', '18', '19', '20'])
  expect(showValues(21, '2,4-5')?.slice(0, 4)).toEqual(['2', '4', '5', '13'])
})

test('what a category opens stands there, however few products have it', () => {
  const filters = [
    category,
    { ...number('rare', 1), opened: true as const },
    ...Array.from({ length: 20 }, (_, i) => number(`n${i}`, 2 + i)),
  ]
  const { offers } = buildOffers(filters, nothing, 20, undefined)
  expect(offers[0]).toMatchObject({ slug: 'rare', opened: true })
  expect(offers).toHaveLength(12)
})

test('values that are not counted are offered without a count', () => {
  const uncounted: Filter = { ...choice('size', []), items: [{ slug: 'a', name: 'A' }] }
  expect(buildOffers([uncounted], nothing, 6, undefined).offers[0]?.values).toEqual([
    { value: 'a', name: 'A' },
  ])
})

test('a single brand is offered only to be taken away', () => {
  const single: Filter = { ...brand, items: brand.items.slice(0, 1) }
  expect(buildOffers([single], nothing, 5, undefined).offers).toEqual([])
  expect(buildOffers([single], { ...nothing, brands: new Set([3]) }, 5, undefined).offers).toHaveLength(1)
})

test('a chosen value has its name; an unknown one is shown as in the address', () => {
  const chosenFilters = [
    { slug: 'size', text: 'size-1,gone' },
    { slug: 'bore', text: '-5,12' },
    { slug: 'unknown', text: 'x' },
  ]
  const filters = [brand, choice('size', [4, 2]), number('bore', 6)]
  expect(listActive(filters, { brands: new Set([3]), chosenFilters })).toEqual([
    { slug: 'brand', name: 'Brand', value: 'Nuts, Ltd_3', text: 'Nuts, Ltd' },
    { slug: 'size', name: 'SIZE', value: 'size-1', text: 'size 1' },
    { slug: 'size', name: 'SIZE', value: 'gone', text: 'gone' },
    { slug: 'bore', name: 'BORE', value: '-5', range: { low: '', high: '5', unit: 'mm' } },
    { slug: 'bore', name: 'BORE', value: '12', range: { low: '12', high: '12', unit: 'mm' } },
    { slug: 'unknown', name: 'unknown', value: 'x', text: 'x' },
  ])
})
