import type { Match } from '@pasok/contract'
import { expect, test } from 'vitest'
import type { ShownCard } from './listing/card.ts'
import type { Listing } from './listing/load-listing.ts'
import { itemOfWholeNumber } from './whole-number.ts'

const card = (id: number, sku: string, kind: Match['kind'] = 'part_number') =>
  ({ id, is_header: false, sku_number: sku, match: { kind, text: sku } }) as ShownCard
const product = { id: 90, is_header: true } as ShownCard
const plain = { page: 1, sort: 'default', chosenFilters: [], brands: [], filterErrors: [] } as const

const makeListing = (keyword: string, records: ShownCard[], more: Partial<Listing> = {}) =>
  itemOfWholeNumber({ ...plain, keyword, records, total: records.length, ...more } as Listing)

const bearings = [card(1, '6204'), card(2, '6204-2RS'), card(3, '6204-ZZ'), product]

test.each([
  ['6204', 1],
  ['6204-2RS', 2],
  ['6204-2rs', 2],
  ['62042RS', 2],
  ['6204 / 2rs', 2],
  ['6204-', 1],
  ['620', undefined],
  ['6204-2', undefined],
  ['bearing', undefined],
])('%j leads to item %s', (keyword, id) => {
  expect(makeListing(keyword, bearings)).toBe(id)
})

test('of two numbers that differ by a sign, the exact one; neither where both match', () => {
  const screws = [card(1, 'M1.6x16'), card(2, 'M16x16')]
  expect(makeListing('m1.6X16', screws)).toBe(1)
  expect(makeListing('M16x16', screws)).toBe(2)
  expect(makeListing('M16 x16', screws)).toBeUndefined()
})

test('a number that an item replaces shows the list, which says so', () => {
  expect(makeListing('RDB6204', [card(1, '6204', 'replaced_number')])).toBeUndefined()
})

test('an own number leads to its item, unless a part number is written so', () => {
  const own = { ...card(1, 'HB4017'), match: { kind: 'own_number', text: '10-4711' } } as const
  expect(makeListing('10 4711', [own, product])).toBe(1)
  expect(makeListing('10-47', [own])).toBeUndefined()
  expect(makeListing('10-4711', [own, card(2, '10-4711')])).toBeUndefined()
})

test('a number without a digit may be a word: it leads to its item where there is nothing else', () => {
  expect(makeListing('vice', [card(1, 'VICE'), product])).toBeUndefined()
  expect(makeListing('vice', [card(1, 'VICE')])).toBe(1)
})

test('a filtered, paged, sorted or explicitly requested list does not redirect', () => {
  expect(makeListing('6204', bearings, { page: 2 })).toBeUndefined()
  expect(makeListing('6204', bearings, { sort: 'name_asc' })).toBeUndefined()
  expect(makeListing('6204', bearings, { chosenFilters: [{ slug: 'bore', text: '20' }] })).toBeUndefined()
  expect(makeListing('6204', bearings, { brands: [{ id: 1, name: 'Rodalka' }] })).toBeUndefined()
  expect(makeListing('6204', bearings, { filterErrors: [{ slug: 'bore' }] })).toBeUndefined()
  expect(makeListing('6204', bearings, { allHits: true })).toBeUndefined()
  expect(makeListing('6204', bearings)).toBe(1)
})
