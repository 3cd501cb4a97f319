import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../testing/show.tsx'
import { PaymentForm } from './payment-form.tsx'

const props = {
  id: '7',
  version: 2,
  revision: 5,
  deliverTo: { method: 'Courier', address: 'Plant', po: '' },
  methods: [
    {
      code: 'terms' as const,
      name: 'Credit terms',
      description: 'In 30 days',
      unavailable: 'Above the limit',
      is_chosen: false,
    },
    { code: 'transfer' as const, name: 'Bank transfer', description: 'To our account', is_chosen: false },
  ],
  credit: { credit_limit: 10_000_000, exposure: 9_500_000, available: 500_000, terms_days: 30 },
  total: 1_110_000,
  account: { usable: 0, isUsed: false },
  termsVersion: '2026-11-23',
  commandKey: 'a-key',
  result: undefined,
}

// @spec §2 Checkout page: payment methods
test('one method is active at a time, and it alone is sent', () => {
  speak('en')
  const [terms, transfer] = props.methods
  const qris = { code: 'qris' as const, name: 'QRIS', description: 'By any bank', is_chosen: false }
  const methods = [...(terms && transfer ? [{ ...terms, unavailable: undefined }, transfer] : []), qris]
  const { container } = show(<PaymentForm {...props} methods={methods} />)
  const active = () =>
    screen.getAllByRole<HTMLInputElement>('radio').flatMap(({ checked, value }) => (checked ? [value] : []))
  for (const name of [/QRIS/, /Credit terms/, /Bank transfer/]) {
    const chosen = screen.getByRole<HTMLInputElement>('radio', { name })
    fireEvent.click(chosen)
    expect(active()).toEqual([chosen.value])
    const form = new FormData(container.querySelector('form') ?? undefined)
    expect(form.getAll('payment_method')).toEqual([chosen.value])
  }
})

test('a method that can not take the amount is shown with its reason, and another one is chosen', () => {
  speak('en')
  const { container } = show(<PaymentForm {...props} />)
  const terms = screen.getByRole<HTMLInputElement>('radio', { name: /Credit terms.*Above the limit/ })
  const transfer = screen.getByRole<HTMLInputElement>('radio', { name: /Bank transfer/ })
  expect([terms.disabled, terms.checked, transfer.checked]).toEqual([true, false, true])
  const figures = within(screen.getByRole('region', { name: 'Your credit' }))
  expect(figures.getByText('Rp. 9.500.000')).toBeTruthy()
  expect(figures.getByText('Rp. 0')).toBeTruthy()
  const form = new FormData(container.querySelector('form') ?? undefined)
  expect(Object.fromEntries(form)).toEqual({
    amount_total: '1110000',
    version: '2',
    revision: '5',
    key: 'a-key',
    payment_method: 'transfer',
  })
})

// @spec §2 Checkout page: terms
test('the terms are not accepted in advance, and one click shows them', () => {
  speak('en')
  const { container } = show(<PaymentForm {...props} />)
  const readAgreement = () => new FormData(container.querySelector('form') ?? undefined).get('agree_terms')
  expect(readAgreement()).toBeNull()
  fireEvent.click(screen.getByRole('checkbox'))
  expect(readAgreement()).toBe('true')
  const terms = screen.getByRole('link', { name: /Terms/ })
  expect(terms.getAttribute('href')).toBe('/site/terms?version=2026-11-23')
})

test('after a refusal it says why and keeps what was chosen', () => {
  speak('en')
  const result = {
    status: 400,
    errors: { agree_terms: ['This field is required.'] },
    values: { payment_method: 'transfer' },
  }
  show(<PaymentForm {...props} result={result} />)
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(screen.getByRole('checkbox', { description: 'This field is required.' })).toBe(
    document.activeElement,
  )
})

test('a total that changed is said with the one before, and what was chosen stays', () => {
  speak('en')
  const values = { payment_method: 'transfer', agree_terms: 'true', amount_total: '1000000' }
  const result = { status: 409, errors: {}, refused: 'The quotation has changed', values }
  const { container } = show(<PaymentForm {...props} result={result} />)
  expect(container.textContent).toContain('The total changed from Rp. 1.000.000 to Rp. 1.110.000.')
  expect(container.querySelector<HTMLInputElement>('[name=amount_total]')?.value).toBe('1110000')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Bank transfer/ }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  const same = { ...result, values: { ...values, amount_total: '1110000' } }
  expect(show(<PaymentForm {...props} result={same} />).container.textContent).not.toContain(
    'The total changed',
  )
})
