import type { MatchedItem } from '@pasok/contract'
import { describe, expect, it } from 'vitest'
import type { Checked } from './check-rows.ts'
import { correctRows, judgeListRows, buildRows } from './list-rows.ts'

const makeItem = (id: number, more: Partial<MatchedItem> = {}): MatchedItem => ({
  id,
  name: `Item ${id}`,
  sku_number: `I-${id}`,
  uom: 'pcs',
  min_qty: 1,
  multiple_qty: 1,
  display_add_to_cart: true,
  ...more,
})
const checked: Checked = {
  rows: ['I-1', 'I1?', 'word', 'I-2', 'none'].map((part_number) => ({ part_number, quantity: '6' })),
  verdicts: [
    { verdict: 'exact', found_by: 'part_number', item_id: 1, quantity: 6 },
    { verdict: 'found', found_by: 'search', item_id: 1, quantity: 6 },
    { verdict: 'several', candidate_ids: [1, 2], quantity: 6 },
    { verdict: 'bad_quantity', found_by: 'part_number', item_id: 2, quantity: 6, problem: 'below_minimum' },
    { verdict: 'not_found', quantity: 6 },
  ],
  items: [makeItem(1), makeItem(2, { min_qty: 10 })],
  isIncomplete: false,
  page: 1,
  at: 1,
}
const listVerdicts = (rows = buildRows(checked)) =>
  judgeListRows(rows).map(({ verdict, total }) => [verdict, total])

describe('a list of rows', () => {
  it('counts certain rows as ready, apart from rows to check', () => {
    expect(listVerdicts()).toEqual([
      ['exact', undefined],
      ['found', 12],
      ['several', undefined],
      ['bad_quantity', undefined],
      ['not_found', undefined],
    ])
    expect(judgeListRows(buildRows(checked)).map(({ group }) => group)).toEqual([
      'ready',
      'check',
      'check',
      'check',
      'missing',
    ])
  })

  it('counts a row that is accepted together with others of its item', () => {
    const rows = correctRows(buildRows(checked), { kind: 'accept', numbers: new Set([2]) })
    expect(listVerdicts([...rows]).slice(0, 2)).toEqual([
      ['exact', 12],
      ['exact', 12],
    ])
  })

  it('takes an item that is chosen, and lets go of it again', () => {
    const chosen = correctRows(buildRows(checked), { kind: 'choose', number: 3, itemId: 2 })
    // Six of the row below and six of its own are the ten that this item asks for.
    expect(listVerdicts([...chosen]).slice(2, 4)).toEqual([
      ['exact', 12],
      ['exact', 12],
    ])
    const none = correctRows(chosen, { kind: 'choose', number: 3, itemId: 0 })
    expect(listVerdicts([...none])[2]).toEqual(['several', undefined])
  })

  it('judges a quantity that is corrected', () => {
    const rows = correctRows(buildRows(checked), { kind: 'quantity', number: 4, quantity: '1.000' })
    expect(listVerdicts([...rows])[3]).toEqual(['exact', undefined])
    const worse = correctRows(rows, { kind: 'quantity', number: 4, quantity: '1,5' })
    expect(listVerdicts([...worse])[3]).toEqual(['bad_quantity', undefined])
  })

  it('leaves rows out', () => {
    const rows = correctRows(buildRows(checked), { kind: 'remove', numbers: new Set([1, 5]) })
    expect(rows.map(({ number }) => number)).toEqual([2, 3, 4])
  })
})
