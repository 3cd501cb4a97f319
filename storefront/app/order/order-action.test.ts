import type { Call } from '@pasok/contract'
import { beforeEach, expect, test } from 'vitest'
import { takeOrderAction } from './order-action.ts'

let calls: unknown[]
let answered: { status: number; body: object }
const call = (async (route: { path: string }, sent: object) => {
  calls.push([route.path, sent])
  return answered
}) as unknown as Call
beforeEach(() => {
  calls = []
  answered = { status: 200, body: { status: 'OK', data: { record: {} } } }
})
const makeForm = (fields: Readonly<Record<string, string | File>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('a cancellation names the version that was seen, and its reason', async () => {
  const outcome = await takeOrderAction(call, '7', makeForm({ do: 'cancel', version: '3', reason: 'Twice' }))
  expect(outcome).toEqual({ flash: 'order-cancelled' })
  expect(calls).toEqual([
    ['/v2/order/order/{id}/cancel', { params: { id: '7' }, body: { version: 3, reason: 'Twice' } }],
  ])
})

test('a refused cancellation keeps what was typed', async () => {
  answered = { status: 409, body: { status: 409, code: 'version_conflict', detail: 'It was changed.' } }
  const outcome = await takeOrderAction(call, '7', makeForm({ do: 'cancel', version: '3', reason: 'Twice' }))
  expect(outcome).toMatchObject({
    refused: { status: 409, refused: 'It was changed.' },
    values: { reason: 'Twice' },
  })
})

test('an order is put into the cart once for a key', async () => {
  answered = { status: 200, body: { status: 'OK', data: { added: 2, skipped: [] } } }
  expect(await takeOrderAction(call, '7', makeForm({ do: 'again', key: 'k-1' }))).toEqual({
    added: { added: 2, skipped: [] },
  })
  expect(calls).toEqual([['/v2/order/order/{id}/reorder', { params: { id: '7' }, idempotencyKey: 'k-1' }]])
})

test('the amount of a proof is sent as it was typed', async () => {
  const file = new File(['%PDF-'], 'transfer.pdf')
  const fields = { do: 'proof', file, amount: 'Rp. 1.250.000', transferred_on: '2026-11-24' }
  expect(await takeOrderAction(call, '7', makeForm(fields))).toEqual({ flash: 'order-proof' })
  expect(calls).toEqual([
    [
      '/v2/order/order/{id}/proof',
      { params: { id: '7' }, form: { file, amount: 'Rp. 1.250.000', transferred_on: '2026-11-24' } },
    ],
  ])
})

test('a proof without a file is not sent', async () => {
  const fields = { do: 'proof', file: new File([], ''), amount: '1', transferred_on: '2026-11-24' }
  expect(await takeOrderAction(call, '7', makeForm(fields))).toMatchObject({
    refused: { status: 400, errors: { file: [expect.any(String)] } },
  })
  expect(calls).toEqual([])
})

test('a form that asks for nothing that there is does nothing', async () => {
  expect(await takeOrderAction(call, '7', makeForm({ do: 'confirm' }))).toBeUndefined()
  expect(calls).toEqual([])
})
