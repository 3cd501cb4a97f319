import { quotationStaff } from '@pasok/contract/endpoints'
import { describe, expect, it } from 'vitest'
import type { OfferedItem } from '../catalogue/index.ts'
import { priceLines, resolveQuantity, type PricedLine, type PricingData } from './price-lines.ts'
import type { LineRow } from './quotation.store.ts'

const item = (id: number, more: Partial<OfferedItem> = {}): OfferedItem => ({
  id,
  sku: `B-${id}`,
  name_en: `Bolt ${id}`,
  name_id: `Baut ${id}`,
  uom: 'box',
  min_qty: 1,
  multiple_qty: 1,
  pieces_per_uom: null,
  weight_g: 250,
  lead_time_days: 7,
  is_orderable: true,
  own_number: '',
  ...more,
})

const stored: LineRow = {
  id: 11,
  quotation_id: 1,
  version: 1,
  place: 1,
  item_id: 1,
  sku: 'B-1 then',
  own_number: 'OWN then',
  name_en: 'Bolt then',
  name_id: 'Baut dulu',
  uom: 'each',
  weight_g: 99,
  quantity: 4,
  unit_price: 1_000,
  discount: 0,
  status: 'open',
  lead_time_days: 3,
  staff_comment: '',
  buyer_comment: 'soon',
  requested_text: '',
  requested_quantity: '',
  verdict: { verdict: 'exact' },
  changed_in_cart: { price_shown: 900 },
  is_shop_offer: false,
} as unknown as LineRow

const data = (more: Partial<PricingData> = {}): PricingData => ({
  before: new Map([[11, stored]]),
  items: new Map([
    [1, item(1)],
    [2, item(2)],
    [3, item(3, { is_orderable: false })],
    [4, item(4, { weight_g: null, lead_time_days: null })],
  ]),
  prices: new Map([
    [1, 1_000],
    [2, 2_000],
  ]),
  unknownWeight: 500,
  language: 'id',
  ...more,
})
const makeLine = (more: Partial<PricedLine> = {}): PricedLine => ({
  status: 'quoted',
  unitPrice: null,
  discountPercent: 0,
  comment: '',
  ...more,
})
const price = (lines: readonly PricedLine[], more: Partial<PricingData> = {}) => priceLines(lines, data(more))
const only = (line: PricedLine, more: Partial<PricingData> = {}) => {
  const result = price([line], more)
  if ('error' in result) throw new Error(JSON.stringify(result.errors))
  return result.lines[0]
}

