import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forgetWanted, wantedItem } from '../../identity/login/wanted-item.ts'
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
  await screen.findAllByText('Rp. 900')
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

test.each([
  ['0', {}, 'The minimum is 1.'],
  ['', {}, 'Enter a whole number.'],
  ['2.5', {}, 'Enter a whole number.'],
  ['7', { multiple_qty: 2 }, 'Sold in multiples of 2.'],
  ['99999999', {}, 'At most 999,999 of one item.'],
])('a guest who types the quantity %j is told why, and is led nowhere', (typed, rule, text) => {
  speak('en')
  show(
    <table>
      <tbody>
        <VariantRow
          row={{ ...bolt, ...rule }}
          number={1}
          columns={[]}
          ends={{ price: false, action: 'login' }}
          next="/shop/products/1"
        />
      </tbody>
    </table>,
    '/shop/products/1',
  )
  forgetWanted()
  const field = screen.getByLabelText('Quantity of B-7')
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.click(screen.getByRole('link', { name: 'Log in to see prices' }))
  expect(screen.getByRole('alert').textContent).toBe(text)
  expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field])
  expect(wantedItem()).toBeUndefined()
  fireEvent.change(field, { target: { value: '8' } })
  fireEvent.click(screen.getByRole('link', { name: 'Log in to see prices' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(wantedItem()).toMatchObject({ quantity: 8 })
})

test('the price stands in one line, and a button opens the rest of it', async () => {
  showRow({
    ...bolt,
    is_company_price: true,
    price_uoms: ['pcs'],
    price_breaks: [{ from_quantity: 10, price: 800 }],
  })
  const button = await screen.findByRole('button', { name: 'Rp. 900 per pcs Price details of B-7' })
  const details = document.getElementById(button.getAttribute('popovertarget') ?? '')
  expect([details?.getAttribute('popover'), details?.getAttribute('aria-label')]).toEqual([
    'auto',
    'Price details of B-7',
  ])
  expect(details?.textContent.replaceAll('\u00a0', ' ')).toBe(
    'Your priceRp. 900per pcsNormal price Rp. 1.000per pcs from 10: Rp. 800',
  )
})

test('a row leads to its item by its number, and names it without a second link', () => {
  showRow({ ...bolt, lang: 'id' })
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'B-7' })])
  expect(screen.getByRole('link').getAttribute('href')).toBe('/shop/product/7')
  expect(cell('name')?.querySelector('[lang=id]')?.textContent).toBe('Bolt')
})

test('a row has the small picture that shows its item, and none without one', () => {
  showRow({ ...bolt, picture: { src: '/media/b-7.svg', width: 800, height: 600 } })
  expect(cell('name')?.querySelector('img')?.getAttribute('src')).toBe('/media/b-7.svg')
  cleanup()
  showRow(bolt)
  expect(cell('name')?.querySelector('img')).toBeNull()
})

test('a phone’s row names its figures, and a code stands for its value', () => {
  speak('en')
  const columns = [
    { code: 'bore', name: 'Bore', unit: 'mm' },
    { code: 'sealing', name: 'Sealing', unit: undefined },
    { code: 'width', name: 'Width', unit: 'mm' },
  ]
  const values = [
    { text: '32', number: 32 },
    { text: 'Rubber seals (2RS)', short: '2RS', number: undefined },
    { text: '', number: undefined },
  ]
  show(
    <table>
      <tbody>
        <VariantRow
          row={{ ...bolt, values }}
          number={1}
          columns={columns}
          ends={{ price: false, action: undefined }}
          next="/"
        />
      </tbody>
    </table>,
    '/shop/products/1',
  )
  const shown = [...document.querySelectorAll('.variant-value')].map((one) => one.textContent)
  expect(shown).toEqual(['Bore 32 mm', 'Sealing 2RSRubber seals (2RS)'])
  const sealing = document.querySelector('td[data-label=Sealing] [title="Rubber seals (2RS)"]')
  expect(sealing?.querySelector('[aria-hidden]')?.textContent).toBe('2RS')
  expect(sealing?.querySelector('.sr-only')?.textContent).toBe('Rubber seals (2RS)')
  expect(document.querySelector('td[data-label="Bore (mm)"]')?.className).toContain('variant-figure')
})
