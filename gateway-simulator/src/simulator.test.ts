import { expect, test } from 'vitest'
import { openSimulator } from './simulator.ts'
import type { SimulatedTransaction } from './transaction.ts'

test('the page of a payment leads back to all of them', async () => {
  const { app } = await openWith({ type: 'qris', status: 'settlement' })
  const page = await (await app.request('/ORD26-00001-1')).text()
  expect(page).toContain('href="/dev/gateway"')
})

test('the QR code of a payment is a PNG of 300 pixels, until it is paid', async () => {
  const show = async (transaction: Parameters<typeof openWith>[0], headers = { authorization }) => {
    const { app } = await openWith(transaction)
    return app.request('/v2/qris/a-transaction/qr-code', { headers })
  }
  const shown = await show({ type: 'qris', status: 'pending' })
  expect(shown.headers.get('content-type')).toBe('image/png')
  const png = Buffer.from(await shown.arrayBuffer())
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([300, 300])
  // Each payment has its own.
  const other = await show({ type: 'qris', status: 'pending', account: '999999999999' })
  expect(png.equals(Buffer.from(await other.arrayBuffer()))).toBe(false)
  for (const answer of [
    await show({ type: 'qris', status: 'settlement' }),
    await show({ type: 'bank_transfer', status: 'pending' }),
    await show({ type: 'qris', status: 'pending' }, { authorization: 'Basic eA==' }),
  ])
    expect(answer.headers.get('content-type')).toContain('json')
})

const authorization = `Basic ${Buffer.from('a key:').toString('base64')}`

const openWith = (
  transaction: Pick<SimulatedTransaction, 'type' | 'status'> & Partial<SimulatedTransaction>,
) =>
  openSimulator({
    serverKey: 'a key',
    notify: async () => undefined,
    store: {
      load: async () => [
        {
          orderId: 'ORD26-00001-1',
          id: 'a-transaction',
          bank: undefined,
          amount: 44_000,
          account: '123456789012',
          chargedAt: new Date(),
          expiresAt: new Date(Date.now() + 60_000),
          refunds: [],
          ...transaction,
        },
      ],
      save: async () => {},
    },
    base: '/dev/gateway',
    now: () => new Date(),
  })
