import type { Address, DeliveryChoice } from '@pasok/contract'
import { fireEvent, screen } from '@testing-library/react'
import { useState, type ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../../testing/show.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import DeliveryPage from './delivery-page.tsx'

const area = { id: 1, name: 'Area' }
const plant: Address = {
  id: 3,
  version: 1,
  label: 'Plant',
  recipient: 'Stores',
  phone: '+62215550144',
  street: 'Jl. Uji 1',
  rt: '',
  rw: '',
  province: area,
  city: area,
  district: area,
  subdistrict: area,
  postal_code: '17510',
  note: '',
  is_default_delivery: true,
  is_default_billing: true,
}
const method = (code: string, more: Partial<DeliveryChoice>): DeliveryChoice => ({
  code,
  name: code,
  description: '',
  is_free: false,
  is_chosen: false,
  ...more,
})
const props = {
  id: '7',
  isOfCart: true,
  revision: 4,
  methods: [
    method('fleet', { unavailable: 'no_rate' }),
    method('courier', { cost: 28_000, lead_time_days: { from: 1, to: 2 }, is_chosen: true }),
    method('pick_up', { cost: 0, is_free: true }),
  ],
  addresses: [plant],
  areas: {},
  shipDays: { min: '2026-11-23', max: '2028-11-22' },
  chosen: { delivery: { id: 3, label: 'Plant' }, billing: { id: 3, label: 'Plant' }, poFile: undefined },
  typed: { po_number: 'PO-1', is_ship_complete: 'true' },
  result: undefined,
}
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

test('what the quotation says already is chosen; a method that is not offered says why', () => {
  speak('en')
  show(<DeliveryForm {...props} />)
  expect(radio(/^Plant/).checked).toBe(true)
  expect(radio(/courier.*Rp\. 28\.000.*1 to 2 days/).checked).toBe(true)
  expect(radio(/fleet.*Not available for this address\./).disabled).toBe(true)
  expect(radio(/pick_up.*Free/).disabled).toBe(false)
  expect(radio(/everything together/).checked).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>(/PO number/).value).toBe('PO-1')
  const { min, max } = screen.getByLabelText<HTMLInputElement>(/Requested ship date/)
  expect({ min, max }).toEqual(props.shipDays)
})

test('a company without an address types its first one', () => {
  speak('en')
  const chosen = { delivery: undefined, billing: undefined, poFile: undefined }
  show(<DeliveryForm {...props} addresses={[]} chosen={chosen} />)
  expect(radio(/Another address/).checked).toBe(true)
  expect(screen.queryByLabelText(/Billing address/)).toBeNull()
})

test('an address that the company has deleted since can stay', () => {
  speak('en')
  const chosen = { ...props.chosen, delivery: { id: 9, label: 'Old plant' } }
  show(<DeliveryForm {...props} chosen={chosen} />)
  expect(radio(/As chosen before: Old plant/).checked).toBe(true)
})

test('what was refused stays as it was typed', () => {
  speak('en')
  const result = {
    status: 400,
    errors: { accounts_email: ['This is no email.'] },
    values: { address: '3', accounts_email: 'finance@', po_number: 'PO-2' },
    areas: {},
  }
  show(<DeliveryForm {...props} result={result} />)
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: /Email of your accounts/ })
  expect([email.value, email.getAttribute('aria-invalid')]).toEqual(['finance@', 'true'])
  expect(screen.getByLabelText<HTMLInputElement>(/PO number/).value).toBe('PO-2')
})

test('a checkout of a quotation links back to it, not to the cart', () => {
  speak('en')
  show(<DeliveryForm {...props} isOfCart={false} />)
  const back = screen.getByRole('link', { name: 'Back to the quotation' })
  expect(back.getAttribute('href')).toBe('/account/quotation/7')
  expect(screen.queryByRole('link', { name: 'Back to cart' })).toBeNull()
})

test('a purchase order that is too large is not sent, and its field says so', () => {
  speak('id')
  const { container } = show(<DeliveryForm {...props} />)
  const field = screen.getByLabelText(/^File PO/)
  const large = Object.defineProperty(new File(['%PDF-1.7'], 'po.pdf'), 'size', { value: 10_000_001 })
  fireEvent.change(field, { target: { files: [large] } })
  expect(screen.getByText('File ini lebih besar dari 10 MB.')).toBeTruthy()
  fireEvent.submit(container.querySelector('form') as HTMLFormElement)
  expect(document.activeElement).toBe(field)
})

test('an address that a colleague adds meanwhile leaves what was typed', () => {
  speak('en')
  const summary = { id: 7, number: 'Q-7', validUntil: '2026-12-08', lines: [], short: 0, changed: 0, more: 0 }
  const sums = { amount_untaxed: 0, amount_tax: 0, amount_total: 0 }
  function Page() {
    const [addresses, setAddresses] = useState([plant])
    const loaderData = { ...props, addresses, summary: { ...summary, sums } }
    return (
      <>
        <button type="button" onClick={() => setAddresses([plant, { ...plant, id: 4, label: 'Depot' }])}>
          Add
        </button>
        <DeliveryPage {...({ loaderData } as unknown as ComponentProps<typeof DeliveryPage>)} />
      </>
    )
  }
  show(<Page />)
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: /^PO number/ })
  fireEvent.change(number, { target: { value: 'PO-2' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(radio(/^Depot/).checked).toBe(false)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^PO number/ }).value).toBe('PO-2')
})
