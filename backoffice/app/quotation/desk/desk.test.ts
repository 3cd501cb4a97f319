import type { QuotationLine, StaffQuotation } from '@pasok/contract'
import { expect, test } from 'vitest'
import { setFields } from '../../grid/sheet.ts'
import {
  addLine,
  afterConflict,
  afterRefusal,
  afterSaving,
  collectUnsaved,
  findDeliveryCost,
  findUnsaved,
  openDesk,
  restoreChanges,
  toStored,
  type Desk,
} from './desk.ts'
import type { DeskLine } from './desk-line.ts'
import { atQuantities, deskSums } from './desk-sums.ts'

const line = (id: number, change: Partial<QuotationLine> = {}): QuotationLine => ({
  id,
  place: id,
  status: 'quoted',
  product: { id: id + 100, name: 'Baut', sku_number: `HB-${id}` },
  uom: 'pcs',
  product_uom_qty: 10,
  price_unit: 1_000,
  ...change,
})
const withoutPrice = (priced: QuotationLine): QuotationLine => {
  const { price_unit: _, ...rest } = priced
  return rest
}
const quotation = (lines: readonly QuotationLine[], change: Partial<StaffQuotation> = {}) =>
  ({
    order_line: lines,
    version: 1,
    revision: 1,
    comment: '',
    line_count: lines.length,
    ...change,
  }) as StaffQuotation
const set = (desk: Desk, row: number, fields: Partial<DeskLine>): Desk => ({
  ...desk,
  sheet: setFields(desk.sheet, new Map([[row, fields]])),
})
const pricesOf = ({ sheet }: Desk) => sheet.rows.map(({ unit_price }) => unit_price)
const three = () => openDesk(quotation([line(1), line(2), line(3)]))

test('only changed fields of changed lines are sent', () => {
  const desk = set(set(three(), 1, { unit_price: 900, staff_comment: 'Stok terbatas' }), 2, {
    unit_price: undefined,
  })
  expect(findUnsaved(desk)).toEqual({ changed: 2, added: 0, removed: 0, terms: [] })
  expect(collectUnsaved(desk).lines).toEqual([
    { id: 2, unit_price: 900, staff_comment: 'Stok terbatas' },
    { id: 3, unit_price: null },
  ])
})

test('a field that is set back is not a change', () => {
  expect(findUnsaved(set(set(three(), 0, { unit_price: 5 }), 0, { unit_price: 1_000 }))).toBeUndefined()
})

test('an added line is sent with its fields, a removed one by its id, and an added one that is removed not at all', () => {
  const added = addLine(addLine(three()))
  const desk = set(set(set(added, 3, { product_item_id: 104 }), 4, { is_removed: true }), 0, {
    is_removed: true,
  })
  const { lines, removed } = collectUnsaved(desk)
  expect(removed).toEqual([1])
  expect(lines).toEqual([
    {
      status: 'quoted',
      product_item_id: 104,
      quantity: 1,
      unit_price: null,
      discount_percent: 0,
      lead_time_days: null,
      staff_comment: '',
    },
  ])
})

test('what is typed while a change is on its way stays, and is not saved yet', () => {
  const sentDesk = set(three(), 0, { unit_price: 900, quantity: 5 })
  const change = collectUnsaved(sentDesk)
  const typedSince = set(sentDesk, 0, { unit_price: 800 })
  const answer = quotation([line(1, { price_unit: 900, product_uom_qty: 5 })], { revision: 2 })
  const saved = afterSaving(typedSince, change, sentDesk.terms, answer)
  expect([pricesOf(saved), saved.sheet.rows[0]?.quantity, saved.revision]).toEqual([
    [800, 1_000, 1_000],
    5,
    2,
  ])
  expect(collectUnsaved(saved).lines).toEqual([{ id: 1, unit_price: 800 }])
})

test('a term that is typed while another text of it is on its way stays', () => {
  const desk = three()
  const typedSince: Desk = { ...desk, terms: { ...desk.terms, comment: 'Later' } }
  const answer = quotation([], { revision: 2, comment: 'Sent', valid_until: '2026-12-31' })
  const saved = afterSaving(typedSince, { sent: [], removed: [] }, { ...desk.terms, comment: 'Sent' }, answer)
  expect([saved.terms.comment, saved.terms.valid_until, findUnsaved(saved)?.terms]).toEqual([
    'Later',
    '2026-12-31',
    ['comment'],
  ])
})

