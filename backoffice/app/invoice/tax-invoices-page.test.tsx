import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asFina } from '../testing/fina.ts'
import { openAdmin } from '../testing/open-admin.tsx'

const company = { id: 1, name: 'PT Contoh Karya' }
const made = {
  id: 8,
  period: '2026-10',
  created_at: '2026-11-05T03:00:00.000Z',
  created_by: 'Fina Contoh',
  invoices: 3,
  numbered: 1,
}
const period = (more: object = {}) => ({
  period: '2026-10',
  seller: { name: 'PT Penjual', npwp: '1234567890123456', nitku: '' },
  ready: { invoices: 2, amount_untaxed: 1_000_000, amount_tax: 110_000 },
  exported: 2,
  numbered: 1,
  credited: 0,
  refused_total: 1,
  refused: [
    {
      invoice: { id: 2, number: 'INV26-00002' },
      company,
      issued_on: '2026-10-03',
      kind: 'regular',
      refusals: [{ field: 'lines.3.uom', code: 'unit_unknown', message: 'The unit has no code.' }],
    },
  ],
  exports: [made],
  credit_notes_total: 0,
  credit_notes: [],
  ...more,
})
const show = {
  ...asFina,
  'get /staff/tax-invoices': ({ query }: { query: Readonly<Record<string, string>> }) => {
    expect(query).toEqual({ period: '2026-10' })
    return { data: { record: period() } }
  },
}

test('a month says what is refused, by document and field, and exports what is ready', async () => {
  const bodies: unknown[] = []
  await openAdmin('/tax-invoices?period=2026-10', {
    ...show,
    'post /staff/tax-invoices/exports': ({ body }) => {
      bodies.push(body)
      return { data: { record: made } }
    },
  })
  const row = (await screen.findByRole('link', { name: 'INV26-00002' })).closest('tr') as HTMLElement
  expect(within(row).getByText('lines.3.uom').closest('li')?.textContent).toBe(
    'lines.3.uom: The unit has no code.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Export for Coretax' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Export for Coretax' }))
  await expect.poll(() => bodies).toEqual([{ period: '2026-10' }])
})

test('an export is withdrawn with a reason, as long as something of it has no number', async () => {
  const bodies: unknown[] = []
  await openAdmin('/tax-invoices?period=2026-10', {
    ...show,
    'post /staff/tax-invoices/exports/{id}/withdraw': ({ params, body }) => {
      bodies.push([params, body])
      return { data: { record: made } }
    },
  })
  expect((await screen.findByRole('link', { name: 'File 8' })).getAttribute('href')).toBe(
    '/api/staff/tax-invoices/exports/8/xml',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw: File 8' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Ditolak Coretax' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
  await expect.poll(() => bodies).toEqual([[{ id: '8' }, { reason: 'Ditolak Coretax' }]])
})

test('what was brought back is matched row by row', async () => {
  await openAdmin('/tax-invoices?period=2026-10', {
    ...show,
    'post /staff/tax-invoices/numbers': () => ({
      data: {
        changed: 1,
        unchanged: 0,
        refused: 1,
        results: [
          {
            source: '2',
            result: 'recorded',
            message: 'The number was recorded.',
            invoice: { id: 2, number: 'INV26-00002' },
            tax_invoice_number: '04002500000000001',
          },
          { source: '3', result: 'unknown', message: 'There is no such invoice.' },
        ],
      },
    }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Read the numbers' }))
  expect((await screen.findByText('Changed: 1. Unchanged: 0. Refused: 1.')).getAttribute('role')).toBe(
    'status',
  )
  expect(screen.getByText('There is no such invoice.')).toBeTruthy()
})
