import { comparedFields, type QuotationLine } from '@pasok/contract'
import { expect, test } from 'vitest'
import { compareVersions } from './compare-versions.ts'

const line = (id: number, place: number, change: Partial<QuotationLine> = {}): QuotationLine => ({
  id,
  place,
  status: 'quoted',
  product: { id: place, name: `Item ${place}`, sku_number: `I-${place}` },
  uom: 'pcs',
  product_uom_qty: 10,
  price_unit: 1_000,
  price_subtotal: 10_000,
  lead_time_days: 3,
  ...change,
})

const outcome = (before: readonly QuotationLine[], after: readonly QuotationLine[]) =>
  compareVersions(before, after).map((one) => [one.before?.id, one.after?.id, one.changed])

test('a line that is the same in both versions differs in nothing, whatever its id', () => {
  expect(outcome([line(1, 1)], [line(11, 1)])).toEqual([[1, 11, []]])
})

test('no discount and one of nought are the same', () => {
  expect(outcome([line(1, 1)], [line(11, 1, { discount_percent: 0 })])).toEqual([[1, 11, []]])
})

test('what differs is named: a price, a discount, a lead time', () => {
  const after = line(11, 1, {
    price_unit: 900,
    discount_percent: 5,
    price_subtotal: 8_550,
    lead_time_days: 1,
  })
  expect(outcome([line(1, 1)], [after])).toEqual([
    [1, 11, ['price_unit', 'discount_percent', 'price_subtotal', 'lead_time_days']],
  ])
})

test('what sales say of a line differs by itself, not as another item', () => {
  const after = line(11, 1, { staff_comment: 'Last units.' })
  expect(outcome([line(1, 1)], [after])).toEqual([[1, 11, ['staff_comment']]])
})

test('lines that moved are found by their item; what came and what went stands alone', () => {
  const before = [line(1, 1), line(2, 2), line(3, 3)]
  const second = line(11, 1, { product: { id: 2, name: 'Item 2', sku_number: 'I-2' } })
  const first = line(12, 2, { product: { id: 1, name: 'Item 1', sku_number: 'I-1' } })
  const all = comparedFields.filter((field) => field !== 'staff_comment')
  expect(outcome(before, [second, first, line(13, 4)])).toEqual([
    [2, 11, []],
    [1, 12, []],
    [undefined, 13, all],
    [3, undefined, all],
  ])
})

test('an alternative stands beside the requested item', () => {
  const requested = line(1, 1, { requested_text: 'bearing 6204', status: 'open' })
  const offered = line(11, 1, {
    requested_text: 'bearing 6204',
    status: 'alternative',
    product: { id: 99, name: 'Another', sku_number: 'A-99' },
  })
  expect(outcome([requested], [offered])).toEqual([[1, 11, ['item']]])
})
