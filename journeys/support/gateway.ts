import { openSimulator, type Simulator } from '@pasok/gateway-simulator'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A payment gateway without a bank, for one shop. */
export interface Gateway {
  readonly url: string
  readonly serverKey: string
  readonly act: Simulator['act']
  stop(): Promise<void>
}

const SERVER_KEY = 'a server key of the journeys'

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Starts the gateway simulator on a port of its own; it notifies the shop at `shop`. */
export const startGateway = async (shop: string): Promise<Gateway> => {
  const simulator = await openSimulator({
    serverKey: SERVER_KEY,
    base: '',
    now: () => new Date(),
    notify: async (notification) => {
      const answer = await fetch(`${shop}/api/payments/midtrans/notification`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(notification),
      })
      return answer.status
    },
  })
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', headers, url: path = '/' } = request
      const body = await readBody(request)
      const sent = new Headers()
      for (const [name, value] of Object.entries(headers))
        if (typeof value === 'string') sent.set(name, value)
      const answer = await simulator.app.fetch(
        new Request(`http://gateway.test${path}`, {
          method,
          headers: sent,
          ...(body.length > 0 && { body: Uint8Array.from(body) }),
        }),
      )
      response.writeHead(answer.status, Object.fromEntries(answer.headers))
      response.end(Buffer.from(await answer.arrayBuffer()))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    serverKey: SERVER_KEY,
    act: simulator.act,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
