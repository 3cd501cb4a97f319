import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type FakeEndpoints } from '../testing/fake-api.ts'
import { asFina } from '../testing/fina.ts'
import { openAdmin, sari } from '../testing/open-admin.tsx'

const company = { id: 1, name: 'PT Contoh Karya' }
const transfer = {
  id: 8,
  transferred_on: '2026-11-20',
  amount: 2_000_000,
  reference: 'FT1',
  recorded_at: '2026-11-20T03:00:00.000Z',
}
const money = {
  company,
  owed: 1_500_000,
  held_for_orders: 0,
  held_on_account: 500_000,
  in_review: 0,
  on_its_way_back: 0,
  transfers: [transfer],
  refunds: [],
}
const documents = [
  { kind: 'invoice', id: 2, number: 'INV26-00002', company, due_on: '2026-11-30', amount_due: 1_000_000 },
  { kind: 'order', id: 7, number: 'ORD26-00007', company, amount_due: 500_000 },
]
const fakes: FakeEndpoints = {
  'get /staff/companies/{id}/money': () => ({ data: { record: money } }),
  'get /staff/open-documents': () => ({ data: { records: documents, total: 2 } }),
  'get /staff/companies/{id}/balance': () => ({
    data: {
      record: {
        balance: 1_000_000,
        owed: 1_500_000,
        overdue: 0,
        held: 500_000,
        open: [],
        open_total: 0,
        held_for: [{ kind: 'account', amount: 500_000, available: 400_000 }],
        held_total: 1,
      },
    },
  }),
  'get /staff/companies/{id}/statement': () => ({
    data: {
      record: {
        company,
        from: '2026-01-01',
        to: '2026-11-28',
        opening_balance: 0,
        debit: 0,
        credit: 0,
        closing_balance: 0,
        rows: [],
        total: 0,
        page: 1,
        per_page: 100,
      },
    },
  }),
  'get /staff/companies/{id}/credit': () => ({
    data: {
      record: {
        company,
        version: 2,
        credit_limit: 50_000_000,
        exposure: 1_500_000,
        available: 48_500_000,
        terms_days: 30,
      },
    },
  }),
  'get /staff/companies/{id}/billing': () => ({
    data: { record: { company, billing_from_receipt: false, version: 0 } },
  }),
}
const openDialog = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

test('a transfer without a proof is allocated over an invoice and an order; what is refused stands at its document', async () => {
  const bodies: unknown[] = []
  await openAdmin('/companies/1/money', {
    ...asFina,
    ...fakes,
    'post /staff/payments/transfers': ({ body }) => {
      bodies.push(body)
      return bodies.length === 1
        ? refusal(400, 'invalid_request', { errors: { 'allocations.1': ['Too much.'] } })
        : { data: { record: money } }
    },
  })
  const dialog = await openDialog('Record a transfer')
  fireEvent.change(dialog.getByLabelText('Amount that arrived'), { target: { value: '1.400.000' } })
  fireEvent.change(dialog.getByLabelText('Transferred on'), { target: { value: '2026-11-27' } })
  fireEvent.click(dialog.getByRole('button', { name: 'All of INV26-00002' }))
  fireEvent.click(dialog.getByRole('button', { name: 'All of ORD26-00007' }))
  expect(dialog.getByLabelText<HTMLInputElement>('Amount for ORD26-00007').value).toBe('400000')
  const send = () => fireEvent.click(dialog.getByRole('button', { name: 'Record a transfer' }))
  send()
  await dialog.findByText('Too much.')
  expect(dialog.getByLabelText('Amount for ORD26-00007').getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(dialog.getByLabelText('Amount for ORD26-00007'), { target: { value: '300.000' } })
  send()
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(bodies[1]).toEqual({
    company_id: 1,
    transferred_on: '2026-11-27',
    amount: 1_400_000,
    reference: '',
    allocations: [
      { invoice_id: 2, amount: 1_000_000 },
      { order_id: 7, amount: 300_000 },
    ],
  })
})

test('money on account is refunded to a bank account, of which each part says what is wrong', async () => {
  await openAdmin('/companies/1/money', {
    ...asFina,
    ...fakes,
    'post /staff/companies/{id}/money/refunds': ({ body }) => {
      expect(body).toMatchObject({ amount: 400_000, payee: { bank: 'BCA', number: '', holder: '' } })
      return refusal(400, 'invalid_request', { errors: { 'payee.number': ['This is missing.'] } })
    },
  })
  const dialog = await openDialog('Refund')
  expect(dialog.getByText('At most Rp. 400.000.')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('Bank'), { target: { value: 'BCA' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Refund' }))
  await dialog.findByText('This is missing.')
  expect(dialog.getByLabelText('Account number').getAttribute('aria-invalid')).toBe('true')
})

test('a transfer is corrected with a reason; one that was corrected says so', async () => {
  let shown = money
  await openAdmin('/companies/1/money', {
    ...asFina,
    ...fakes,
    'get /staff/companies/{id}/money': () => ({ data: { record: shown } }),
    'post /staff/payments/transfers/{id}/correct': ({ params, body }) => {
      expect([params, body]).toEqual([{ id: '8' }, { reason: 'Salah jumlah' }])
      const correction = { at: '2026-11-21T03:00:00.000Z', reason: 'Salah jumlah' }
      shown = { ...money, transfers: [Object.assign({ correction }, transfer)] }
      return { data: { record: shown } }
    },
  })
  const dialog = await openDialog('Correct: 20/11/2026, Rp. 2.000.000')
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Salah jumlah' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Correct' }))
  await screen.findByText('Corrected on 21/11/2026: Salah jumlah')
})

test('a credit limit is set for the version that was seen', async () => {
  const bodies: unknown[] = []
  await openAdmin('/companies/1/money', {
    ...asFina,
    ...fakes,
    'put /staff/companies/{id}/credit': ({ body }) => {
      bodies.push(body)
      return refusal(409, 'version_conflict')
    },
  })
  const dialog = await openDialog('Change the credit')
  fireEvent.change(dialog.getByLabelText('Credit limit'), { target: { value: '75.000.000' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Change the credit' }))
  await dialog.findByRole('alert')
  expect(dialog.getByLabelText<HTMLInputElement>('Credit limit').value).toBe('75.000.000')
  expect(bodies).toEqual([{ credit_limit: 75_000_000, terms_days: 30, version: 2 }])
})

test('sales reads a company’s money, and changes none', async () => {
  await openAdmin('/companies/1/money', {
    ...fakes,
    'get /staff/me': () => ({ data: { record: sari } }),
  })
  await screen.findByText('INV26-00002')
  await screen.findByText('Rp. 50.000.000')
  expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([])
})
