import { quotation, type Call } from '@pasok/contract'
import { expect, test } from 'vitest'
import { saveDelivery } from './checkout/save-delivery.ts'
import { takeQuotationAction } from './quotation-action.ts'

const sentBy = async (send: (call: Call, form: FormData) => Promise<unknown>, file: File) => {
  const calls: unknown[] = []
  const call = (async (endpoint: unknown) => {
    calls.push(endpoint)
    return { status: 200, body: { data: { record: { revision: 2 } } } }
  }) as unknown as Call
  const form = new FormData()
  for (const [name, value] of Object.entries({ do: 'po', intent: 'update', revision: '1' }))
    form.set(name, value)
  form.set('file', file)
  form.set('po_file', file)
  await send(call, form)
  return calls.filter((endpoint) => endpoint === quotation.uploadPo).length
}

test.each<[string, (call: Call, form: FormData) => Promise<unknown>]>([
  ["a quotation's page", (call, form) => takeQuotationAction(call, '7', form)],
  ['the checkout', (call, form) => saveDelivery(call, '7', form)],
])(
  '%s sends an empty purchase order, which the shop refuses, and nothing where none was chosen',
  async (_, send) => {
    expect(await sentBy(send, new File([], 'po.pdf'))).toBe(1)
    expect(await sentBy(send, new File([], ''))).toBe(0)
  },
)
