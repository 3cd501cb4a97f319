import { openSimulator, type SimulatedTransaction } from '@pasok/gateway-simulator'
import { sql } from 'kysely'
import type { StaffLimits } from '@pasok/contract'
import type { Event } from '../events/index.ts'
import { creditOrder, issueInvoice } from '../invoice/index.ts'
import {
  cancelUnpaid,
  chargeAttempt,
  closeAtGateway,
  followDue,
  openMidtrans,
  pollAttempts,
  refundAtGateway,
  retryRefunds,
  type ChargeParts,
} from '../payment/index.ts'
import { openEmails, type Db } from '../platform/index.ts'
import { openApi, settings } from './ask-api.ts'

const KEY = 'a server key of the tests'

/**
 * A shop with the gateway simulator, whose time and background the test moves: `work` does what was announced. With
 * `isSilent` the gateway answers nothing, with `refusesRefunds` it gives nothing back, with `altered` its answers have these fields, with `isCut` it does what it is asked and its answers are lost.
 */
export const openPaying = async (
  db: Db,
  now: () => Date,
  staffLimits: StaffLimits = settings.staff_limits,
) => {
  const announced: Event[] = []
  const state = {
    isSilent: false,
    isCut: false,
    charges: 0,
    isDeaf: false,
    refusesRefunds: false,
    altered: {} as Readonly<Record<string, string>>,
  }
  const announce = async (_: Db, event: Event): Promise<void> => void announced.push(event)
  const transactions: { all: readonly SimulatedTransaction[] } = { all: [] }
  const simulator = await openSimulator({
    serverKey: KEY,
    base: '/dev/gateway',
    now,
    store: { load: async () => [], save: async (all) => void (transactions.all = all) },
    notify: async (body) =>
      state.isDeaf ? 500 : (await api.post('/payments/midtrans/notification', body)).status,
  })
  const gateway = openMidtrans({
    url: 'http://gateway.test',
    serverKey: KEY,
    fetch: async (request) => {
      if (state.isSilent) throw new TypeError('no connection')
      if (request.url.endsWith('/charge')) state.charges++
      if (state.refusesRefunds && request.url.endsWith('/refund'))
        return Response.json({ status_code: '412', status_message: 'The refund is not approved' })
      const answer = await simulator.app.fetch(request)
      if (state.isCut) throw new TypeError('the connection broke')
      if (Object.keys(state.altered).length > 0)
        return Response.json({ ...((await answer.json()) as object), ...state.altered })
      return answer
    },
  })
  const api = openApi({ db, now, gateway, announce, settings: { ...settings, staff_limits: staffLimits } })
  const sendEmail = openEmails({ shop: settings, origin: 'http://shop.test', now })
  const parts = { db, gateway, announce, sendEmail, settings } satisfies ChargeParts
  const moment = () => ({ now: now(), requestId: 'a job' })

  /** Does what was announced for the gateway and for invoices, and forgets the rest; what fails stays to be done. */
  const work = async (): Promise<void> => {
    for (let event = announced[0]; event; event = announced[0]) {
      if (event.type === 'payment_attempt_made') await chargeAttempt(parts, event.attempt, moment())
      if (event.type === 'payment_attempt_closed') await closeAtGateway(parts, event.attempt, moment())
      if (event.type === 'payment_refund_requested') await refundAtGateway(parts, event.refund, moment())
      if (event.type === 'order_paid') await issueInvoice(parts, { orderId: event.order, ...moment() })
      if (event.type === 'order_cancelled') await creditOrder(parts, { orderId: event.order, ...moment() })
      if (event.type === 'invoice_due_changed') await followDue(parts, event, now())
      announced.shift()
    }
  }
  return {
    api,
    simulator,
    state,
    announced,
    work,
    poll: () => pollAttempts(parts, moment()),
    retryRefunds: () => retryRefunds(parts, moment()),
    cancelUnpaid: () => cancelUnpaid(parts, moment()),
    /** What the gateway has, in the order in which it was charged. */
    transactions: () => transactions.all,
    /** The attempts of all orders, in their order. */
    attempts: async () =>
      (
        await sql<{ name: string; state: string; received: number; amount: number }>`
          select gateway_order_id as name, state, received, amount from payment.attempt order by id`.execute(
          db,
        )
      ).rows,
  }
}
