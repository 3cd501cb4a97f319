import { orderStaff } from '@pasok/contract'
import { expect, test } from 'vitest'
import { changeListAddress, isNarrowed, nextSort, readListAddress } from './list-address.ts'

const list = orderStaff.listStaffOrders.list
const read = (search: string) => readListAddress(list, new URLSearchParams(search))
const change = (search: string, changes: Record<string, string>) =>
  changeListAddress(new URLSearchParams(search), changes).toString()

test('an address asks for the parameters that the list has, and for no others', () => {
  expect(read('state=placed,confirmed&placed_from=2026-11-01&mine=true&page=2&color=red&keyword=')).toEqual({
    state: 'placed,confirmed',
    placed_from: '2026-11-01',
    mine: 'true',
    page: '2',
  })
})

test('a filter leads to the first page and leaves the others as they are', () => {
  expect(change('keyword=bolt&sort=placed_at&page=3', { state: 'placed' })).toBe(
    'keyword=bolt&sort=placed_at&state=placed',
  )
  expect(change('keyword=bolt&cursor=a.b', { keyword: '' })).toBe('')
  expect(change('keyword=bolt&page=2', { page: '3' })).toBe('keyword=bolt&page=3')
})

test('only what leaves records out narrows a list', () => {
  expect(isNarrowed(read('sort=placed_at&page=2'))).toBe(false)
  expect(isNarrowed(read('state=placed'))).toBe(true)
  expect(isNarrowed(read('placed_to=2026-11-01'))).toBe(true)
})

test('the head of a column sorts down, then up', () => {
  expect(nextSort(list, 'placed_at', undefined)).toBe('-placed_at')
  expect(nextSort(list, 'placed_at', '-placed_at')).toBe('placed_at')
  expect(nextSort(list, 'placed_at', 'placed_at')).toBe('-placed_at')
  expect(nextSort(list, 'number', undefined)).toBeUndefined()
})
