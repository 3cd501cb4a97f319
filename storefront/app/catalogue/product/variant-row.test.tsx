import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wantedItem } from '../../identity/login/wanted-item.ts'
import { speak } from '@pasok/ui/testing/show.tsx'
import { buyer, show } from '../../testing/show.tsx'
import type { VariantListing } from './variant-listing.ts'
import { VariantRow } from './variant-row.tsx'

const bolt: VariantListing['rows'][number] = {
  id: 7,
  name: 'Bolt',
  sku_number: 'B-7',
  uom: 'pcs',
  product_tag_ids: [],
  lang: undefined,
  values: [],
  price: 900,
  base_price: 1_000,
}
const showRow = (row: typeof bolt) => {
  speak('en')
  const ends = { price: true, action: undefined }
  show(
    <table>
      <tbody>
        <VariantRow row={row} number={1} columns={[]} ends={ends} next="/shop/products/1" />
      </tbody>
    </table>,
    '/shop/products/1',
    undefined,
    buyer,
  )
}
const cell = (kind: string) => document.querySelector(`.variant-${kind}`)

// @spec §2 Variant table: Diskon badge
test.each([
  ['an item on offer', { offer_min_percent: 10, offer_max_percent: 10 }, 1],
  ['any other', {}, 0],
])('the offer badge of %s, with %j', async (_, offer, badges) => {
  showRow({ ...bolt, ...offer })
  await screen.findByText('Rp. 900')
  expect(screen.queryAllByText('Diskon')).toHaveLength(badges)
})

// @spec §9 Tag: empty
test('an item without a tag reads TBA', () => {
  showRow(bolt)
  expect(cell('availability')?.textContent).toBe('TBA')
})

// @spec §9 Tag: indent
test.each([
  ['Indent 25 Working Days', false, 'text-danger'],
  ['Ready stock', true, 'text-success'],
])('an item with the tag %s reads it, in red where it is not available', (name, available, colour) => {
  showRow({ ...bolt, product_tag_ids: [{ id: 1, code: 'tag', name, available }] })
  const tag = cell('availability')?.firstElementChild
  expect([tag?.textContent, tag?.className]).toEqual([name, colour])
})

// @spec §2 Variant table: columns
test.each([
  [true, ['HARGA']],
  [false, []],
])('the cells of a row stand in the order of the columns, with a price: %s', (price, harga) => {
  speak('en')
  const row = { ...bolt, values: [{ text: 'M8' }] } as unknown as typeof bolt
  const columns = [{ code: 'thread', name: 'Thread' }] as unknown as VariantListing['columns']
  const ends = { price, action: 'login' } as const
  const { container } = show(
    <table>
      <tbody>
        <VariantRow row={row} number={1} columns={columns} ends={ends} next="/shop/products/1" />
      </tbody>
    </table>,
    '/shop/products/1',
  )
  const labels = [...container.querySelectorAll<HTMLElement>('td[data-label]')].map(
    ({ dataset }) => dataset['label'],
  )
  const first = ['#', 'NAME', 'SKU NUMBER', 'Thread', 'AVAILABILITY', 'UNIT']
  expect(labels).toEqual([...first, ...harga, 'QTY', 'ACTION'])
})

// @spec §5 Add to cart: login
test('how much a guest types goes along with the way to log in', () => {
  speak('en')
  const ends = { price: false, action: 'login' } as const
  show(
    <table>
      <tbody>
        <VariantRow
          row={{ ...bolt, min_qty: 5, multiple_qty: 2 }}
          number={1}
          columns={[]}
          ends={ends}
          next="/shop/products/1"
        />
      </tbody>
    </table>,
    '/shop/products/1',
  )
  const field = screen.getByLabelText<HTMLInputElement>('Quantity of B-7')
  expect([field.closest('td')?.dataset['label'], field.value]).toEqual(['QTY', '6'])
  fireEvent.change(field, { target: { value: '12' } })
  fireEvent.click(screen.getByRole('link', { name: 'Log in to see prices' }))
  expect(wantedItem()).toMatchObject({ id: 7, quantity: 12 })
})

test('an item that is not sold asks a guest for no quantity', () => {
  speak('en')
  show(
    <table>
      <tbody>
        <VariantRow
          row={{ ...bolt, isNotSold: true }}
          number={1}
          columns={[]}
          ends={{ price: false, action: 'login' }}
          next="/shop/products/1"
        />
      </tbody>
    </table>,
    '/shop/products/1',
  )
  expect(cell('qty')?.childElementCount).toBe(0)
})
