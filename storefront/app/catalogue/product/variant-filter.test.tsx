import type { Filter } from '@pasok/contract'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../../testing/show.tsx'
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
const open = (current: string) =>
  show(<VariantFilter filter={bore} current={current} filterError={undefined} />)

test('several sizes, as a list chose them, are ticked', async () => {
  open('32,40')
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox', { hidden: true })
  expect(boxes.map(({ value, checked }) => [value, checked])).toEqual([
    ['25', false],
    ['32', true],
    ['40', true],
  ])
  expect(screen.getByText('Bore (mm): 32, 40')).toBeTruthy()
})

test('one size or range stands in two fields', async () => {
  open('32')
  expect((await screen.findByLabelText<HTMLInputElement>('Bore (mm), minimum')).value).toBe('32')
  expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull()
})
