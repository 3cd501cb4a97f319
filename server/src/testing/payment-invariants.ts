import { sql } from 'kysely'
import type { SimulatedTransaction } from '@pasok/gateway-simulator'
import type { Db } from '../platform/index.ts'

interface AttemptSeen {
  readonly name: string
  readonly state: string
  readonly amount: number
  readonly received: number
  readonly refunded: number
  readonly by_gateway: number
  readonly by_transfer: number
}

/** What of payments of orders through the gateway does not fit together, once everything was told; nothing where all does. */
export const wrongPayments = async (
  db: Db,
  transactions: readonly SimulatedTransaction[],
): Promise<string[]> => {
  const { rows: attempts } = await sql<AttemptSeen>`
    select a.gateway_order_id as name, a.state, a.amount, a.received, a.refunded,
      coalesce(sum(r.amount) filter (where r.way = 'gateway' and r.state = 'done'), 0)::bigint as by_gateway,
      coalesce(sum(r.amount) filter (where r.way = 'transfer'), 0)::bigint as by_transfer
    from payment.attempt a left join payment.refund r on r.attempt_id = a.id
    where a.gateway_order_id is not null group by a.id order by a.id`.execute(db)
  const { rows: orders } = await sql<{ number: string; wrong: string }>`
    select o.number, case
        when o.payment_state = 'paid' and p.counted < o.amount_total then 'is paid, and too little came'
        when o.state <> 'cancelled' and o.payment_state = 'unpaid' and p.left_here > 0 then 'is unpaid, and money came'
        when p.open > 1 then 'has two open attempts'
        when o.state = 'cancelled' and p.open > 0 then 'is cancelled, and can be paid'
        when p.left_here > o.amount_total then 'is paid twice'
      end as wrong
    from orders.order o
    cross join lateral (
      select coalesce(sum(received) filter (where state in ('paid', 'partially_refunded', 'refunded')), 0) as counted,
        coalesce(sum(received - refunded) filter (where state in ('paid', 'partially_refunded', 'refunded')), 0) as left_here,
        count(*) filter (where state in ('created', 'pending')) as open
      from payment.attempt where order_id = o.id
    ) p`.execute(db)
  const { rows: invoices } = await sql<{ number: string; is_credited: boolean; state: string }>`
    select i.number, i.amount_credited = i.amount_total as is_credited, o.state
    from invoice.invoice i join orders.order o on o.id = i.order_id where i.terms_days is null`.execute(db)
  return [
    ...invoices.flatMap(({ number, is_credited, state }) =>
      is_credited === (state === 'cancelled')
        ? []
        : [`invoice ${number} of a ${state} order is wrongly credited`],
    ),
    ...orders.flatMap(({ number, wrong }) => (wrong ? [`order ${number} ${wrong}`] : [])),
    ...attempts.flatMap((attempt) => {
      const known = transactions.filter(({ orderId }) => orderId === attempt.name)
      return wrongAttempt(attempt, known).map((wrong) => `attempt ${attempt.name} ${wrong}`)
    }),
    ...transactions
      .filter(({ orderId }) => !attempts.some(({ name }) => name === orderId))
      .map(({ orderId }) => `the gateway charges ${orderId}, which is no attempt`),
  ]
}

const MONEY_CAME = new Set(['settlement', 'refund', 'partial_refund'])

const wrongAttempt = (attempt: AttemptSeen, [transaction, second]: readonly SimulatedTransaction[]) => {
  const came = transaction && MONEY_CAME.has(transaction.status) ? transaction.amount : 0
  const isReversed = attempt.state === 'reversed'
  const wentBack = transaction?.refunds.reduce((sum, { amount }) => sum + amount, 0) ?? 0
  return [
    second && 'was charged twice',
    transaction && transaction.amount !== attempt.amount && 'was charged with another amount',
    !isReversed && attempt.received !== came && `received ${attempt.received}, and ${came} came`,
    !isReversed &&
      attempt.refunded !== attempt.by_gateway + attempt.by_transfer &&
      `gave back ${attempt.refunded}, and its refunds are ${attempt.by_gateway + attempt.by_transfer}`,
    attempt.by_gateway !== wentBack && `${wentBack} went back at the gateway, not ${attempt.by_gateway}`,
    !isReversed && attempt.refunded > attempt.received && 'gave back more than came',
  ].filter((wrong) => typeof wrong === 'string')
}
