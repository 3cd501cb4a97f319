import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openSimulator, type Simulator, type SimulatorStore } from '@pasok/gateway-simulator'
import { log, payment } from '@pasok/server'
import { z } from 'zod'
import type { Env } from './environment/env.ts'

/** Where the simulator's pages are, with the demo. */
export const SIMULATOR_PATH = '/dev/gateway'
const NOTIFICATION_PATH = '/api/payments/midtrans/notification'

/** The payment gateway of a shop: the one that the environment names, the demo's simulator, or none. */
export const openGateway = async (
  { midtrans, demo, varDir }: Pick<Env, 'midtrans' | 'demo' | 'varDir'>,
  /** Asks the shop itself. */
  shop: (request: Request) => Response | Promise<Response>,
): Promise<{
  readonly gateway?: payment.Gateway | undefined
  readonly simulator?: Simulator | undefined
}> => {
  if (midtrans) return { gateway: payment.openMidtrans(midtrans) }
  if (!demo) return {}
  // New at each start, so that no one else knows the key that signs notifications.
  const serverKey = randomBytes(24).toString('base64url')
  const simulator = await openSimulator({
    serverKey,
    base: SIMULATOR_PATH,
    store: fileStore(join(varDir, 'gateway-simulator.json')),
    now: () => new Date(),
    notify: async (notification) => {
      const request = new Request(`http://localhost${NOTIFICATION_PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(notification),
      })
      const { status } = await shop(request)
      if (status !== 200) log.warn({ status }, 'the shop refuses a notification of the simulator')
    },
  })
  const fetch = (request: Request) => simulator.app.fetch(request)
  return { gateway: payment.openMidtrans({ url: 'http://localhost', serverKey, fetch }), simulator }
}

const stored = z.array(
  z.object({
    orderId: z.string(),
    id: z.string(),
    type: z.enum(['bank_transfer', 'echannel', 'qris']),
    bank: z.string().optional(),
    amount: z.number(),
    account: z.string(),
    chargedAt: z.coerce.date(),
    expiresAt: z.coerce.date(),
    status: z.enum(['pending', 'settlement', 'deny', 'cancel', 'expire', 'refund', 'partial_refund']),
    refunds: z.array(z.object({ key: z.string(), amount: z.number() })),
  }),
)

/** Stores the simulator's transactions in a file, so that a payment goes on after a new start. */
const fileStore = (file: string): SimulatorStore => {
  let writing: Promise<void> = Promise.resolve()
  return {
    load: async () => {
      const text = await readFile(file, 'utf8').catch(() => '[]')
      return stored.parse(JSON.parse(text)).map((one) => ({ ...one, bank: one.bank }))
    },
    save: (transactions) => {
      writing = writing.then(async () => {
        await mkdir(dirname(file), { recursive: true })
        await writeFile(`${file}.new`, JSON.stringify(transactions))
        await rename(`${file}.new`, file)
      })
      return writing
    },
  }
}
