import { payment, type AccountBalance, type Statement } from '@pasok/contract'
import { screen, within } from '@testing-library/react'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { apiContext } from '../../api-client/context.ts'
import { show } from '../../testing/show.tsx'
import BalancePage, { handle, loader } from './balance-page.tsx'

const ADDRESS = '/account/balance'
const invoice = { kind: 'invoice', id: 3, number: 'INV/2026/000003' } as const
const order = { kind: 'order', id: 5, number: 'ORD26-00005' } as const

const balance: AccountBalance = {
  balance: 900,
  owed: 1_500,
  overdue: 1_500,
  held: 600,
  open: [{ document: invoice, due_on: '2026-02-01', is_overdue: true, amount_due: 1_500 }],
  open_total: 120,
  held_for: [
    { kind: 'account', amount: 100 },
    { kind: 'order', amount: 200, document: order },
    { kind: 'invoice', amount: 50, document: invoice },
    { kind: 'refund', amount: 250, document: order },
  ],
  held_total: 4,
}
const statement: Statement = {
  company: { id: 1, name: 'PT Pembeli' },
  from: '2026-01-01',
  to: '2026-11-23',
  opening_balance: -600,
  debit: 1_500,
  credit: 0,
  closing_balance: 900,
  rows: [
    {
      day: '2026-01-05',
      kind: 'invoice_issued',
      name: 'Invoice',
      documents: [invoice],
      reference: '',
      debit: 1_500,
      credit: 0,
      balance: 900,
    },
    {
      day: '2026-01-06',
      kind: 'credit_note_issued',
      name: 'Credit note',
      documents: [{ kind: 'credit_note', id: 9, number: 'CN/2026/000009', invoice_id: 3 }],
      reference: '',
      debit: 0,
      credit: 0,
      balance: 900,
    },
  ],
  total: 2,
  page: 1,
  per_page: 100,
}

const asked: unknown[] = []
const load = (query: string, stated: object = { status: 200, body: { data: { record: statement } } }) => {
  const context = new RouterContextProvider()
  const call = async (endpoint: unknown, input?: { readonly query: unknown }) => {
    if (endpoint === payment.showBalance) return { status: 200, body: { data: { record: balance } } }
    asked.push(input?.query)
    return stated
  }
  context.set(apiContext, call as never)
  return loader({ url: new URL(`http://shop.example${ADDRESS}${query}`), context } as never)
}
type Loaded = Awaited<ReturnType<typeof loader>>
const showPage = (loaderData: Loaded) => {
  speak('en')
  return show(<BalancePage {...({ loaderData } as unknown as Parameters<typeof BalancePage>[0])} />, ADDRESS)
}
const hrefOf = (name: string | RegExp) => screen.getAllByRole('link', { name })[0]?.getAttribute('href')

test('the balance names open invoices, and what held money is for', async () => {
  showPage(await load(''))
  const [open] = screen.getAllByRole('table')
  expect(within(open as HTMLElement).getByRole('row', { name: /INV/ }).textContent).toMatch(
    /01\/02\/2026Overdue.*Rp\. 1\.500$/,
  )
  expect(screen.getByText('The first 1 of 120.')).toBeTruthy()
  expect(screen.getByText('Rp. 100 is held for your company')).toBeTruthy()
  expect(hrefOf('Rp. 200 is held for order ORD26-00005')).toBe('/account/orders/5')
  expect(hrefOf('Rp. 50 of invoice INV/2026/000003 is due to you')).toBe('/account/invoices/3')
  expect(hrefOf('Rp. 250 of order ORD26-00005 is on its way back to you')).toBe('/account/orders/5')
})

test('the statement runs from the opening to the closing balance, with links to its documents and files', async () => {
  showPage(await load(''))
  const [, table] = screen.getAllByRole('table')
  const rows = within(table as HTMLElement).getAllByRole('row')
  const cells = (row: HTMLElement | undefined) =>
    [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
  expect(cells(rows[1])).toEqual(['01/01/2026', 'Opening balance', '', '', 'Rp. -600'])
  expect(cells(rows[2])).toEqual(['05/01/2026', 'InvoiceINV/2026/000003', 'Rp. 1.500', '', 'Rp. 900'])
  expect(cells(rows[4])).toEqual(['23/11/2026', 'Closing balance', 'Rp. 1.500', '', 'Rp. 900'])
  expect(hrefOf('CN/2026/000009')).toBe('/account/invoices/3')
  const period = 'from=2026-01-01&to=2026-11-23&language=en'
  expect(hrefOf(/PDF, English/)).toBe(`/api/v2/payment/statement/pdf?${period}`)
  expect(hrefOf(/Excel/)).toBe(`/api/v2/payment/statement/xlsx?${period}`)
})

test('a later page has neither the opening balance nor, before the last, the closing one', async () => {
  const loaded = await load('?page=2')
  showPage({ ...loaded, statement: { ...statement, page: 2, total: 250 } })
  expect(screen.queryByText('Opening balance')).toBeNull()
  expect(screen.queryByText('Closing balance')).toBeNull()
  expect(hrefOf('Page 3')).toBe(`${ADDRESS}?from=2026-01-01&to=2026-11-23&page=3`)
})

test('a statement of too many events is saved in parts', async () => {
  showPage({ ...(await load('')), statement: { ...statement, total: 5_001 } })
  expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull()
  expect(screen.getByText(/more than 5,000 events/)).toBeTruthy()
})

test('the address names the period, in any language', async () => {
  const loaded = await load('?from=2026-02-30&to=2026-03-01&page=2')
  expect(asked.at(-1)).toEqual({ page: '2', to: '2026-03-01' })
  expect(handle.queryIn(loaded, 'id')).toBe('?to=2026-03-01&page=2')
})

test('a period that is refused says why, and the balance is still there', async () => {
  const errors = { to: ['The last day is before the first.'] }
  showPage(await load('?from=2026-03-01&to=2026-01-01', { status: 400, body: { errors } }))
  expect(screen.getByRole('alert').textContent).toBe('The last day is before the first.')
  expect(screen.getByLabelText('To').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByRole('table')).toHaveLength(1)
})
