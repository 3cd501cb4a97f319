import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '../testing/fake-api.ts'
import { asFina } from '../testing/fina.ts'
import { openAdmin } from '../testing/open-admin.tsx'

const proof = (more: object = {}) => ({
  id: 5,
  filename: 'bukti.jpg',
  content_type: 'image/jpeg',
  amount: 1_110_000,
  transferred_on: '2026-11-20',
  uploaded_at: '2026-11-20T03:00:00.000Z',
  state: 'waiting',
  order: {
    id: 7,
    number: 'ORD26-00007',
    state: 'placed',
    payment_state: 'pending',
    amount_total: 1_110_000,
    amount_paid: 110_000,
    amount_over: 0,
  },
  attempt_state: 'pending',
  company: { id: 1, name: 'PT Contoh Karya' },
  ...more,
})
const show = (shown: () => object) => ({
  ...asFina,
  'get /staff/payments/proofs/{id}': () => ({ data: { record: shown() } }),
})

test('a picture of a proof stands beside what is open of its order', async () => {
  await openAdmin(
    '/proofs/5',
    show(() => proof()),
  )
  expect(screen.getByRole('img', { name: 'bukti.jpg' }).getAttribute('src')).toBe(
    '/api/staff/payments/proofs/5/file',
  )
  expect(within(screen.getByRole('main')).getByText('Rp. 1.000.000')).toBeTruthy()
})

test('a PDF is a link, and no picture', async () => {
  await openAdmin(
    '/proofs/5',
    show(() => proof({ filename: 'bukti.pdf', content_type: 'application/pdf' })),
  )
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('link', { name: 'Open bukti.pdf' })).toBeTruthy()
})

test('what arrived is typed as people write it', async () => {
  let shown = proof()
  const bodies: unknown[] = []
  await openAdmin('/proofs/5', {
    ...show(() => shown),
    'post /staff/payments/proofs/{id}/verify': ({ body }) => {
      bodies.push(body)
      shown = proof({ state: 'verified', received: 1_000_000 })
      return { data: { record: shown } }
    },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }))
  const dialog = within(await screen.findByRole('dialog'))
  const amount = dialog.getByLabelText<HTMLInputElement>('Amount that arrived')
  expect(amount.value).toBe('1110000')
  fireEvent.change(amount, { target: { value: 'Rp 1.000.000' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Verify' }))
  await screen.findByText('Verified')
  expect(bodies).toEqual([{ received: 1_000_000 }])
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull()
})

test('where somebody else decided meanwhile, the proof is shown as it is now', async () => {
  let shown = proof()
  await openAdmin('/proofs/5', {
    ...show(() => shown),
    'post /staff/payments/proofs/{id}/reject': () => {
      shown = proof({ state: 'verified', received: 1_110_000 })
      return refusal(409, 'not_possible_now')
    },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Tidak terbaca' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Verified')).toBeTruthy()
})

test('a decision is taken back with a reason, and the proof waits again', async () => {
  let shown = proof({ state: 'verified', received: 1_000_000 })
  const bodies: unknown[] = []
  await openAdmin('/proofs/5', {
    ...show(() => shown),
    'post /staff/payments/proofs/{id}/reopen': ({ body }) => {
      bodies.push(body)
      shown = proof()
      return { data: { record: shown } }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Take the decision back' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Salah rekening' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Take the decision back' }))
  await screen.findByRole('button', { name: 'Reject' })
  expect(bodies).toEqual([{ reason: 'Salah rekening' }])
})
