import { fulfilment, invoice, order, quotation, returns, type Call, type Profile } from '@pasok/contract'
import { fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub, useActionData } from 'react-router'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../testing/show.tsx'
import { loadMemberHome } from './load-member-home.ts'
import MemberHome from './member-home.tsx'
import { orderAgainAtHome } from './order-again-at-home.ts'

const totals = new Map<unknown, Readonly<Record<string, number>>>([
  [quotation.listQuotations, { info_requested: 1, draft: 6 }],
  [fulfilment.listDeliveries, { delivered: 3, out_for_delivery: 4 }],
  [invoice.listInvoices, { overdue: 5 }],
  [returns.listReturns, { approved: 1 }],
])
/** An API with a given number of records of each list in each state. */
const call = (async (endpoint: unknown, { query }: { query?: Record<string, string> } = {}) => {
  const isQuoted = query?.['state'] === 'quoted'
  const records = isQuoted ? [{}, { is_plain_checkout: true }, {}] : []
  return {
    status: 200,
    body: { data: { total: totals.get(endpoint)?.[query?.['state'] ?? ''] ?? 0, records } },
  }
}) as unknown as Call
/** The same, where invoices can't be loaded. */
const withoutInvoices = (async (endpoint: unknown, input: object) =>
  endpoint === invoice.listInvoices
    ? { status: 503, body: { detail: 'The shop is being updated.' } }
    : call(endpoint as never, input as never)) as unknown as Call
const showEntries = async (role: Profile['role'], api = call) => {
  speak('en')
  const profile = { role, name: 'Sari', registration_status: 'approve', is_email_verified: true }
  show(<MemberHome home={await loadMemberHome(api, profile as unknown as Profile)} rest="/" />)
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

test('offers, checkouts, questions, drafts, receipts, returns and overdue invoices wait for a buyer, each with its list', async () => {
  expect(await showEntries('buyer')).toEqual([
    ['2 quotations to accept', '/account/quotation?state=quoted'],
    ['1 checkout to finish', '/account/quotation?state=quoted'],
    ['1 question from sales', '/account/quotation?state=info_requested'],
    ['6 draft quotations to submit', '/account/quotation?state=draft'],
    ['3 deliveries to confirm', '/account/trackorder?state=delivered'],
    ['1 return to send to us', '/account/returns?state=approved'],
    ['5 overdue invoices', '/account/invoices?state=overdue'],
    ['4 deliveries on their way to you', '/account/trackorder?state=out_for_delivery'],
  ])
})

test('what a viewer can’t answer does not wait for them', async () => {
  expect(await showEntries('viewer')).toEqual([
    ['5 overdue invoices', '/account/invoices?state=overdue'],
    ['4 deliveries on their way to you', '/account/trackorder?state=out_for_delivery'],
  ])
})

test('a list that can’t be loaded is not taken for an empty one', async () => {
  const links = await showEntries('viewer', withoutInvoices)
  expect(links).toEqual([['4 deliveries on their way to you', '/account/trackorder?state=out_for_delivery']])
  expect(screen.getByText(/couldn't be loaded/)).toBeDefined()
  expect(screen.queryByText('Nothing is waiting for you.')).toBeNull()
})

const product = { id: 5, name: 'Hex bolt', sku_number: 'B-1' }
const home = {
  name: 'Sari',
  waiting: {
    offers: 0,
    checkouts: 0,
    questions: 0,
    drafts: 0,
    receipts: 0,
    sendBack: 0,
    overdue: 0,
    arriving: 0,
  },
  isBuyer: true,
  key: '11111111-1111-4111-8111-111111111111' as const,
  orders: [{ id: 7, number: 'SO26-7', placed_at: '2026-11-20T03:00:00.000Z' }] as never,
  lists: [],
}
/** Shows the home of a buyer, whose page sends 'Order again' to this API. */
const showHome = (answer: { readonly status: number; readonly body: object }) => {
  speak('en')
  const requests: unknown[] = []
  const reorder = (async (endpoint: unknown, input: unknown) => {
    requests.push([endpoint === order.reorder, input])
    return answer
  }) as unknown as Call
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <MemberHome home={home} rest="/" reordered={useActionData<typeof orderAgainAtHome>()} />
      ),
      action: async ({ request }) => orderAgainAtHome(reorder, await request.formData()),
    },
  ])
  render(<Page />)
  return requests
}

test("one press of 'Order again' adds the order to the cart, and says what was left out", async () => {
  const skipped = [{ product, problem: 'not_for_sale' }]
  const requests = showHome({ status: 200, body: { data: { added: 2, skipped } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Order again (Order SO26-7)' }))
  expect((await screen.findByRole('status')).textContent).toMatch(/^2 items.*B-1 Hex bolt.*View/)
  expect(requests).toEqual([[true, { params: { id: '7' }, idempotencyKey: `${home.key}-7` }]])
})

test("'Order again' says why an order was refused", async () => {
  showHome({ status: 503, body: { status: 503, detail: 'The shop is being updated.' } })
  fireEvent.click(await screen.findByRole('button', { name: /^Order again/ }))
  expect((await screen.findByRole('alert')).textContent).toBe('The shop is being updated.')
})

test("'Order again' after the session ended leads to the login", async () => {
  speak('id')
  const answerEnded = (async () => ({ status: 401, body: { status: 401, detail: '' } })) as unknown as Call
  const thrown: unknown = await orderAgainAtHome(answerEnded, new FormData()).catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(Response)
  expect((thrown as Response).headers.get('location')).toBe('/id/account/orders')
})
