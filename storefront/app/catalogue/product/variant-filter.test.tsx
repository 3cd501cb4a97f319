import type { Filter } from '@pasok/contract'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../../testing/show.tsx'
import type { FilterError } from '../listing/load-listing.ts'
import { VariantFilter } from './variant-filter.tsx'

beforeEach(() => speak('en'))

const bore: Filter = {
  slug: 'bore',
  name: 'Bore',
  type: 'number',
  unit: 'mm',
  items: ['25', '32', '40'].map((size) => ({ slug: size, name: size, count: 1 })),
  min: 25,
  max: 40,
}
const open = (current: string, filter = bore, filterError?: FilterError) =>
  show(<VariantFilter filter={filter} current={current} filterError={filterError} />)

test.each([
  ['', 'Bore (mm)', []],
  ['32', 'Bore (mm): 32', ['32']],
  ['32,40', 'Bore (mm): 32, 40', ['32', '40']],
  ['30-', 'Bore (mm): ≥ 30', ['32', '40']],
])('sizes are ticked: %j', async (current, summary, ticked) => {
  open(current)
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox', { hidden: true })
  expect(boxes.map(({ value }) => value)).toEqual(['25', '32', '40'])
  expect(boxes.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(ticked)
  expect(screen.getByText(summary)).toBeTruthy()
})

test('a number with too many sizes has two fields', async () => {
  open('32', { ...bore, items: [] })
  expect((await screen.findByLabelText<HTMLInputElement>('Bore (mm), minimum')).value).toBe('32')
  expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull()
})

test('several sizes of a number with two fields stay ticked', async () => {
  open('32,40', { ...bore, items: [] })
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox', { hidden: true })
  expect(boxes.map(({ value, checked }) => [value, checked])).toEqual([
    ['32', true],
    ['40', true],
  ])
})

test('an input that is no number can be corrected, also where sizes are ticked', async () => {
  open('', bore, { slug: 'bore', typed: { from: 'x', to: '' } })
  expect((await screen.findByLabelText<HTMLInputElement>('Bore (mm), minimum')).value).toBe('x')
})