describe('a line that staff price', () => {
  it('of what is stored keeps its item, its texts and its quantity, at the price of the shop', () => {
    expect(only(makeLine({ id: 11 }))).toEqual({
      id: 11,
      status: 'quoted',
      item_id: 1,
      sku: 'B-1 then',
      own_number: 'OWN then',
      name_en: 'Bolt then',
      name_id: 'Baut dulu',
      uom: 'each',
      weight_g: 99,
      changed_in_cart: { price_shown: 900 },
      quantity: 4,
      unit_price: 1_000,
      discount: 0,
      lead_time_days: 3,
      staff_comment: '',
      requested_text: '',
      requested_quantity: '',
      buyer_comment: 'soon',
      verdict: { verdict: 'exact' },
      is_shop_offer: false,
    })
  })

  it('that is added is its item as it is today, and the offer of the shop', () => {
    expect(only(makeLine({ itemId: 2, quantity: 5, comment: 'new' }))).toEqual({
      status: 'quoted',
      item_id: 2,
      sku: 'B-2',
      own_number: '',
      name_en: 'Bolt 2',
      name_id: 'Baut 2',
      uom: 'box',
      weight_g: 250,
      quantity: 5,
      unit_price: 2_000,
      discount: 0,
      lead_time_days: 7,
      staff_comment: 'new',
      requested_text: '',
      requested_quantity: '',
      is_shop_offer: true,
    })
    expect(only(makeLine({ itemId: 4, quantity: 1, unitPrice: 5 }))).toMatchObject({
      weight_g: 500,
      lead_time_days: null,
    })
  })

  it.each([
    ['another price', { unitPrice: 1_999 }],
    ['a discount', { discountPercent: 1 }],
    ['another lead time', { leadTimeDays: 8 }],
    ['no offer at all', { status: 'open' }],
  ] as const)('with %s is not the offer of the shop', (_, more) => {
    expect(only(makeLine({ itemId: 2, quantity: 5, ...more }))?.is_shop_offer).toBe(false)
  })

  it('has its own price, quantity and lead time where they are set, also of 0', () => {
    const line = only(makeLine({ id: 11, unitPrice: 0, quantity: 6, leadTimeDays: 0 }))
    expect(line).toMatchObject({ unit_price: 0, quantity: 6, lead_time_days: 0 })
  })

  it('has the discount of all lines, else its own, in hundredths of a per cent', () => {
    expect(only(makeLine({ id: 11, discountPercent: 12.5 }))?.discount).toBe(1_250)
    expect(only(makeLine({ id: 11, discountPercent: 12.5 }), { discountPercent: 5 })?.discount).toBe(500)
    expect(only(makeLine({ id: 11, discountPercent: 12.5 }), { discountPercent: 0 })?.discount).toBe(0)
  })

  it.each(['open', 'not_available'] as const)('that is %s has no price and no discount', (status) => {
    const line = only(makeLine({ id: 11, status, unitPrice: 700, discountPercent: 10 }))
    expect(line).toMatchObject({ status, unit_price: null, discount: 0, is_shop_offer: false })
  })

  it('without an item, or of one that is not sold, can be answered as not available', () => {
    expect(only(makeLine({ status: 'not_available' }))).toMatchObject({
      item_id: null,
      quantity: null,
      sku: '',
    })
    const gone = { ...stored, item_id: 9 }
    expect(
      only(makeLine({ id: 11, status: 'not_available' }), { before: new Map([[11, gone]]) }),
    ).toMatchObject({
      item_id: 9,
      sku: 'B-1 then',
    })
  })
})

describe('what is not given of a changed line', () => {
  const offered: LineRow = {
    ...stored,
    status: 'quoted',
    unit_price: 900,
    discount: 250,
    staff_comment: 'from stock',
  }
  const change = (line: PricedLine) => only(line, { before: new Map([[11, offered]]) })

  it('stays as it is', () => {
    expect(change({ id: 11, quantity: 9 })).toMatchObject({
      status: 'quoted',
      quantity: 9,
      unit_price: 900,
      discount: 250,
      lead_time_days: 3,
      staff_comment: 'from stock',
    })
  })
  it('is that of the shop for another item, and where null is given', () => {
    expect(change({ id: 11, itemId: 2 })).toMatchObject({ unit_price: 2_000, lead_time_days: 7 })
    expect(change({ id: 11, unitPrice: null, leadTimeDays: null })).toMatchObject({
      unit_price: 1_000,
      lead_time_days: 7,
    })
  })
  it("is no item where null is given, which can't be offered", () => {
    expect(change({ id: 11, status: 'open', itemId: null })).toMatchObject({ item_id: null, sku: '' })
    expect(price([{ id: 11, status: 'quoted', itemId: null }])).toMatchObject({
      errors: { 'lines.0.product_item_id': 'missing' },
    })
  })
})

