import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anyLine, anyQuotation } from '../testing/any-quotation.ts'
import { refusal } from '../testing/fake-api.ts'
import { queries } from '../shell/self.ts'
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

test('what is typed to the buyer stays when a colleague writes; once sent, the next message is another one', async () => {
  const keys: unknown[] = []
  let shown = anyQuotation([anyLine(1)])
  await openAdmin('/quotations/7', {
    'get /staff/quotations/{id}': () => ({ data: { record: shown } }),
    'post /staff/quotations/{id}/message': () => ({ data: { record: shown } }),
  })
  const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Message to the buyer/)
  const note = () => screen.getByLabelText<HTMLTextAreaElement>(/^Note for colleagues/)
  fireEvent.change(field(), { target: { value: 'Stok ada' } })
  fireEvent.change(note(), { target: { value: 'Telepon Senin' } })
  const [event] = shown.history
  if (!event) throw new Error('no history')
  shown = {
    ...shown,
    history: [...shown.history, event],
    internal_notes: [{ id: 1, at: event.at, by: { id: 2, name: 'Rina' }, text: 'Sudah ditelepon' }],
  }
  await act(() => queries.invalidateQueries())
  await screen.findByText('Sudah ditelepon')
  expect([field().value, note().value]).toEqual(['Stok ada', 'Telepon Senin'])
  const send = async () => {
    keys.push(field().form?.querySelector<HTMLInputElement>('[name=key]')?.value)
    fireEvent.click(screen.getByRole('button', { name: 'Send to the buyer' }))
    await expect.poll(() => field().value).toBe('')
  }
  await send()
  fireEvent.change(field(), { target: { value: 'Besok' } })
  await send()
  expect(new Set(keys).size).toBe(2)
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

test('a note for colleagues is written, and named as theirs', async () => {
  const bodies: unknown[] = []
  const note = { id: 1, at: '2026-11-21T03:00:00.000Z', by: { id: 2, name: 'Sari Contoh' }, text: 'Beri 5%' }
  let shown = anyQuotation([anyLine(1)])
  await openAdmin('/quotations/7', {
    'get /staff/quotations/{id}': () => ({ data: { record: shown } }),
    'post /staff/quotations/{id}/notes': ({ body }) => {
      bodies.push(body)
      shown = anyQuotation([anyLine(1)], { internal_notes: [note] })
      return { data: { record: shown } }
    },
  })
  const notes = within(screen.getByRole('region', { name: 'Internal notes' }))
  fireEvent.change(notes.getByLabelText(/^Note for colleagues/), { target: { value: 'Beri 5%' } })
  fireEvent.click(notes.getByRole('button', { name: 'Add the note' }))
  await notes.findByText('Beri 5%')
  expect(bodies).toEqual([{ text: 'Beri 5%' }])
})

test('a quotation is handed over to a colleague, and what is refused keeps what was chosen', async () => {
  const bodies: unknown[] = []
  await openAdmin('/quotations/7', {
    ...show(anyQuotation([anyLine(1)], { salesperson: { id: 2, name: 'Sari Contoh' } })),
    'get /staff/quotations/sellers': () => ({
      data: {
        records: [
          { id: 2, name: 'Sari Contoh' },
          { id: 3, name: 'Tono Contoh' },
        ],
        total: 2,
      },
    }),
    'post /staff/quotations/{id}/salesperson': ({ body }) => {
      bodies.push(body)
      return refusal(400, 'invalid_request', { errors: { note: ['Too long.'] } })
    },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Hand over' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByRole('option', { name: 'Sari Contoh' })).toBeNull()
  fireEvent.change(dialog.getByLabelText('To'), { target: { value: '3' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Hand over' }))
  await dialog.findByText('Too long.')
  expect(bodies).toEqual([{ revision: 3, staff_id: 3, note: '' }])
  expect(dialog.getByLabelText<HTMLSelectElement>('To').value).toBe('3')
})

test('an offer is extended to a later day', async () => {
  const bodies: unknown[] = []
  await openAdmin('/quotations/7', {
    ...show(anyQuotation([anyLine(1)], { state: 'quoted', steps: ['take_back', 'extend'] })),
    'post /staff/quotations/{id}/step': ({ body }) => {
      bodies.push(body)
      return refusal(400, 'invalid_request', { errors: { valid_until: ['Choose a later day.'] } })
    },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Extend' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Can be ordered until'), { target: { value: '2026-12-31' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Extend' }))
  await dialog.findByText('Choose a later day.')
  expect(bodies).toEqual([{ step: 'extend', revision: 3, text: '', valid_until: '2026-12-31' }])
})
