import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anyLine, anyQuotation } from '../testing/any-quotation.ts'
import { refusal } from '../testing/fake-api.ts'
import { openAdmin } from '../testing/open-admin.tsx'

const show = (quotation = anyQuotation([anyLine(1)])) => ({
  'get /staff/quotations/{id}': () => ({ data: { record: quotation } }),
})

test('an offer beyond the limits asks for a reason, and sends it', async () => {
  const bodies: unknown[] = []
  await openAdmin('/quotations/7', {
    ...show(),
    'post /staff/quotations/{id}/step': ({ body }) => {
      bodies.push(body)
      return bodies.length === 1
        ? refusal(403, 'over_limit')
        : refusal(409, 'waiting_for_approval', { detail: 'It waits for approval.' })
    },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Send the offer' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Send the offer' }))
  fireEvent.change(await dialog.findByLabelText(/^Reason for approval/), {
    target: { value: 'Kontrak tahunan' },
  })
  fireEvent.click(dialog.getByRole('button', { name: 'Send the offer' }))
  await dialog.findByText('It waits for approval.')
  expect(bodies).toEqual([
    { step: 'send', revision: 3, text: '' },
    { step: 'send', revision: 3, text: '', approval_reason: 'Kontrak tahunan' },
  ])
})

test('a message is written to the buyer once', async () => {
  const bodies: unknown[] = []
  await openAdmin('/quotations/7', {
    ...show(),
    'post /staff/quotations/{id}/message': ({ body }) => {
      bodies.push(body)
      return { data: { record: anyQuotation([anyLine(1)]) } }
    },
  })
  fireEvent.change(screen.getByLabelText(/^Message to the buyer/), { target: { value: 'Stok ada' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send to the buyer' }))
  await expect.poll(() => bodies).toEqual([{ text: 'Stok ada' }])
})

test('two versions are compared beside each other', async () => {
  const versions = [1, 2].map((version) => ({ version, amount_untaxed: 10_000 * version }))
  const { calls } = await openAdmin('/quotations/7?from=1&to=2', {
    ...show(anyQuotation([anyLine(1)], { versions })),
    'get /staff/quotations/{id}/compare': () => ({
      data: {
        records: [{ before: anyLine(1), after: anyLine(1, { price_unit: 900 }), changed: ['price_unit'] }],
        total: 1,
        offset: 0,
        limit: 100,
      },
    }),
  })
  const compared = within(await screen.findByRole('region', { name: 'Compare versions' }))
  expect([compared.getByText('Rp. 1.000').tagName, compared.getByText('Rp. 900').tagName]).toEqual([
    'DEL',
    'MARK',
  ])
  expect(calls).toContain('get /staff/quotations/7/compare?from=1&to=2&offset=0&limit=100')
})

test('prices that wait for approval lead to their request', async () => {
  await openAdmin('/quotations/7', show(anyQuotation([anyLine(1)], { approval_id: 4 })))
  expect(screen.getByRole('link', { name: 'Its prices wait for approval.' }).getAttribute('href')).toBe(
    '/approvals/4',
  )
})

test('the desk is opened for pricing, or to look once the quotation is not in review', async () => {
  await openAdmin('/quotations/7', show(anyQuotation([anyLine(1)], { state: 'quoted', steps: [] })))
  expect(screen.getByRole('link', { name: 'Look at prices and costs' }).getAttribute('href')).toBe(
    '/quotations/7/desk',
  )
  expect(screen.queryByRole('button', { name: 'Send the offer' })).toBeNull()
})
