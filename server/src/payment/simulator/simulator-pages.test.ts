import { expect, test } from 'vitest'
import { openSimulator } from './simulator.routes.ts'

test('the page of a payment leads back to all of them', async () => {
  const { app } = await openSimulator({
    serverKey: 'a key',
    notify: async () => 200,
    store: {
      load: async () => [
        {
          orderId: 'ORD26-00001-1',
          id: 'a-transaction',
          type: 'qris',
          bank: undefined,
          amount: 44_000,
          account: '123',
          chargedAt: new Date(),
          expiresAt: new Date(),
          status: 'settlement',
          refunds: [],
        },
      ],
      save: async () => {},
    },
    base: '/dev/gateway',
    now: () => new Date(),
  })
  const page = await (await app.request('/ORD26-00001-1')).text()
  expect(page).toContain('href="/dev/gateway"')
})
