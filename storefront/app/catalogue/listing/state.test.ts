import { expect, test } from 'vitest'
import { buildQuery, without, withoutFilters, type ListingState } from './state.ts'

const place = { usualView: 'grid' } as const
const state: ListingState = {
  keyword: 'bolt',
  brands: [
    { id: 3, name: 'Bolts, Nuts & Co' },
    { id: 4, name: 'SMC' },
  ],
  chosenFilters: [
    { slug: 'thread', text: 'm8,m10' },
    { slug: 'length', text: '20-30' },
  ],
  sort: 'name_asc',
  view: 'list',
  page: 4,
}

// @spec §3 Listing: state
test('an address says what differs from the usual, its commas readable', () => {
  expect(buildQuery(place, { ...state, brands: [{ id: 4, name: 'SMC' }] })).toBe(
    '?keyword=bolt&filter_brand=SMC_4&filter_thread=m8,m10&filter_length=20-30&sort=name_asc&view=list&page=4',
  )
  const usual = {
    keyword: '',
    brands: [],
    chosenFilters: [],
    sort: 'default',
    view: 'grid',
    page: 1,
  } as const
  expect(buildQuery(place, usual)).toBe('')
  expect(buildQuery({ ...place, slug: 'bolts' }, usual, 'thread')).toBe('?title=bolts&values=thread')
})

test('a search for words as they are typed says so, as long as there are words', () => {
  const plain = { ...state, brands: [], chosenFilters: [], sort: 'default', view: 'grid', page: 1 } as const
  expect(buildQuery(place, { ...plain, exact: true })).toBe('?keyword=bolt&exact=1')
  expect(buildQuery(place, { ...plain, keyword: '', exact: true })).toBe('')
})

// @spec §4 Listing: empty filter
test('a filter without its last value is gone, and the list is on its first page', () => {
  const one = without(state, 'thread', 'm8')
  expect(one.chosenFilters).toEqual([
    { slug: 'thread', text: 'm10' },
    { slug: 'length', text: '20-30' },
  ])
  expect(one.page).toBe(1)
  expect(without(one, 'thread', 'm10').chosenFilters).toEqual([{ slug: 'length', text: '20-30' }])
  expect(without(state, 'length', '20-30').chosenFilters).toEqual([{ slug: 'thread', text: 'm8,m10' }])
})

test('a brand is taken away by its name and number, whatever commas it has', () => {
  expect(without(state, 'brand', 'Bolts, Nuts & Co_3').brands).toEqual([{ id: 4, name: 'SMC' }])
})

// @spec §4 Listing: reset
test('clearing takes every filter away and keeps words, order and layout', () => {
  expect(withoutFilters(state)).toEqual({ ...state, brands: [], chosenFilters: [], page: 1 })
})
