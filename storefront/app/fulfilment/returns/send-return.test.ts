import type { Call } from '@pasok/contract'
import { beforeEach, expect, test } from 'vitest'
import { sendReturn } from './send-return.ts'

let calls: { path: string; sent: Record<string, unknown> }[]
let answers: Record<string, { status: number; body: object }>
const call = (async (route: { path: string }, sent: Record<string, unknown>) => {
  calls.push({ path: route.path, sent })
  return answers[route.path]
}) as unknown as Call
const REQUEST = '/v2/order/order/{id}/return'
const PICTURE = '/v2/order/return/{id}/picture'
beforeEach(() => {
  calls = []
  const success = { status: 200, body: { status: 'OK', data: { record: { id: 5 } } } }
  answers = { [REQUEST]: success, [PICTURE]: success }
})
const makeForm = (fields: readonly (readonly [string, string | File])[]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
const picture = new File(['x'], 'a.jpg')
const filled = [
  ['quantity_11', '2'],
  ['reason_11', 'damaged'],
  ['quantity_12', ''],
  ['reason_12', 'other'],
  ['quantity_13', '0'],
  ['text', 'Bent.'],
  ['wish', 'replace'],
  ['key', 'k-1'],
] as const

test('a return names the lines that have a quantity, once for a key, with its pictures', async () => {
  const form = makeForm([...filled, ['pictures', picture], ['pictures', new File([], '')]])
  expect(await sendReturn(call, '7', form)).toEqual({ id: 5, flash: 'return-requested' })
  expect(calls).toEqual([
    {
      path: REQUEST,
      sent: {
        params: { id: '7' },
        body: {
          wish: 'replace',
          lines: [{ order_line_id: 11, quantity: 2, reason: 'damaged', text: 'Bent.' }],
        },
        idempotencyKey: 'k-1',
      },
    },
    { path: PICTURE, sent: { params: { id: '5' }, form: { file: picture } } },
  ])
})

test('a thousand is written as Indonesia writes it', async () => {
  await sendReturn(
    call,
    '7',
    makeForm([
      ['quantity_11', '1.000'],
      ['reason_11', 'other'],
      ['wish', 'refund'],
    ]),
  )
  expect(calls[0]?.sent['body']).toMatchObject({ lines: [{ order_line_id: 11, quantity: 1000 }] })
})

test('an invalid quantity and a missing reason are reported at their fields', async () => {
  const errors = {
    'lines.0.quantity': ['A whole number.'],
    'lines.1.reason': ['Required.'],
    'lines.1.text': ['Too long.'],
    wish: ['Required.'],
  }
  answers[REQUEST] = { status: 400, body: { status: 400, detail: 'No.', errors } }
  const form = makeForm([
    ['quantity_11', 'ten'],
    ['reason_11', 'other'],
    ['quantity_12', '1'],
    ['reason_12', ''],
  ])
  expect(await sendReturn(call, '7', form)).toMatchObject({
    refused: {
      errors: {
        quantity_11: ['A whole number.'],
        reason_12: ['Required.'],
        text: ['Too long.'],
        wish: ['Required.'],
      },
    },
    values: { quantity_11: 'ten' },
  })
  const body = calls[0]?.sent['body'] as
    | { lines: readonly { quantity: unknown; reason: unknown }[] }
    | undefined
  expect(body?.lines.map(({ quantity, reason }) => [quantity, reason])).toEqual([
    ['ten', 'other'],
    [1, undefined],
  ])
})

test('why a quantity can’t be returned is shown for the whole form, and at its field', async () => {
  const errors = { 'lines.0.quantity': ['At most 1.'] }
  answers[REQUEST] = { status: 409, body: { status: 409, detail: 'More than can be returned.', errors } }
  expect(await sendReturn(call, '7', makeForm(filled))).toMatchObject({
    refused: { refused: 'More than can be returned.', errors: { quantity_11: ['At most 1.'] } },
  })
})

test('more pictures than a return takes are refused before anything is sent', async () => {
  const six = Array.from({ length: 6 }, () => ['pictures', picture] as const)
  expect(await sendReturn(call, '7', makeForm([...filled, ...six]))).toMatchObject({
    refused: { errors: { pictures: [expect.stringContaining('5')] } },
  })
  expect(calls).toEqual([])
})

test('a refused picture is reported, and the return stays', async () => {
  answers[PICTURE] = { status: 400, body: { status: 400, detail: 'No.', errors: { file: ['No.'] } } }
  expect(await sendReturn(call, '7', makeForm([...filled, ['pictures', picture]]))).toEqual({
    id: 5,
    flash: 'return-picture-refused',
  })
})

test('a return of nothing is not sent, and what was typed stays', async () => {
  expect(
    await sendReturn(
      call,
      '7',
      makeForm([
        ['quantity_11', ''],
        ['text', 'Bent.'],
      ]),
    ),
  ).toMatchObject({
    refused: { status: 400, refused: expect.any(String) },
    values: { text: 'Bent.' },
  })
  expect(calls).toEqual([])
})
