import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Asked, type FakeEndpoints } from '../testing/fake-api.ts'
import { openAdmin, sari } from '../testing/open-admin.tsx'

const list = (more: object = {}) => ({
  id: 7,
  version: 3,
  name: 'Pelanggan lama',
  is_for_all: false,
  company_count: 1,
  rule_count: 1,
  updated_at: '2026-11-20T03:00:00.000Z',
  companies: [{ id: 5, name: 'PT Contoh Karya' }],
  history: [],
  ...more,
})
const rule = {
  id: 11,
  target: 'item',
  of: { id: 4, name: 'Bearing', sku_number: '6204-2RS' },
  price: 9_000,
  is_final: true,
  breaks: [{ from_quantity: 10, discount_percent: 12.5 }],
}
const page = (records: readonly object[]) => ({
  data: { records, total: records.length, is_total_exact: true, per_page: 20, page: 1 },
})
const shown: FakeEndpoints = {
  'get /staff/price-lists/{id}': () => ({ data: { record: list() } }),
  'get /staff/price-lists/{id}/rules': () => page([rule]),
}

/** Opens the page; returns what each command was sent. */
const open = async (fakes: FakeEndpoints = {}) => {
  const sent: [string, Asked['params'], Asked['query'], unknown][] = []
  const accept =
    (name: string) =>
    ({ params, query, body }: Asked) => {
      sent.push([name, params, query, body])
      return { data: { record: list({ version: 4 }) } }
    }
  await openAdmin('/price-lists/7', {
    ...shown,
    'get /staff/me': () => ({ data: { record: { ...sari, roles: ['admin'] } } }),
    'post /staff/price-lists/{id}/rules': accept('add'),
    'put /staff/price-lists/{id}/rules/{rule_id}': accept('change'),
    'delete /staff/price-lists/{id}/rules/{rule_id}': accept('remove'),
    'put /staff/price-lists/{id}/companies/{company_id}': accept('assign'),
    'delete /staff/price-lists/{id}/companies/{company_id}': accept('unassign'),
    ...fakes,
  })
  await screen.findByRole('table')
  return sent
}
const type = (within_: Pick<typeof screen, 'getByLabelText'>, label: RegExp, value: string) =>
  fireEvent.change(within_.getByLabelText(label), { target: { value } })

test('a rule is added as it was typed in the reader’s language', async () => {
  const sent = await open()
  type(screen, /^Part number or name/, '6204-2RS')
  type(screen, /^Price/, '95.000')
  type(screen, /^Quantity breaks/, '10: 90.000; 100: 12,5%')
  fireEvent.click(screen.getByRole('button', { name: 'Add rule' }))
  await expect
    .poll(() => sent)
    .toEqual([
      [
        'add',
        { id: '7' },
        {},
        {
          target: 'item',
          of: '6204-2RS',
          price: 95_000,
          is_final: false,
          starts_on: null,
          ends_on: null,
          breaks: [
            { from_quantity: 10, price: 90_000 },
            { from_quantity: 100, discount_percent: 12.5 },
          ],
          version: 3,
        },
      ],
    ])
})

test('a rule is changed from what it is, and removed after a question', async () => {
  const sent = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Change: 6204-2RS' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText<HTMLInputElement>(/^Quantity breaks/).value).toBe('10: 12.5%')
  type(dialog, /^Price/, '8500')
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => sent[0])
    .toMatchObject([
      'change',
      { id: '7', rule_id: '11' },
      {},
      { price: 8_500, is_final: true, breaks: [{ from_quantity: 10, discount_percent: 12.5 }] },
    ])
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  const question = within(await screen.findByRole('dialog', { name: 'Remove the rule for 6204-2RS?' }))
  fireEvent.click(question.getByRole('button', { name: 'Remove' }))
  await expect
    .poll(() => sent.at(-1))
    .toEqual(['remove', { id: '7', rule_id: '11' }, { version: '3' }, undefined])
})

test('a rule that somebody else has changed or removed meanwhile keeps its dialog and what was typed', async () => {
  let records: readonly object[] = [rule]
  await open({
    'get /staff/price-lists/{id}/rules': () => page(records),
    'put /staff/price-lists/{id}/rules/{rule_id}': () => {
      records = []
      return refusal(409, 'version_conflict')
    },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Change: 6204-2RS' }))
  const dialog = within(await screen.findByRole('dialog'))
  type(dialog, /^Price/, '8500')
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/Somebody else changed it/)).toBeTruthy()
  await expect.poll(() => screen.queryByRole('button', { name: 'Change: 6204-2RS' })).toBeNull()
  expect(dialog.getByLabelText<HTMLInputElement>(/^Price/).value).toBe('8500')
})

test('who may not edit prices reads a list without forms', async () => {
  await openAdmin('/price-lists/7', shown)
  expect(await screen.findByRole('table')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download (.xlsx)' })).toBeTruthy()
  for (const name of ['Change: 6204-2RS', 'Add rule', 'Upload', 'Assign', 'Unassign', 'Save'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('a company is found and assigned, and unassigned', async () => {
  const sent = await open({
    'get /staff/companies': () =>
      page([
        {
          id: 6,
          legal_name: 'PT Lain',
          trade_name: '',
          npwp: '0012345678901234',
          registration_status: 'approve',
          tax_kind: 'regular',
          created_at: '2026-11-20T03:00:00.000Z',
        },
      ]),
  })
  type(screen, /^Find a customer/, 'lain')
  fireEvent.click(await screen.findByRole('button', { name: 'Assign' }))
  await expect.poll(() => sent).toEqual([['assign', { id: '7', company_id: '6' }, {}, undefined]])
  fireEvent.click(await screen.findByRole('button', { name: 'Unassign' }))
  await expect.poll(() => sent.at(-1)).toEqual(['unassign', { id: '7', company_id: '5' }, {}, undefined])
})

test('a file’s errors are named by row and column', async () => {
  await open({
    'post /staff/price-lists/{id}/xlsx': () =>
      refusal(400, 'invalid_request', { errors: { 'rows.5.price': ['Enter whole rupiah.'] } }),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Upload' }))
  expect(await screen.findByText('Row 5, Price: Enter whole rupiah.')).toBeTruthy()
})

test('a price is explained with the rule that won', async () => {
  const { calls } = await openAdmin('/companies/5/price?part_number=6204-2RS&quantity=10', {
    'get /staff/companies/{id}': () => refusal(404, 'not_found'),
    'get /staff/companies/{id}/price': () => ({
      data: {
        record: {
          company: { id: 5, name: 'PT Contoh Karya' },
          item: { id: 4, sku_number: '6204-2RS', name: 'Bearing', uom: 'pcs' },
          quantity: 10,
          on: '2026-11-28',
          price: 7_875,
          base_price: 10_000,
          from_quantity: 10,
          considered: [
            {
              source: 'rule',
              rule: { ...rule, list: { id: 7, name: 'Pelanggan lama' } },
              price: 9_000,
              breaks: [{ from_quantity: 10, price: 7_875 }],
              outcome: 'won',
            },
            { source: 'base', price: 10_000, breaks: [], outcome: 'not_final' },
          ],
        },
      },
    }),
  })
  const rows = (await screen.findAllByRole('row')).map(({ textContent }) => textContent ?? '')
  expect(rows[1]).toContain('Pelanggan lama')
  expect(rows[1]).toContain('Wins')
  expect(rows[2]).toContain('A final price excludes it')
  expect(calls).toContain('get /staff/companies/5/price?part_number=6204-2RS&quantity=10')
})
