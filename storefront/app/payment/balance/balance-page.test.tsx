import { payment, type AccountBalance, type HeldRefund, type Profile, type Statement } from '@pasok/contract'
import { screen, within } from '@testing-library/react'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { show } from '../../testing/show.tsx'
import BalancePage, { action, handle, loader } from './balance-page.tsx'

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
    { kind: 'account', amount: 100, available: 100 },
    { kind: 'order', amount: 200, available: 150, document: order },
    { kind: 'invoice', amount: 50, available: 0, document: invoice },
    { kind: 'refund', amount: 250, available: 0, document: order },
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

const refunds: HeldRefund[] = [
  {
    id: 7,
    state: 'done',
    amount: 300,
    reason: 'Order cancelled',
    document: order,
    payee: { bank: 'BCA', number: '1234567890', holder: 'PT Pembeli' },
    submitted_at: '2026-11-20T03:00:00Z',
    transferred_on: '2026-11-22',
    reference: 'BCA 99',
    refusal: '',
  },
  {
    id: 6,
    state: 'refused',
    amount: 40,
    reason: 'Not needed',
    payee: { bank: 'BCA', number: '1234567890', holder: 'PT Pembeli' },
    submitted_at: '2026-11-19T03:00:00Z',
    reference: '',
    refusal: 'The holder differs',
  },
]

const asked: unknown[] = []
const load = (
  query: string,
  stated: object = { status: 200, body: { data: { record: statement } } },
  role: Profile['role'] = 'buyer',
) => {
  const context = new RouterContextProvider()
  context.set(profileContext, { role, is_email_verified: true, registration_status: 'approve' } as Profile)
  const call = async (endpoint: unknown, input?: { readonly query: unknown }) => {
    if (endpoint === payment.showBalance) return { status: 200, body: { data: { record: balance } } }
    if (endpoint === payment.listOwnRefunds) return { status: 200, body: { data: { records: refunds } } }
    asked.push(input?.query)
    return stated
  }
  context.set(apiContext, call as never)
  return loader({ url: new URL(`http://shop.example${ADDRESS}${query}`), context } as never)
}
type Loaded = Awaited<ReturnType<typeof loader>>
const showPage = (loaderData: Loaded, actionData?: object, language: 'en' | 'id' = 'en') => {
  speak(language)
  return show(
    <BalancePage {...({ loaderData, actionData } as unknown as Parameters<typeof BalancePage>[0])} />,
    ADDRESS,
  )
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
  const table = screen.getAllByRole('table').at(-1)
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
  expect(screen.queryByText('Opening balance')).toBeNull()
  expect(screen.getByText('Money held')).toBeTruthy()
})

const send = async (typed: Readonly<Record<string, string>>, answer: object) => {
  const context = new RouterContextProvider()
  const sent: unknown[] = []
  const call = async (endpoint: unknown, input: unknown) => {
    sent.push([endpoint, input])
    return answer
  }
  context.set(apiContext, call as never)
  const body = new FormData()
  for (const [name, value] of Object.entries(typed)) body.set(name, value)
  const url = new URL(`http://shop.example${ADDRESS}`)
  const request = new Request(url, { method: 'POST', body })
  const outcome = await action({ request, url, context } as never).catch((thrown: unknown) => thrown)
  return { outcome, sent }
}
const typed = {
  order_id: '5',
  key: 'one-key',
  amount: 'Rp. 1.500',
  reason: 'Order cancelled',
  'payee.bank': 'BCA',
  'payee.number': '123 456',
  'payee.holder': 'PT Pembeli',
}

test('available money can be refunded, and what an order has can be kept on account', async () => {
  showPage(await load(''))
  expect(hrefOf('Request a refund of Rp. 100')).toBe(`${ADDRESS}?refund=account`)
  expect(hrefOf('Request a refund of Rp. 150')).toBe(`${ADDRESS}?refund=order-5`)
  expect(screen.getAllByRole('link', { name: /Request a refund/ })).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: /on account/ }).map(({ textContent }) => textContent)).toEqual(
    ['Keep Rp. 150 on account'],
  )
})

test('a member who may only view moves no money, at no address', async () => {
  const loaded = await load('?refund=order-5', undefined, 'viewer')
  expect(loaded.refunding).toBeUndefined()
  showPage(loaded)
  expect(screen.queryByRole('link', { name: /Request a refund/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /on account/ })).toBeNull()
})

test('the refunds of the company say where they are', async () => {
  showPage(await load(''))
  const table = within(screen.getByRole('region', { name: 'Your refunds' })).getByRole('table')
  const [, done, refused] = within(table).getAllByRole('row')
  expect(done?.textContent).toContain('TransferredOn 22/11/2026Reference: BCA 99Rp. 300')
  expect(refused?.textContent).toContain('Money on account')
  expect(refused?.textContent).toContain('DeclinedThe holder differsRp. 40')
})

test('a refund that is refused shows why at its fields, with what was typed', async () => {
  const errors = { 'payee.number': ['Enter this.'] }
  const { outcome } = await send(typed, { status: 400, body: { code: 'invalid', detail: 'No.', errors } })
  const { data: actionData } = outcome as { readonly data: object }
  const loaded = await load('?refund=order-5')
  expect(handle.queryIn(loaded, 'id')).toBe('?refund=order-5')
  showPage(loaded, actionData, 'id')
  const number = screen.getByLabelText<HTMLInputElement>('Nomor rekening')
  expect(number.value).toBe('123 456')
  expect(number.getAttribute('aria-describedby')).toBe('refund-payee.number-error')
  expect(screen.getByText('Enter this.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Jumlah dalam rupiah').value).toBe('Rp. 1.500')
})

test('a refund is requested of what is available, to a bank account, once', async () => {
  showPage(await load('?refund=order-5'))
  expect(screen.getByLabelText<HTMLInputElement>('Amount in rupiah').value).toBe('150')
  const { outcome, sent } = await send(typed, { status: 200, body: { data: { records: [] } } })
  expect((outcome as Response).headers.get('location')).toContain('refund-asked')
  expect(sent).toEqual([
    [
      payment.askForRefund,
      {
        idempotencyKey: 'one-key',
        body: {
          order_id: 5,
          amount: 1_500,
          reason: 'Order cancelled',
          payee: { bank: 'BCA', number: '123 456', holder: 'PT Pembeli' },
        },
      },
    ],
  ])
})

test("an order's money is kept on account; where that is refused, the page says why", async () => {
  const keep = { do: 'keep', order_id: '5' }
  const { outcome, sent } = await send(keep, { status: 200, body: { data: { record: balance } } })
  expect(sent).toEqual([[payment.keepOnAccount, { params: { id: '5' } }]])
  expect((outcome as Response).headers.get('location')).toContain('kept-on-account')
  const refused = await send(keep, { status: 409, body: { code: 'not_possible_now', detail: 'Not now.' } })
  showPage(await load(''), (refused.outcome as { readonly data: object }).data)
  expect(screen.getByRole('alert').textContent).toBe('Not now.')
})
