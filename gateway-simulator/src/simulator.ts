import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { toBuffer } from 'qrcode'
import { z } from 'zod'
import {
  listActs,
  afterAct,
  afterRefund,
  buildAnswer,
  expireIfDue,
  signNotification,
  simulatedActs,
  type SimulatedAct,
  type SimulatedTransaction,
} from './transaction.ts'
import { transactionPage, transactionsPage, pageHeaders } from './pages.ts'

/** Where the simulator's transactions are stored between two starts. */
export interface SimulatorStore {
  load(): Promise<readonly SimulatedTransaction[]>
  save(transactions: readonly SimulatedTransaction[]): Promise<void>
}

export interface SimulatorParts {
  readonly serverKey: string
  /** Hands a notification to the shop. What the shop answers changes nothing. */
  readonly notify: (notification: unknown) => Promise<unknown>
  /** Without it nothing is stored. */
  readonly store?: SimulatorStore
  /** The path that it is mounted at, for the links of its pages. */
  readonly base: string
  readonly now: () => Date
}

/** A gateway without a bank. */
export interface Simulator {
  readonly app: Hono
  /** Does to a transaction what a buyer or a bank would do, and notifies the shop; false where that is not possible. */
  act(orderId: string, act: SimulatedAct): Promise<boolean>
  /** Refunds whole rupiah as staff do on the gateway's own pages, and notifies the shop; false where that is not possible. */
  refundAtDesk(orderId: string, amount: number): Promise<boolean>
  /** Notifies the shop of a transaction as it is now: once more, or where it was not heard before. */
  tell(orderId: string): Promise<void>
}

const chargeSchema = z.object({
  payment_type: z.enum(['bank_transfer', 'echannel', 'qris']),
  bank_transfer: z.object({ bank: z.enum(['bca', 'bni', 'bri', 'permata']) }).optional(),
  transaction_details: z.object({
    order_id: z.string().regex(/^[\w.~-]{1,50}$/),
    gross_amount: z.int().min(1),
  }),
  item_details: z.array(z.object({ price: z.int(), quantity: z.int(), name: z.string().max(50) })).optional(),
  custom_expiry: z
    .object({
      order_time: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+0700$/),
      expiry_duration: z.int().min(1),
      unit: z.literal('minute'),
    })
    .optional(),
})
const refundSchema = z.object({ refund_key: z.string(), amount: z.int().min(1), reason: z.string() })
const DAY_MINUTES = 24 * 60
const MOST_QRIS = 10_000_000
const KEY_MS = 5 * 60_000
const QR_PIXELS = 300

const accountDigits = () => Array.from({ length: 12 }, () => randomInt(10)).join('')

/**
 * Speaks the part of Midtrans' Core API that the shop uses, and has pages on which a payment is settled, denied, reversed or left
 * to expire. For the demo and the tests: never mounted in production.
 */
