// @vitest-environment happy-dom
import { fulfilment, invoice, quotation, type Call, type Profile } from '@pasok/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../testing/show.tsx'
import { loadMemberHome } from './load-member-home.ts'
import MemberHome from './member-home.tsx'

const totals = new Map<unknown, Readonly<Record<string, number>>>([
  [quotation.listQuotations, { quoted: 2, info_requested: 1 }],
  [fulfilment.listDeliveries, { delivered: 3, out_for_delivery: 4 }],
  [invoice.listInvoices, { overdue: 5 }],
])
/** An API that has so many records of each list in each state. */
const call = (async (endpoint: unknown, { query }: { query?: Record<string, string> } = {}) => ({
  status: 200,
  body: { data: { total: totals.get(endpoint)?.[query?.['state'] ?? ''] ?? 0, records: [] } },
})) as unknown as Call
const waitingOf = async (role: Profile['role']) => {
  speak('en')
  const profile = { role, name: 'Sari', registration_status: 'approve', is_email_verified: true }
  show(<MemberHome home={await loadMemberHome(call, profile as unknown as Profile)} />)
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

test('offers, questions, receipts and overdue invoices wait for a buyer, each with its list', async () => {
  expect(await waitingOf('buyer')).toEqual([
    ['2 quotations to accept', '/account/quotation?state=quoted'],
    ['1 question from sales', '/account/quotation?state=info_requested'],
    ['3 deliveries to confirm', '/account/trackorder?state=delivered'],
    ['5 overdue invoices', '/account/invoices?state=overdue'],
    ['4 deliveries on their way to you', '/account/trackorder?state=out_for_delivery'],
  ])
})

test('what a viewer can’t answer does not wait for them', async () => {
  expect(await waitingOf('viewer')).toEqual([
    ['5 overdue invoices', '/account/invoices?state=overdue'],
    ['4 deliveries on their way to you', '/account/trackorder?state=out_for_delivery'],
  ])
})
