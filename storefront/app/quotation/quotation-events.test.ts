import type { QuotationEvent } from '@pasok/contract'
import { expect, test } from 'vitest'
import { overwriteGetLocale } from '~words/runtime.js'
import { quotationEvents } from '@pasok/ui/records/quotation/quotation-events.ts'

const event = (kind: string, more: Partial<QuotationEvent> = {}): QuotationEvent => ({
  at: '2026-11-23T05:00:00Z',
  by: 'member',
  name: 'Budi',
  version: 1,
  kind,
  ...more,
})
const chosen = ['purchase_order', 'delivery_method', 'addresses', 'ship_date', 'details']

test.each(['en', 'id'] as const)('a buyer’s choice has its own words, in %s', (language) => {
  overwriteGetLocale(() => language)
  const titles = quotationEvents([...chosen, 'something'].map((kind) => event(kind))).map(
    ({ title }) => title,
  )
  expect(titles.every((title) => title.startsWith('Budi '))).toBe(true)
  expect(new Set(titles).size).toBe(titles.length)
})

test('an offer that a changed cart withdraws is not put down to anybody', () => {
  overwriteGetLocale(() => 'en')
  const [shown] = quotationEvents([event('replace', { by: 'system' })])
  expect(shown?.title).toBe('Withdrawn because the cart was changed and checked out again')
})
