import type { DraftLine } from '@pasok/contract'
import { expect, test } from 'vitest'
import { verdictSheet } from './verdict-sheet.ts'

const found: DraftLine = {
  id: 1,
  place: 1,
  requested_text: 'deep groove bearing',
  requested_quantity: '4',
  verdict: 'found',
  found_by: 'search',
  item: { id: 4, name: 'Ball bearing', sku_number: 'B-1', uom: 'pcs', min_qty: 1, multiple_qty: 1 },
  quantity: 4,
  comment: '',
}
const readRemark = (line: DraftLine) => verdictSheet([line], 'en').rows[0]?.at(-2)

test('the remark names why an item was found, unless its buyer chose it', () => {
  expect(readRemark(found)).toBe('Matches these words.')
  expect(readRemark({ ...found, match: { kind: 'spelling', text: 'bearing' } })).toBe('Matched as “bearing”.')
  expect(readRemark({ ...found, found_by: 'choice' })).toBe('')
})
