import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type FakeEndpoints } from '../testing/fake-api.ts'
import { openAdmin, sari } from '../testing/open-admin.tsx'

const named = { id: 1, name: 'PT' }
const company = (more: object = {}) => ({
  id: 5,
  version: 3,
  registration_status: 'approve',
  legal_name: 'PT Contoh Karya',
  trade_name: '',
  npwp: '0012345678901234',
  nitku: '0012345678901234000000',
  nib: '1234567890123',
  is_pkp: true,
  company_type: named,
  customer_classification: named,
  customer_industry: named,
  seat: {
    street: 'Jl. Contoh 1',
    rt: '',
    rw: '',
    province: { id: 32, name: 'Jawa Barat' },
    city: { id: 3216, name: 'Bekasi' },
    district: { id: 321606, name: 'Tambun' },
    subdistrict: { id: 3216062002, name: 'Mekarsari' },
    postal_code: '17510',
  },
  members: [
    {
      id: 9,
      name: 'Oki Contoh',
      email: 'oki@contoh.test',
      position: 'Pembelian',
      mobile: '+6281234567890',
      phone: '',
      phone_extension: '',
      role: 'buyer',
      language: 'id',
      is_email_verified: true,
      last_login_at: '2026-11-20T03:00:00.000Z',
    },
  ],
  addresses: [],
  tax_kind: 'government',
  salespeople: [
    { id: 2, name: 'Sari Contoh' },
    { id: 3, name: 'Tono Contoh' },
  ],
  notes: [],
  same_npwp: [],
  documents: [],
  history: [
    {
      at: '2026-11-21T03:00:00.000Z',
      by: 'Sari Contoh',
      action: 'company.change',
      details: { changed: { trade_name: ['', 'Karya'] } },
    },
  ],
  created_at: '2026-11-20T03:00:00.000Z',
  ...more,
})

const list = (records: readonly object[]) => ({
  data: {
    records: records.map((one) => ({ code: 'x', ...one })),
    total: records.length,
    offset: 0,
    limit: 250,
  },
})
const references: FakeEndpoints = {
  'get /v1/res/company_type': () => list([named]),
  'get /v1/res/customer_classification': () => list([named]),
  'get /v1/res/customer_industry': () => list([named]),
  'get /v1/res/industrial_estate': () => list([]),
  'get /v1/res/province': () => list([{ id: 32, name: 'Jawa Barat' }]),
  'get /v1/res/city': () => list([{ id: 3216, name: 'Bekasi' }]),
  'get /v1/res/district': () => list([{ id: 321606, name: 'Tambun' }]),
  'get /v1/res/subdistrict': () => list([{ id: 3216062002, name: 'Mekarsari' }]),
}

test('a company shows what it is, who acts for it, and links to its records', async () => {
  await openAdmin('/companies/5', { 'get /staff/companies/{id}': () => ({ data: { record: company() } }) })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Customer PT Contoh Karya')
  expect(screen.getByText('Government treasurer')).toBeTruthy()
  expect(screen.getByText(/^Last login: 20/)).toBeTruthy()
  expect(screen.getByText('Trade name: – → Karya')).toBeTruthy()
  const nav = within(screen.getByRole('navigation', { name: 'PT Contoh Karya' }))
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/orders?company_id=5',
    '/quotations?company_id=5',
    '/invoices?company_id=5',
    '/companies/5/money',
    '/price-lists?company_id=5',
    '/companies/5/price',
    '/registrations/5',
  ])
})

test('finance reads a company and changes nothing of it', async () => {
  await openAdmin('/companies/5', {
    'get /staff/me': () => ({ data: { record: { ...sari, roles: ['finance'] } } }),
    'get /staff/companies/{id}': () => ({ data: { record: company() } }),
  })
  expect(screen.queryByRole('button', { name: 'Change details' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save role' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Add note' })).toBeTruthy()
})

test('where somebody else was faster, the record is shown as it is now and what was typed stays', async () => {
  let stored = company()
  const sent: unknown[] = []
  await openAdmin('/companies/5', {
    ...references,
    'get /staff/companies/{id}': () => ({ data: { record: stored } }),
    'put /staff/companies/{id}': ({ body }) => {
      sent.push(body)
      if (sent.length > 1) return { data: { record: stored } }
      stored = company({ version: 4, trade_name: 'Karya Mereka' })
      return refusal(409, 'version_conflict', { current: stored })
    },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Change details' }))
  fireEvent.change(await screen.findByLabelText(/^Trade name/), { target: { value: 'Karya Kami' } })
  const save = () => fireEvent.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement)
  save()
  await screen.findByText(/Somebody else changed it meanwhile/)
  expect(screen.getByText('Karya Mereka')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Trade name/).value).toBe('Karya Kami')
  save()
  await expect
    .poll(() => sent)
    .toMatchObject([
      { version: 3, trade_name: 'Karya Kami', city_id: '3216' },
      { version: 4, trade_name: 'Karya Kami' },
    ])
})

test('a member is removed after a question, and a role is set', async () => {
  const calls: unknown[] = []
  const fake =
    (name: string) =>
    ({ params, body }: { params: object; body: unknown }) => {
      calls.push([name, params, body])
      return { data: { record: company() } }
    }
  await openAdmin('/companies/5', {
    'get /staff/companies/{id}': () => ({ data: { record: company() } }),
    'put /staff/companies/{id}/members/{member_id}': fake('role'),
    'delete /staff/companies/{id}/members/{member_id}': fake('remove'),
    'put /staff/companies/{id}/salesperson': fake('salesperson'),
  })
  fireEvent.change(screen.getByLabelText('Role of Oki Contoh'), { target: { value: 'owner' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save role' }))
  const ids = { id: '5', member_id: '9' }
  await expect.poll(() => calls).toEqual([['role', ids, { role: 'owner' }]])
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  await expect.poll(() => calls.at(-1)).toEqual(['remove', ids, undefined])
  fireEvent.change(screen.getByLabelText('Salesperson'), { target: { value: '3' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await expect
    .poll(() => calls.at(-1))
    .toEqual(['salesperson', { id: '5' }, { salesperson_id: 3, version: 3 }])
})
