import { expect, test } from 'vitest'
import { overwriteGetLocale } from '~words/runtime.js'
import { searchPlaceholder } from './search-placeholder.ts'

// @spec §1 Search: placeholder
test('the search box names the size of the catalogue; a smaller one says its own count', () => {
  overwriteGetLocale(() => 'en')
  expect([12_345, 10_000, 9_999, 1, 0].map(searchPlaceholder)).toEqual([
    'Search over 10,000 products',
    'Search over 10,000 products',
    'Search 9,999 part numbers',
    'Search 1 part number',
    'Search the catalogue',
  ])
  overwriteGetLocale(() => 'id')
  expect([10_000, 9_999].map(searchPlaceholder)).toEqual([
    'Cari lebih dari 10.000 produk',
    'Cari dari 9.999 nomor part',
  ])
})
