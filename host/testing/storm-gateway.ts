import { openSimulator, type SimulatedTransaction, type Simulator } from '@pasok/gateway-simulator'
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'

/** The gateway simulator as a server of its own, which goes on while the shop is killed. */
export interface StormGateway {
  /** What tells a shop where its gateway is. */
  readonly env: { readonly MIDTRANS_URL: string; readonly MIDTRANS_SERVER_KEY: string }
  readonly simulator: Simulator
  readonly transactions: () => readonly SimulatedTransaction[]
  /** Where the shop is from now on. */
  tellAt(port: number): void
  stop(): void
}

/** Starts it. What it tells while the shop is gone is lost. */
export const startStormGateway = async (): Promise<StormGateway> => {
  const serverKey = randomUUID()
  let shop = 0
  let transactions: readonly SimulatedTransaction[] = []
  const simulator = await openSimulator({
    serverKey,
    base: '',
    now: () => new Date(),
    store: { load: async () => [], save: async (all) => void (transactions = all) },
    notify: async (notification) => {
      const answer = await fetch(`http://127.0.0.1:${shop}/api/payments/midtrans/notification`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(notification),
      })
      await answer.arrayBuffer()
      return answer.status
    },
  })
  const server = serve({ fetch: simulator.app.fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise<void>((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    env: { MIDTRANS_URL: `http://127.0.0.1:${port}`, MIDTRANS_SERVER_KEY: serverKey },
    simulator,
    transactions: () => transactions,
    tellAt: (at) => void (shop = at),
    stop: () => void server.close(),
  }
}
