import { order, type Call } from '@pasok/contract'
import { expect, test } from 'vitest'
import { payPath } from './pay-path.ts'

const choice = { code: 'bca_va', name: 'BCA virtual account', description: '', active: true }
/** An API that knows one order, which can be paid again by these methods. */
const fakeApi = (payment_method: string, payment_methods: readonly unknown[]) =>
  (async (route: object) => ({
    body: {
      data: { record: route === order.showOrder ? { quotation_id: 7, payment_method } : { payment_methods } },
    },
  })) as unknown as Call
const invoice = { id: 3, order_id: 5, amount_due: 1_000 }
const withOrder = { amount_due: 0, on_account: 0, payment_methods: [] }

test('an invoice on terms is paid by itself', async () => {
  const paying = { amount_due: 1_000, on_account: 0, payment_methods: [choice] } as unknown as Parameters<
    typeof payPath
  >[2]
  expect(await payPath(fakeApi('terms', []), invoice, paying)).toBe('/account/invoices/3/pay')
})

test.each([
  ['bca_va', [choice], '/shop/payment/7'],
  ['transfer', [choice], '/shop/payment/7?change'],
  ['bca_va', [], undefined],
])(
  'an invoice of an order paid in advance, whose payment was reversed: %s',
  async (method, methods, path) => {
    expect(await payPath(fakeApi(method, methods), invoice, withOrder)).toBe(path)
  },
)

test('what is paid is not paid again', async () => {
  expect(await payPath(fakeApi('bca_va', [choice]), { ...invoice, amount_due: 0 }, withOrder)).toBeUndefined()
})
