import type { ComparedCard } from '@pasok/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../../testing/show.tsx'
import { CompareTable } from './compare-table.tsx'

const READY = { id: 1, code: 'ready', name: 'Ready stock', available: true }
const cylinder = (id: number, bore: string, more: Partial<ComparedCard> = {}) =>
  ({
    id,
    name: `Cylinder ${bore}`,
    is_header: false,
    sku_number: `CDQ2B${bore}`,
    product_brand: { id: 1, name: 'SMC' },
    product_tag_ids: [READY],
    main_image_urls: null,
    price: 1_000,
    attributes: [
      { code: 'bore', name: 'Bore', text: bore, unit: 'mm' },
      { code: 'acting', name: 'Action', text: 'double' },
    ],
    ...more,
  }) as unknown as ComparedCard

beforeEach(() => speak('en'))
const rowNames = () =>
  screen.getAllByRole('rowheader').map((head) => head.textContent?.replace('≠', '').replace(/ ,/, ','))

// @spec §2 Compare table
test('products stand side by side, and rows in which they differ are marked in words', async () => {
  show(<CompareTable products={[cylinder(1, '20'), cylinder(2, '25')]}>{null}</CompareTable>)
  const heads = await screen.findAllByRole('columnheader')
  expect(heads.map((head) => within(head).queryByRole('link')?.textContent)).toEqual([
    undefined,
    'Cylinder 20',
    'Cylinder 25',
  ])
  expect(rowNames()).toEqual(['Price', 'Availability', 'Brand', 'Bore, differs', 'Action'])
  const [, , , bore] = screen.getAllByRole('row').slice(1)
  expect([...(bore?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual([
    '20 mm',
    '25 mm',
  ])
})

test('a price, and what one of them lacks, are differences, too', async () => {
  const dear = cylinder(2, '20', { price: 2_000, attributes: [] })
  show(<CompareTable products={[cylinder(1, '20'), dear]}>{null}</CompareTable>)
  expect(await screen.findAllByText('No value')).toHaveLength(2)
  expect(rowNames()).toEqual(['Price, differs', 'Availability', 'Brand', 'Bore, differs', 'Action, differs'])
})

test('the switch leaves the differences alone, and says where there are none', async () => {
  show(<CompareTable products={[cylinder(1, '20'), cylinder(2, '25')]}>{null}</CompareTable>)
  fireEvent.click(await screen.findByRole('switch', { name: 'Only differences' }))
  expect(rowNames()).toEqual(['Bore, differs'])
})

test('products that are alike leave an empty table with a word of why', async () => {
  show(<CompareTable products={[cylinder(1, '20'), cylinder(2, '20')]}>{null}</CompareTable>)
  fireEvent.click(await screen.findByRole('switch'))
  expect(screen.queryAllByRole('rowheader')).toEqual([])
  expect(screen.getByText('These products have the same values in every row.')).toBeTruthy()
})
