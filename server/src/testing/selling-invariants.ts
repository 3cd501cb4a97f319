import { quotationTotals, computeTax } from '@pasok/contract'
import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'

/** What was sent so far, as JSON, by quotation and version. */
export type SentVersions = Map<string, string>

interface PlacedOrder {
  readonly id: number
  readonly state: string
  readonly payment_state: string
  readonly payment_method: string
  readonly quotation_state: string
  readonly tax_percent: number
  readonly delivery_cost: number
  readonly amount_untaxed: number
  readonly amount_tax: number
  readonly amount_total: number
  readonly received: number
  readonly proven: number
  readonly waiting: number
  readonly lines: readonly StoredLine[]
  readonly offered: readonly StoredLine[]
}

interface StoredLine {
  readonly item_id: number
  readonly quantity: number
  readonly unit_price: number
  readonly discount: number
  readonly amount_untaxed?: number
  readonly amount_tax?: number
}

/**
 * What is wrong with what a database holds of quotations, orders and payments; empty where nothing is. Versions that were sent
 * since the last look are added to `sent`; one that has changed since is named.
 */
export const wrongSales = async (db: Db, sent: SentVersions): Promise<string[]> => [
  ...(await wrongVersions(db, sent)),
  ...(await wrongOrders(db)),
]

const wrongVersions = async (db: Db, sent: SentVersions): Promise<string[]> => {
  const { rows } = await sql<{ name: string; content: string }>`
    select v.quotation_id || ' version ' || v.version as name,
      (select jsonb_build_object('version', to_jsonb(v), 'lines', jsonb_agg(to_jsonb(l) order by l.place))
        from quotation.line l where l.quotation_id = v.quotation_id and l.version = v.version)::text as content
    from quotation.version v where v.sent_at is not null`.execute(db)
  const now = new Map(rows.map(({ name, content }) => [name, content]))
  const changed = [...sent].flatMap(([name, content]) =>
    now.get(name) === content ? [] : [`quotation ${name} has changed since it was sent`],
  )
  for (const [name, content] of now) sent.set(name, content)
  return changed
}

const wrongOrders = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<PlacedOrder>`
    select o.id, o.state, o.payment_state, o.payment_method, q.state as quotation_state,
      o.tax_percent::float8 as tax_percent, o.delivery_cost, o.amount_untaxed, o.amount_tax, o.amount_total,
      (select coalesce(sum(received), 0)::bigint from payment.attempt a
        where a.order_id = o.id and a.gateway_order_id is null) as received,
      (select coalesce(sum(p.received), 0)::bigint from payment.proof p join payment.attempt a on a.id = p.attempt_id
        where a.order_id = o.id) as proven,
      (select count(*)::int from payment.proof p join payment.attempt a on a.id = p.attempt_id
        where a.order_id = o.id and p.state = 'waiting') as waiting,
      (select coalesce(jsonb_agg(jsonb_build_object('item_id', item_id, 'quantity', quantity, 'unit_price', unit_price,
        'discount', discount, 'amount_untaxed', amount_untaxed, 'amount_tax', amount_tax) order by place), '[]')
        from orders.line l where l.order_id = o.id) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('item_id', item_id, 'quantity', quantity, 'unit_price', unit_price,
        'discount', discount) order by place), '[]')
        from quotation.line l where l.quotation_id = o.quotation_id and l.version = o.quotation_version
          and l.status in ('quoted', 'alternative')) as offered
    from orders.order o join quotation.quotation q on q.id = o.quotation_id`.execute(db)
  const lost = await sql<{ id: number }>`
    select id from quotation.quotation q
    where state = 'ordered' and (select count(*) from orders.order o where o.quotation_id = q.id) <> 1`.execute(
    db,
  )
  return [
    ...lost.rows.map(({ id }) => `quotation ${id} is ordered and has not one order`),
    ...rows.flatMap((order) => wrongWith(order).map((what) => `order ${order.id}: ${what}`)),
  ]
}

const wrongWith = (order: PlacedOrder): string[] => {
  const { lines, offered } = order
  const { untaxed, tax } = quotationTotals(lines, order.delivery_cost, order.tax_percent)
  const isSum =
    order.amount_untaxed === untaxed && order.amount_tax === tax && order.amount_total === untaxed + tax
  const sumField = (field: 'amount_untaxed' | 'amount_tax') =>
    lines.reduce((sum, line) => sum + (line[field] ?? 0), 0)
  const areLinesRight =
    sumField('amount_untaxed') + order.delivery_cost === untaxed &&
    sumField('amount_tax') + computeTax(order.delivery_cost, order.tax_percent) === tax
  const isOffer =
    lines.length === offered.length &&
    offered.every((line, at) =>
      Object.entries(line).every(([key, value]) => Reflect.get(lines[at] ?? {}, key) === value),
    )
  const isTransfer = order.payment_method === 'transfer'
  const paid =
    order.received >= order.amount_total
      ? 'paid'
      : order.waiting > 0
        ? 'pending'
        : order.received > 0
          ? 'partially_paid'
          : 'unpaid'
  return [
    ...(order.quotation_state === 'ordered' ? [] : ['its quotation is not ordered']),
    ...(isSum ? [] : ['its total is not the sum of its lines']),
    ...(areLinesRight ? [] : ['its lines do not add up']),
    ...(isOffer ? [] : ['it is not what was offered']),
    ...(order.received === order.proven ? [] : ['what came is not what its proofs show']),
    ...(!isTransfer || order.payment_state === paid ? [] : [`it is ${order.payment_state}, not ${paid}`]),
  ]
}

/** What a company owes on terms, in whole rupiah, counted from its orders. */
export const owedOnTerms = async (db: Db, companyId: number): Promise<number> => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount_total), 0)::bigint as sum from orders.order
    where company_id = ${companyId} and payment_method = 'terms' and state <> 'cancelled'`.execute(db)
  return rows[0]?.sum ?? 0
}
