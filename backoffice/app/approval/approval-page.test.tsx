import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '../testing/fake-api.ts'
import { asFina } from '../testing/fina.ts'
import { openAdmin } from '../testing/open-admin.tsx'

const approval = (more: object = {}) => ({
  id: 4,
  kind: 'credit_note',
  state: 'waiting',
  subject_id: 12,
  number: 'INV26-00012',
  company: { id: 1, name: 'PT Contoh Karya' },
  amount: 22_200_000,
  exceeded: ['credit_note'],
  reason: 'Barang salah kirim',
  requested_at: '2026-11-20T03:00:00.000Z',
  requested_by: { id: 9, name: 'Feri Contoh' },
  can_decide: true,
  lines: [{ sku: 'HB-1', name: 'Baut segi enam', quantity: 200, amount: 20_000_000, exceeded: [] }],
  amount_before: 5_000_000,
  text: 'Nota kredit untuk barang salah kirim',
  ...more,
})
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a request says who asked, why, and what is beyond the limit, with a link to its document', async () => {
  await openAdmin('/approvals/4', {
    ...asFina,
    'get /staff/approvals/{id}': () => ({ data: { record: approval() } }),
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Credit note for INV26-00012')
  const main = within(screen.getByRole('main'))
  expect(main.getByText('Barang salah kirim')).toBeTruthy()
  expect(main.getByText(/^Feri Contoh, /)).toBeTruthy()
  expect(main.getByText('Rp. 22.200.000')).toBeTruthy()
  expect(main.getByText('Rp. 5.000.000')).toBeTruthy()
  expect(main.getByRole('link', { name: 'INV26-00012' }).getAttribute('href')).toBe('/invoices/12')
})

test('a quotation’s lines stand beside what the shop sells and buys them for', async () => {
  const line = {
    sku: 'HB-1',
    name: 'Baut segi enam',
    quantity: 10,
    amount: 600_000,
    unit_price: 60_000,
    discount_percent: 40,
    shop_price: 100_000,
    unit_cost: 80_000,
    exceeded: ['discount', 'below_cost'],
  }
  await openAdmin('/approvals/4', {
    ...asFina,
    'get /staff/approvals/{id}': () => ({
      data: { record: approval({ kind: 'quotation', number: 'Q26-00001', lines: [line] }) },
    }),
  })
  const table = within(screen.getByRole('table'))
  for (const text of ['Rp. 60.000', '40%', 'Rp. 100.000', 'Rp. 80.000'])
    expect(table.getByText(text)).toBeTruthy()
  expect(table.getByText('Above the limit: Discount, Below cost')).toBeTruthy()
})

test('a request is approved after a question, and shows who decided', async () => {
  let shown = approval()
  await openAdmin('/approvals/4', {
    ...asFina,
    'get /staff/approvals/{id}': () => ({ data: { record: shown } }),
    'post /staff/approvals/{id}/approve': ({ params, body }) => {
      expect([params, body]).toEqual([{ id: '4' }, { note: 'Sudah dicek' }])
      shown = approval({
        state: 'approved',
        can_decide: false,
        decision: { at: '2026-11-21T03:00:00.000Z', by: { id: 3, name: 'Fina Contoh' }, note: 'Sudah dicek' },
      })
      return { data: { record: shown } }
    },
  })
  press('Approve')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Sudah dicek' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  await screen.findByText(/^Fina Contoh, /)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

test('a refusal without its reason stays open, and says so at its field', async () => {
  await openAdmin('/approvals/4', {
    ...asFina,
    'get /staff/approvals/{id}': () => ({ data: { record: approval() } }),
    'post /staff/approvals/{id}/refuse': () =>
      refusal(400, 'invalid_request', { errors: { note: ['Say why.'] } }),
  })
  press('Refuse')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: '-' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
  await dialog.findByText('Say why.')
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('-')
})

test('an own request can be withdrawn, and not decided', async () => {
  const { calls } = await openAdmin('/approvals/4', {
    ...asFina,
    'get /staff/approvals/{id}': () => ({
      data: { record: approval({ can_decide: false, requested_by: { id: 3, name: 'Fina Contoh' } }) },
    }),
    'post /staff/approvals/{id}/withdraw': () => ({ data: { record: approval({ state: 'withdrawn' }) } }),
  })
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  press('Withdraw')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }))
  await expect.poll(() => calls).toContain('post /staff/approvals/4/withdraw')
})
