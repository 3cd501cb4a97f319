import type { DraftLine } from '@pasok/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../../testing/show.tsx'
import { DraftRow } from './draft-row.tsx'

const line: DraftLine = {
  id: 1,
  place: 1,
  requested_text: 'deep groove bearing',
  requested_quantity: '4',
  verdict: 'found',
  found_by: 'search',
  item: {
    id: 4,
    name: 'Ball bearing',
    sku_number: '6204-2RS',
    uom: 'pcs',
    min_qty: 1,
    multiple_qty: 1,
  },
  quantity: 4,
  comment: '',
}

test('a search result is a question with two answers, and none is preselected', () => {
  speak('en')
  show(<DraftRow line={line} canChange />)
  const answers = screen.getAllByRole<HTMLInputElement>('radio')
  expect(answers.map(({ name, value, checked }) => [name, value, checked])).toEqual([
    ['item-1', '4', false],
    ['item-1', 'none', false],
  ])
})

test('a row whose words alone led to an item says so; one that its buyer chose does not', () => {
  speak('en')
  const { unmount } = show(<DraftRow line={line} canChange />)
  expect(screen.getByText('Matches these words')).toBeTruthy()
  unmount()
  show(<DraftRow line={{ ...line, verdict: 'exact', found_by: 'choice' }} canChange />)
  expect(screen.getByText('Ready')).toBeTruthy()
  expect(screen.queryByText('Matches these words')).toBeNull()
})
