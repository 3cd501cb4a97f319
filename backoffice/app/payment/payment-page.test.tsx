import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '../testing/fake-api.ts'
import { asFina } from '../testing/fina.ts'
import { openAdmin } from '../testing/open-admin.tsx'

const attempt = (more: object = {}) => ({
  id: 6,
  number: 1,
  version: 3,
  method: 'qris',
  amount: 20_000_000,
  received: 20_000_000,
  refunded: 0,
  state: 'needs_review',
  created_at: '2026-11-20T03:00:00.000Z',
  order: {
    id: 7,
    number: 'ORD26-00007',
    state: 'cancelled',
    payment_state: 'unpaid',
    amount_total: 20_000_000,
    amount_paid: 0,
    amount_over: 20_000_000,
  },
  company: { id: 1, name: 'PT Contoh Karya' },
  can_accept: false,
  refundable: 20_000_000,
  refund_ways: ['gateway', 'transfer'],
  refunds: [],
  ...more,
})
const show = (shown: () => object) => ({
  ...asFina,
  'get /staff/payments/attempts/{id}': () => ({ data: { record: shown() } }),
})

test('only what the API offers is shown', async () => {
  await openAdmin(
    '/payments/6',
    show(() => attempt({ can_accept: true, refund_ways: ['transfer'] })),
  )
  const names = within(screen.getByRole('main'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Accept', 'Record a refund by transfer'])
})

test('a refund above the limit asks for a reason, then waits for approval', async () => {
  const bodies: unknown[] = []
  await openAdmin('/payments/6', {
    ...show(() => attempt()),
    'post /staff/payments/attempts/{id}/refund': ({ body }) => {
      bodies.push(body)
      return (body as { approval_reason?: string }).approval_reason === undefined
        ? refusal(403, 'over_limit')
        : refusal(409, 'waiting_for_approval')
    },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Refund through the gateway' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: '15.000.000' } })
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Pesanan dibatalkan' } })
  const send = () => fireEvent.click(dialog.getByRole('button', { name: 'Refund through the gateway' }))
  expect(dialog.queryByLabelText('Reason for approval')).toBeNull()
  send()
  const why = await dialog.findByLabelText('Reason for approval')
  expect(dialog.getByLabelText<HTMLInputElement>('Amount').value).toBe('15.000.000')
  fireEvent.change(why, { target: { value: 'Pelanggan lama' } })
  send()
  expect((await dialog.findByRole('status')).textContent).toBe('Refused: waiting_for_approval')
  expect(dialog.getByRole('link', { name: 'My requests' })).toBeTruthy()
  const refund = { amount: 15_000_000, reason: 'Pesanan dibatalkan' }
  expect(bodies).toEqual([refund, { ...refund, approval_reason: 'Pelanggan lama' }])
})