export const openSimulator = async ({
  serverKey,
  notify,
  store,
  base,
  now,
}: SimulatorParts): Promise<Simulator> => {
  const transactions = new Map((await store?.load())?.map((one) => [one.orderId, one]))
  const answered = new Map<string, { readonly at: Date; readonly orderId: string }>()
  const find = (id: string): SimulatedTransaction | undefined => {
    const found = transactions.get(id) ?? [...transactions.values()].find((one) => one.id === id)
    return found && expireIfDue(found, now())
  }
  const save = async (transaction: SimulatedTransaction): Promise<void> => {
    transactions.set(transaction.orderId, transaction)
    await store?.save([...transactions.values()])
  }
  const tell = async (transaction: SimulatedTransaction): Promise<void> => {
    await notify(signNotification(transaction, serverKey)).catch(() => undefined)
  }
  const act = async (orderId: string, what: SimulatedAct): Promise<boolean> => {
    const transaction = find(orderId)
    const next = transaction && afterAct(transaction, what)
    if (!next) return false
    await save(next)
    await tell(next)
    return true
  }

  const app = new Hono()
  app.use('/v2/*', async (c, next) => {
    const expected = Buffer.from(`Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`)
    const authorization = Buffer.from(c.req.header('authorization') ?? '')
    if (authorization.length !== expected.length || !timingSafeEqual(authorization, expected))
      return problem(c, '401', 'The server key is wrong')
    return next()
  })

  app.post('/v2/charge', async (c) => {
    const read = chargeSchema.safeParse(await c.req.json().catch(() => undefined))
    if (!read.success) return problem(c, '400', 'A field is wrong')
    const { payment_type: type, bank_transfer, transaction_details: details } = read.data
    const { item_details: items = [], custom_expiry: expiry } = read.data
    const key = c.req.header('idempotency-key')
    const before = key === undefined ? undefined : answered.get(key)
    const same = before && now().getTime() - before.at.getTime() < KEY_MS && find(before.orderId)
    if (same) return c.json(buildAnswer(same))
    if (find(details.order_id)) return problem(c, '406', 'The order_id was used before')
    const sum = items.reduce((all, { price, quantity }) => all + price * quantity, 0)
    if (items.length > 0 && sum !== details.gross_amount)
      return problem(c, '400', 'gross_amount is not the sum of item_details')
    if (type === 'bank_transfer' && !bank_transfer) return problem(c, '400', 'bank_transfer is missing')
    if (type === 'qris' && details.gross_amount > MOST_QRIS) return problem(c, '400', 'Too much for QRIS')
    const chargedAt = expiry ? jakartaDate(expiry.order_time) : now()
    const transaction: SimulatedTransaction = {
      orderId: details.order_id,
      id: randomUUID(),
      type,
      bank: bank_transfer?.bank,
      amount: details.gross_amount,
      account: accountDigits(),
      chargedAt,
      expiresAt: new Date(chargedAt.getTime() + (expiry?.expiry_duration ?? DAY_MINUTES) * 60_000),
      status: 'pending',
      refunds: [],
    }
    await save(transaction)
    if (key !== undefined) answered.set(key, { at: now(), orderId: details.order_id })
    return c.json(buildAnswer(transaction))
  })

  app.get('/v2/:id/status', (c) => {
    const transaction = find(c.req.param('id'))
    return transaction ? c.json(buildAnswer(transaction)) : unknown(c)
  })
  for (const what of ['cancel', 'expire'] as const)
    app.post(`/v2/:id/${what}`, async (c) => {
      const transaction = find(c.req.param('id'))
      if (!transaction) return unknown(c)
      if (transaction.status !== 'pending')
        return problem(c, '412', 'The status of the transaction can not be changed')
      await act(transaction.orderId, what)
      return c.json(buildAnswer(find(transaction.orderId) ?? transaction))
    })
  app.post('/v2/:id/refund', async (c) => {
    const transaction = find(c.req.param('id'))
    if (!transaction) return unknown(c)
    const read = refundSchema.safeParse(await c.req.json().catch(() => undefined))
    if (!read.success) return problem(c, '400', 'A field is wrong')
    const next = afterRefund(transaction, { key: read.data.refund_key, amount: read.data.amount })
    if (!next) return problem(c, '412', 'The transaction can not be refunded')
    await save(next)
    if (next !== transaction) await tell(next)
    return c.json(buildAnswer(next))
  })

  app.get('/v2/qris/:id/qr-code', async (c) => {
    const transaction = find(c.req.param('id'))
    if (transaction?.type !== 'qris' || transaction.status !== 'pending') return unknown(c)
    const picture = await toBuffer(`SIMULATED QRIS ${transaction.account}`, { width: QR_PIXELS })
    return c.body(Uint8Array.from(picture), 200, { 'content-type': 'image/png' })
  })

  app.get('/', (c) => {
    const all = [...transactions.values()].map((one) => expireIfDue(one, now())).toReversed()
    return c.html(transactionsPage(base, all), 200, pageHeaders)
  })
  app.get('/:id', (c) => {
    const transaction = find(c.req.param('id'))
    if (!transaction) return c.notFound()
    return c.html(transactionPage(base, transaction, listActs(transaction)), 200, pageHeaders)
  })
  app.post('/:id/:act', async (c) => {
    const { id } = c.req.param()
    const what = simulatedActs.find((one) => one === c.req.param('act'))
    // Another site's page must not act for the user of this one.
    if (!what || c.req.header('sec-fetch-site') !== 'same-origin') return c.notFound()
    await act(id, what)
    return c.redirect(`${base}/${encodeURIComponent(id)}`, 303)
  })
  return {
    app,
    act,
    refundAtDesk: async (orderId, amount) => {
      const transaction = find(orderId)
      const next = transaction && afterRefund(transaction, { key: randomUUID(), amount })
      if (!next) return false
      await save(next)
      await tell(next)
      return true
    },
    tell: async (orderId) => {
      const transaction = find(orderId)
      if (transaction) await tell(transaction)
    },
  }
}

const problem = (c: Context, code: string, message: string) =>
  c.json({ status_code: code, status_message: message }, code === '401' ? 401 : 200)
const unknown = (c: Context) => problem(c, '404', 'There is no such transaction')

/** `2026-11-24 14:05:00 +0700` */
const jakartaDate = (time: string): Date => new Date(`${time.slice(0, 10)}T${time.slice(11, 19)}+07:00`)
