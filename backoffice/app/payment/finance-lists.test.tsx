import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '../testing/fake-api.ts'
import { asFina } from '../testing/fina.ts'
import { openAdmin, sari } from '../testing/open-admin.tsx'

const company = { id: 1, name: 'PT Contoh Karya' }
const refund = (id: number, state: string) => ({
  id,
  state,
  amount: 400_000,
  reason: 'Kelebihan bayar',
  payee: { bank: 'BCA', number: '123', holder: 'PT Contoh' },
  submitted_at: '2026-11-20T03:00:00.000Z',
  reference: '',
  refusal: '',
  company,
})
const openDialog = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

test('a refund that a buyer asked for is approved, and one on its way is said to be transferred', async () => {
  const done: unknown[] = []
  await openAdmin('/refunds', {
    ...asFina,
    'get /staff/payments/held-refunds': () => ({
      data: {
        records: [refund(1, 'waiting'), refund(2, 'requested'), refund(3, 'done')],
        total: 3,
        is_total_exact: true,
        per_page: 20,
        page: 1,
      },
    }),
    'post /staff/payments/held-refunds/{id}/approve': ({ params }) => {
      done.push(params['id'])
      return { data: { record: refund(1, 'requested') } }
    },
    'post /staff/payments/held-refunds/{id}/complete': ({ params, body }) => {
      done.push([params['id'], body])
      return { data: { record: refund(2, 'done') } }
    },
  })
  const approve = await openDialog('Approve: PT Contoh Karya, Rp. 400.000')
  fireEvent.click(approve.getByRole('button', { name: 'Approve' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  const complete = await openDialog('Was transferred: PT Contoh Karya, Rp. 400.000')
  fireEvent.change(complete.getByLabelText('Transferred on'), { target: { value: '2026-11-27' } })
  fireEvent.change(complete.getByLabelText(/^Reference/), { target: { value: 'FT9' } })
  fireEvent.click(complete.getByRole('button', { name: 'Was transferred' }))
  await expect.poll(() => done).toEqual(['1', ['2', { transferred_on: '2026-11-27', reference: 'FT9' }]])
})

test('withheld tax says whose certificate is missing, and takes its number, day and file', async () => {
  await openAdmin('/withheld?certificate=missing', {
    ...asFina,
    'get /staff/ledger/withheld': ({ query }) => {
      expect(query).toEqual({ page: '1', certificate: 'missing' })
      const records = [
        {
          id: 3,
          invoice: { id: 2, number: 'INV26-00002' },
          company,
          amount: 20_000,
          note: 'PPh 23',
          recorded_at: '2026-11-20T03:00:00.000Z',
          age_days: 8,
          certificate_number: 'BP-1',
        },
      ]
      return { data: { records, amount_total: 20_000, total: 1, page: 1, per_page: 50 } }
    },
    'post /staff/ledger/withheld/{id}/certificate': ({ params }) => {
      expect(params).toEqual({ id: '3' })
      return refusal(400, 'invalid_request', { errors: { file: ['Choose a file.'] } })
    },
  })
  const dialog = await openDialog('Attach the certificate: INV26-00002')
  expect(dialog.getByLabelText<HTMLInputElement>('Number of the certificate').value).toBe('BP-1')
  fireEvent.click(dialog.getByRole('button', { name: 'Attach the certificate' }))
  await dialog.findByText('Choose a file.')
})

const difference = {
  id: 5,
  company_id: 1,
  order: { id: 7, number: 'ORD26-00007' },
  stored: 500_000,
  computed: 400_000,
  found_at: '2026-11-20T03:00:00.000Z',
}

test('a difference is decided with a reason, beside both sums', async () => {
  const bodies: unknown[] = []
  await openAdmin('/ledger', {
    ...asFina,
    'get /staff/ledger/suspense': () => ({
      data: {
        records: [],
        amount_total: 0,
        bank_lines: { total: 3, amount: 1_500_000 },
        total: 0,
        page: 1,
        per_page: 50,
      },
    }),
    'get /staff/payments/differences': () => ({ data: { records: [difference], total: 1 } }),
    'post /staff/payments/differences/{id}/decide': ({ body }) => {
      bodies.push(body)
      return { data: { record: difference } }
    },
  })
  expect(
    (await screen.findByText('Open lines of bank statements: 3, Rp. 1.500.000')).getAttribute('href'),
  ).toBe('/bank-lines')
  const dialog = await openDialog('Decide: ORD26-00007')
  fireEvent.click(dialog.getByLabelText("The document's sum stands: Rp. 500.000"))
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Bukti ada' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Decide' }))
  await expect.poll(() => bodies).toEqual([{ decision: 'document', reason: 'Bukti ada' }])
})

test('sales sees differences, and neither suspense nor journals', async () => {
  await openAdmin('/ledger', {
    'get /staff/me': () => ({ data: { record: sari } }),
    'get /staff/payments/differences': () => ({ data: { records: [difference], total: 1 } }),
  })
  await screen.findByText('ORD26-00007')
  expect(screen.queryByRole('heading', { name: 'Suspense' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Journals (CSV)' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Decide: ORD26-00007' })).toBeNull()
})

test('journals are exported for periods that the API takes', async () => {
  await openAdmin('/ledger', {
    ...asFina,
    'get /staff/ledger/suspense': () => ({
      data: {
        records: [],
        amount_total: 0,
        bank_lines: { total: 0, amount: 0 },
        total: 0,
        page: 1,
        per_page: 50,
      },
    }),
    'get /staff/payments/differences': () => ({ data: { records: [], total: 0 } }),
  })
  const type = (end: string, value: string) =>
    fireEvent.change(screen.getByLabelText(`Period: ${end}`), { target: { value } })
  type('From', '2026-01-01')
  type('To', '2026-12-31')
  expect(screen.getByRole('link', { name: 'Journals (CSV)' }).getAttribute('href')).toBe(
    '/api/staff/ledger/journals/csv?from=2026-01-01&to=2026-12-31&language=en',
  )
  type('To', '2027-01-02')
  expect(screen.queryByRole('link', { name: 'Journals (CSV)' })).toBeNull()
})

const aged = { not_due: 0, days_1_30: 100_000, days_31_60: 0, days_61_90: 0, over_90: 50_000, total: 150_000 }

test('ageing of one salesperson has files of the same', async () => {
  await openAdmin('/ageing?salesperson_id=4', {
    ...asFina,
    'get /staff/ageing': ({ query }) => {
      expect(query).toEqual({ salesperson_id: '4', page: '1' })
      return { data: { records: [{ company, ...aged }], sums: aged, total: 1, page: 1, per_page: 100 } }
    },
    'get /staff/ageing/salespeople': () => ({
      data: { records: [{ salesperson: { id: 4, name: 'Sari Contoh' }, ...aged }, aged], sums: aged },
    }),
  })
  expect((await screen.findByRole('link', { name: 'PT Contoh Karya' })).getAttribute('href')).toBe(
    '/companies/1/money',
  )
  expect(screen.getByRole('link', { name: 'Ageing (Excel)' }).getAttribute('href')).toBe(
    '/api/staff/ageing/xlsx?salesperson_id=4&language=en',
  )
  await screen.findByText('Without a salesperson')
})