describe('an alternative', () => {
  it('is offered like any other line', () => {
    expect(
      only(makeLine({ itemId: 2, quantity: 1, discountPercent: 5, status: 'alternative' })),
    ).toMatchObject({
      unit_price: 2_000,
      discount: 500,
    })
    expect(price([makeLine({ status: 'alternative' })])).toEqual({
      error: 'invalid_request',
      errors: { 'lines.0.product_item_id': 'missing' },
    })
  })
  it('notes the buyer’s request, in their language', () => {
    expect(only(makeLine({ id: 11, itemId: 2, status: 'alternative' }))).toMatchObject({
      item_id: 2,
      sku: 'B-2',
      requested_text: 'B-1 then Baut dulu',
      requested_quantity: '4',
      lead_time_days: 7,
    })
    expect(
      only(makeLine({ id: 11, itemId: 2, status: 'alternative' }), { language: 'en' })?.requested_text,
    ).toBe('B-1 then Bolt then')
  })
  it('never changes what the buyer wrote', () => {
    const before = new Map([[11, { ...stored, requested_text: 'baut', requested_quantity: '4 box' }]])
    expect(only(makeLine({ id: 11, itemId: 2, status: 'alternative' }), { before })).toMatchObject({
      requested_text: 'baut',
      requested_quantity: '4 box',
    })
  })
  it('of the same item notes nothing', () => {
    expect(only(makeLine({ id: 11, status: 'alternative' }))?.requested_text).toBe('')
  })
  it.each([
    ['another item that is quoted', { itemId: 2 }],
    ['no item any more', { itemId: null, status: 'open' }],
  ] as const)('of a line with %s, the item that the buyer asked for is noted', (_, change) => {
    expect(only(makeLine({ id: 11, ...change }))).toMatchObject({
      requested_text: 'B-1 then Baut dulu',
      requested_quantity: '4',
    })
  })
  it('notes at most 500 characters, without blanks around them, and no quantity where there was none', () => {
    const long = { ...stored, sku: '', name_id: ` ${'x'.repeat(600)}`, quantity: null }
    expect(
      only(makeLine({ id: 11, itemId: 2, quantity: 1, status: 'alternative' }), {
        before: new Map([[11, long]]),
      }),
    ).toMatchObject({ requested_text: 'x'.repeat(500), requested_quantity: '' })
  })
})

describe('a line is refused', () => {
  it.each([
    ['of an unknown id', { id: 12 }, 'id', 'unknown_line'],
    ['without an item', {}, 'product_item_id', 'missing'],
    [
      'of an item that does not exist',
      { itemId: 99, quantity: 1, status: 'open' },
      'product_item_id',
      'not_for_sale',
    ],
    ['of an item that is not sold', { itemId: 3, quantity: 1 }, 'product_item_id', 'not_for_sale'],
    ['without a quantity', { itemId: 2 }, 'quantity', 'missing'],
    ['without a price', { itemId: 4, quantity: 1 }, 'unit_price', 'price_missing'],
    [
      'above the largest amount',
      { itemId: 2, quantity: 101, unitPrice: 999_999_999_999 },
      'unit_price',
      'line_too_dear',
    ],
  ] as const)('%s', (_, more, field, code) => {
    expect(price([makeLine({ id: 11 }), makeLine(more)])).toEqual({
      error: 'invalid_request',
      errors: { [`lines.1.${field}`]: code },
    })
  })

  it('that is named twice', () => {
    expect(price([makeLine({ id: 11 }), makeLine({ id: 11 })])).toEqual({
      error: 'invalid_request',
      errors: { 'lines.1.id': 'unknown_line' },
    })
  })

  it('not at the largest amount itself', () => {
    expect(only(makeLine({ itemId: 2, quantity: 1, unitPrice: 999_999_999_999 }))?.unit_price).toBe(
      999_999_999_999,
    )
  })

  it('with all others that are wrong', () => {
    expect(price([makeLine(), makeLine({ id: 12 })])).toEqual({
      error: 'invalid_request',
      errors: { 'lines.0.product_item_id': 'missing', 'lines.1.id': 'unknown_line' },
    })
  })
})

it('the quantity of a line is the input’s, else the stored one, else unknown', () => {
  expect(resolveQuantity(makeLine({ quantity: 2 }), stored)).toBe(2)
  expect(resolveQuantity(makeLine(), stored)).toBe(4)
  expect(resolveQuantity(makeLine(), undefined)).toBeNull()
})

it.each([
  [0, true],
  [12.25, true],
  [100, true],
  [100.01, false],
  [1_000, false],
  [-0.01, false],
  [12.255, false],
])('a discount of %d per cent is taken, on a line or on all: %s', (percent, isTaken) => {
  const body = { revision: 1, lines: [], comment: '' }
  const onLine = { ...body, lines: [{ status: 'quoted', discount_percent: percent }] }
  const takes = (sent: object) => quotationStaff.priceQuotation.body.safeParse(sent).success
  expect(takes({ ...body, lines: [{ status: 'quoted' }] })).toBe(true)
  expect(takes(onLine)).toBe(isTaken)
  expect(takes({ ...body, lines: [{ status: 'quoted' }], discount_percent: percent })).toBe(isTaken)
})