test('after saving, an added line has its id and a removed one is gone', () => {
  const desk = set(set(addLine(three()), 3, { product_item_id: 104 }), 0, { is_removed: true })
  const answer = quotation([line(9, { place: 3 })], { revision: 2 })
  const saved = afterSaving(desk, collectUnsaved(desk), desk.terms, answer)
  expect(saved.sheet.rows.map(({ key, place }) => [key, place])).toEqual([
    [2, 1],
    [3, 2],
    [9, 3],
  ])
  expect(findUnsaved(saved)).toBeUndefined()
})

test('after somebody else’s change mine stand on top of theirs, field by field, and what both changed is marked', () => {
  const mine = set(set(three(), 0, { unit_price: 900 }), 1, { staff_comment: 'Mine' })
  const theirs = quotation(
    [line(1, { price_unit: 950, lead_time_days: 3 }), line(2, { price_unit: 700 }), line(3)],
    { revision: 5 },
  )
  const merged = afterConflict(mine, theirs)
  expect(merged.sheet.rows.slice(0, 2)).toMatchObject([
    { unit_price: 900, lead_time_days: 3 },
    { unit_price: 700, staff_comment: 'Mine' },
  ])
  expect([...merged.conflicts]).toEqual([[1, { unit_price: 950 }]])
  expect(merged.revision).toBe(5)
  expect(collectUnsaved(merged).lines).toEqual([
    { id: 1, unit_price: 900 },
    { id: 2, staff_comment: 'Mine' },
  ])
})

test('a line that they removed and that I changed becomes a new one, and one that they added is there', () => {
  const mine = set(three(), 1, { unit_price: 900 })
  const merged = afterConflict(mine, quotation([line(1), line(3), line(7)], { revision: 2 }))
  expect(merged.sheet.rows.map(({ key, place }) => [key, place])).toEqual([
    [1, 1],
    [3, 2],
    [7, 3],
    [-1, 4],
  ])
  expect(findUnsaved(merged)).toMatchObject({ changed: 0, added: 1 })
  expect(merged.conflicts.has(-1)).toBe(true)
})

test('terms are merged like lines', () => {
  const desk = three()
  const mine: Desk = { ...desk, terms: { ...desk.terms, comment: 'Mine' } }
  const theirs = quotation([line(1), line(2), line(3)], {
    revision: 2,
    comment: 'Theirs',
    valid_until: '2026-12-31',
  })
  expect(afterConflict(mine, theirs).terms).toEqual({
    comment: 'Mine',
    valid_until: '2026-12-31',
    delivery_cost: '',
  })
})

test('a refused field names its line by its place among those that were sent', () => {
  const desk = set(three(), 2, { unit_price: 900 })
  const { sent } = collectUnsaved(desk)
  const { desk: refused, others } = afterRefusal(desk, sent, {
    'lines.0.unit_price': ['Too dear.'],
    valid_until: ['Over.'],
  })
  expect([...refused.refused].map(([key, { errors }]) => [key, errors])).toEqual([
    [3, { unit_price: 'Too dear.' }],
  ])
  expect(others).toEqual({ valid_until: ['Over.'] })
})

test('changes come back from the browser’s store, also onto a quotation that was changed since', () => {
  const desk = set(addLine(set(three(), 0, { unit_price: 900 })), 3, { product_item_id: 104 })
  const stored = JSON.parse(JSON.stringify(toStored(desk, new Date(0)))) as NonNullable<
    ReturnType<typeof toStored>
  >
  const later = openDesk(quotation([line(1, { lead_time_days: 9 }), line(2), line(3)], { revision: 4 }))
  const restored = restoreChanges(later, stored)
  expect(restored.sheet.rows[0]).toMatchObject({ unit_price: 900, lead_time_days: 9 })
  expect(findUnsaved(restored)).toMatchObject({ changed: 1, added: 1 })
  expect(toStored(three(), new Date(0))).toBeUndefined()
})

test('sums are those of what is offered, with the shop’s price where none is set; the margin counts known costs', () => {
  const desk = openDesk(
    quotation([
      line(1, { discount_percent: 10 }),
      withoutPrice(line(2)),
      line(3, { status: 'not_available' }),
      withoutPrice(line(4, { status: 'open' })),
    ]),
  )
  const facts = ({ key }: DeskLine) =>
    key === 1 ? { unit_cost: 600 } : key === 2 ? { company_price: 500 } : undefined
  expect(deskSums(desk.sheet.rows, facts, 1_000, 11)).toEqual({
    untaxed: 9_000 + 5_000 + 1_000,
    tax: 990 + 550 + 110,
    total: 15_000 + 1_650,
    margin: 3_000,
    marginPercent: 33.3,
    withoutCost: 1,
    withoutPrice: 1,
  })
})

