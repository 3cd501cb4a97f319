import type { BankLine } from '@pasok/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '../testing/fake-api.ts'
import { asFina } from '../testing/fina.ts'
import { openAdmin } from '../testing/open-admin.tsx'

const company = { id: 1, name: 'PT Contoh Karya' }
const proposal = (id: number): BankLine['proposals'][number] => ({
  confidence: 'sure',
  confidence_name: 'Almost certain',
  reasons: ['number_in_text', 'same_amount'],
  why: 'The text has the number of the document. The amount is the same.',
  company,
  documents: [{ kind: 'invoice', id, number: `INV26-0000${id}`, amount_due: 1_110_000, amount: 1_110_000 }],
})
const line = (id: number, more: Partial<BankLine> = {}): BankLine => ({
  id,
  statement_id: 1,
  account: '111222',
  day: '2026-11-20',
  amount: 1_110_000,
  text: `TRSF E-BANKING ${id}`,
  reference: '',
  state: 'open',
  state_name: 'Open',
  age_days: 3,
  proposals: [proposal(id)],
  more_proposals: 0,
  ...more,
})
const list = (lines: () => readonly BankLine[]) => ({
  ...asFina,
  'get /staff/bank-lines': () => {
    const records = [...lines()]
    return { data: { records, amount_total: 0, total: records.length, page: 1, per_page: 20 } }
  },
})
const itemOf = (text: string) => within(screen.getByText(text).closest('li') as HTMLElement)

test('one press settles a line by its proposal, and the next line’s proposal has the focus', async () => {
  let lines = [line(1, { proposals: [] }), line(2), line(3), line(4)]
  const bodies: unknown[] = []
  const { calls } = await openAdmin('/bank-lines', {
    ...list(() => lines),
    'post /staff/bank-lines/{id}/settle': ({ params, body }) => {
      bodies.push([params['id'], body])
      lines = lines.filter(({ id }) => String(id) !== params['id'])
      return { data: { record: line(Number(params['id']), { state: 'posted', proposals: [], company }) } }
    },
  })
  await screen.findByText('TRSF E-BANKING 2')
  expect(calls).toContain('get /staff/bank-lines?page=1&state=open')
  fireEvent.click(itemOf('TRSF E-BANKING 3').getByRole('button', { name: 'Settle' }))
  await expect.poll(() => screen.queryByText('TRSF E-BANKING 3')).toBeNull()
  const next = itemOf('TRSF E-BANKING 4').getByRole('button', { name: 'Settle' })
  await expect.poll(() => document.activeElement === next).toBe(true)
  expect(bodies).toEqual([
    ['3', { company_id: 1, allocations: [{ invoice_id: 3, amount: 1_110_000 }], confirmed: false }],
  ])
})

test('the money of a proof is settled by the proof', async () => {
  const bodies: unknown[] = []
  await openAdmin('/bank-lines', {
    ...list(() => [line(2, { proposals: [{ ...proposal(2), proof_id: 9 }] })]),
    'post /staff/bank-lines/{id}/settle': ({ body }) => {
      bodies.push(body)
      return { data: { record: line(2, { state: 'posted', proposals: [] }) } }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Settle' }))
  await expect.poll(() => bodies).toEqual([{ proof_id: 9, confirmed: false }])
})

test('what looks like a mistake is done once it is confirmed', async () => {
  const bodies: unknown[] = []
  await openAdmin('/bank-lines', {
    ...list(() => [line(2), line(3)]),
    'post /staff/bank-lines/{id}/settle': ({ body }) => {
      bodies.push(body)
      return refusal(400, 'invalid_request', { errors: { company_id: ['Another company.'] } })
    },
  })
  await screen.findByText('TRSF E-BANKING 2')
  const item = itemOf('TRSF E-BANKING 2')
  fireEvent.click(item.getByRole('button', { name: 'Settle' }))
  expect((await item.findByRole('alert')).textContent).toContain('Another company.')
  expect(itemOf('TRSF E-BANKING 3').queryByRole('alert')).toBeNull()
  fireEvent.click(item.getByRole('checkbox', { name: 'It is right nevertheless' }))
  fireEvent.click(item.getByRole('button', { name: 'Settle' }))
  await expect.poll(() => bodies.length).toBe(2)
  expect(bodies[1]).toMatchObject({ confirmed: true })
})

test('a line is divided among documents of a company, and what is left is counted along', async () => {
  const bodies: unknown[] = []
  const document = (id: number, amount_due: number) => ({
    kind: 'invoice',
    id,
    number: `INV26-0000${id}`,
    company,
    due_on: '2026-11-30',
    amount_due,
  })
  await openAdmin('/bank-lines', {
    ...list(() => [line(2)]),
    'get /staff/open-documents': ({ query }) => {
      expect(query).toEqual({ company_id: '1' })
      return { data: { records: [document(2, 1_000_000), document(3, 500_000)], total: 2 } }
    },
    'post /staff/bank-lines/{id}/settle': ({ body }) => {
      bodies.push(body)
      return refusal(400, 'invalid_request', { errors: { 'allocations.1': ['It is paid.'] } })
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Other documents…' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByRole('button', { name: 'All of INV26-00002' }))
  fireEvent.change(dialog.getByLabelText('Amount for INV26-00003'), { target: { value: '60.000' } })
  expect(dialog.getByText(/Not allocated: Rp. 50.000/).textContent).toContain('held for the company')
  fireEvent.click(dialog.getByRole('button', { name: 'Other documents…' }))
  await dialog.findByText('It is paid.')
  expect(dialog.getByLabelText('Amount for INV26-00003').getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByLabelText('Amount for INV26-00002').getAttribute('aria-invalid')).toBeNull()
  expect(bodies).toEqual([
    {
      company_id: 1,
      allocations: [
        { invoice_id: 2, amount: 1_000_000 },
        { invoice_id: 3, amount: 60_000 },
      ],
      confirmed: false,
    },
  ])
})

test('interest with sen can only be ignored, and outgoing money asks for nothing', async () => {
  await openAdmin(
    '/bank-lines?state=all',
    list(() => [
      line(2, { amount: 12.5, proposals: [] }),
      line(3, { amount: -500_000, state: 'outgoing', state_name: 'Outgoing', proposals: [] }),
    ]),
  )
  await screen.findByText('Rp. 12,50')
  const names = (text: string) =>
    itemOf(text)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent)
  expect(names('TRSF E-BANKING 2')).toEqual(['Not a customer…'])
  expect(names('TRSF E-BANKING 3')).toEqual([])
  expect(screen.getByText('−Rp. 500.000')).toBeTruthy()
})
