import { expect, test } from 'vitest'
import { readPriceQuestion } from './price-question.ts'

// @spec §5 Filter: price
// @spec §5 Filter: discount
test.each<[query: Record<string, unknown>, question: unknown]>([
  [{}, undefined],
  [{ keyword: 'baut', filter_thread: 'm8' }, undefined],
  [{ filter_price: '' }, undefined],
  [{ filter_price: '100-200' }, { low: 100, high: 200 }],
  [{ filter_price: ' 100- ' }, { low: 100 }],
  [{ filter_price: '-200' }, { high: 200 }],
  [{ filter_price: '0-0' }, { low: 0, high: 0 }],
  [{ filter_price: ['1-2', '3-4'] }, { low: 3, high: 4 }],
  [
    { min_price: 100, max_price: 200 },
    { low: 100, high: 200 },
  ],
  [
    { min_price: 150, filter_price: '100-300', max_price: 200 },
    { low: 150, high: 200 },
  ],
  [{ filter_discount: 'Ya' }, { discounted: true }],
  [{ filter_discount: 'Tidak' }, { discounted: false }],
  [
    { filter_discount: 'Mungkin' },
    { error: 'invalid_request', errors: { filter_discount: 'not_yes_or_no' } },
  ],
  [{ filter_discount: '' }, undefined],
  [{ has_discount: 'true' }, { discounted: true }],
  [
    { has_discount: 'false', filter_price: '5-' },
    { low: 5, discounted: false },
  ],
  [{ filter_price: '-' }, { error: 'invalid_request', errors: { filter_price: 'not_a_range' } }],
  [{ filter_price: '5' }, { error: 'invalid_request', errors: { filter_price: 'not_a_range' } }],
  [{ filter_price: '-5--1' }, { error: 'invalid_request', errors: { filter_price: 'not_a_range' } }],
  [{ filter_price: '1.5-2' }, { error: 'invalid_request', errors: { filter_price: 'not_a_range' } }],
  [
    { filter_price: '1-9999999999999' },
    { error: 'invalid_request', errors: { filter_price: 'not_a_range' } },
  ],
])('%j asks %j', (query, question) => {
  expect(readPriceQuestion(query)).toEqual(question)
})