test('a price that falls with the quantity is that of all lines of the item', () => {
  const item = { product: { id: 101, sku_number: 'A', name: 'A' } }
  const desk = openDesk(
    quotation([
      withoutPrice(line(1, { ...item, product_uom_qty: 4 })),
      withoutPrice(line(2, { ...item, product_uom_qty: 5 })),
      withoutPrice(line(3, { ...item, product_uom_qty: 3, status: 'not_available' })),
    ]),
  )
  const price_breaks = [{ from_quantity: 10, price: 900 }]
  const priceOf = (rows: readonly DeskLine[]) => {
    const find = atQuantities(rows, () => ({ company_price: 1_000, price_breaks }))
    return rows[0] && find(rows[0])?.company_price
  }
  expect(priceOf(desk.sheet.rows)).toBe(900)
  expect(priceOf(desk.sheet.rows.map((row) => (row.key === 3 ? { ...row, is_removed: true } : row)))).toBe(
    1_000,
  )
})

const select = (desk: Desk, row: number): Desk => ({
  ...desk,
  sheet: { ...desk.sheet, selection: { anchor: { row, column: 2 }, focus: { row, column: 2 } } },
})

test('the selection stays at its line where a line before it is gone, also at an added line', () => {
  const desk = select(set(addLine(set(three(), 0, { is_removed: true })), 3, { product_item_id: 104 }), 3)
  const saved = afterSaving(
    desk,
    collectUnsaved(desk),
    desk.terms,
    quotation([line(9, { place: 3 })], { revision: 2 }),
  )
  expect(saved.sheet.selection.focus).toEqual({ row: 2, column: 2 })
  expect(saved.sheet.rows.map(({ key, row_id }) => [key, row_id])).toEqual([
    [2, 2],
    [3, 3],
    [9, -1],
  ])
  const merged = afterConflict(select(three(), 2), quotation([line(3), line(1)], { revision: 2 }))
  expect(merged.sheet.selection.focus.row).toBe(0)
})

test('changes of another version are not taken for lines that were removed', () => {
  const mine = set(three(), 0, { unit_price: 900 })
  const next = afterConflict(mine, quotation([line(11), line(12), line(13)], { version: 2, revision: 6 }))
  expect(next.sheet.rows.map(({ key }) => key)).toEqual([11, 12, 13])
  expect([findUnsaved(next), next.version, next.revision]).toEqual([undefined, 2, 6])
})

test('a line that I removed and that they changed is back as they left it, and marked', () => {
  const mine = set(set(three(), 0, { is_removed: true }), 1, { is_removed: true })
  const merged = afterConflict(mine, quotation([line(1, { price_unit: 950 }), line(2), line(3)]))
  expect(merged.sheet.rows.map(({ is_removed, unit_price }) => [is_removed, unit_price])).toEqual([
    [false, 950],
    [true, 1_000],
    [false, 1_000],
  ])
  expect([...merged.conflicts]).toEqual([[1, { is_removed: false }]])
  expect(collectUnsaved(merged).removed).toEqual([2])
})

test('a line that is added again is sent with what the buyer asked for', () => {
  const asked = openDesk(quotation([line(1, { requested_text: 'baut 8', requested_quantity: '2 dus' })]))
  const merged = afterConflict(set(asked, 0, { unit_price: 900 }), quotation([]))
  expect(collectUnsaved(merged).lines).toMatchObject([
    { requested_text: 'baut 8', requested_quantity: '2 dus', unit_price: 900 },
  ])
})

test.each([
  [undefined, undefined, 0],
  ['pick_up', 0, 0],
  ['own_truck', 90_000, 50_000],
])('an agreed delivery cost counts as the server counts it: method %s', (code, stored, counted) => {
  const desk = openDesk(
    quotation([line(1)], {
      ...(code !== undefined && { delivery_method: { code, name: code } }),
      ...(stored !== undefined && { delivery_cost: stored }),
    }),
  )
  expect(findDeliveryCost({ ...desk, terms: { ...desk.terms, delivery_cost: '50000' } })).toBe(counted)
  expect(findDeliveryCost(desk)).toBe(stored ?? 0)
})
