import { order, orderStaff } from '@pasok/contract'
import { sql } from 'kysely'
import type { MemberScope } from '../kernel/index.ts'
import { oneOf, readList, type Db, type ListInput, type ListSource } from '../platform/index.ts'
import { findOrders } from './order.store.ts'

const company = sql`o.company_id`
const placedAt = { by: sql`o.placed_at`, type: 'moment', hasStateIndex: true } as const
const shared = {
  from: sql`orders.order o`,
  id: sql<number>`o.id`,
  choices: {
    state: oneOf(sql`o.state`),
    payment_state: oneOf(sql`o.payment_state`),
    delivery_state: oneOf(sql`o.delivery_state`),
  },
  days: { placed: [sql`o.placed_at`, 'moment'] },
} as const
const sorts = { placed_at: placedAt, amount_total: { by: sql`o.amount_total`, type: 'number' } } as const
const ownText = (pattern: ReturnType<typeof sql<string>>) => sql`o.search_text like ${pattern}`

/** A company's orders. A keyword matches their number, reference, purchase order and quotation. */
const orderSource: ListSource<typeof order.listOrders.list> = {
  ...shared,
  declaration: order.listOrders.list,
  name: 'orders',
  sorts,
  ids: {},
  keyword: [ownText],
  mine: (memberId) => sql`o.placed_by = ${memberId}::int`,
}

/** Orders of all companies. A keyword also matches company names. */
const staffOrderSource: ListSource<typeof orderStaff.listStaffOrders.list> = {
  ...shared,
  declaration: orderStaff.listStaffOrders.list,
  name: 'staff orders',
  sorts: { ...sorts, waiting: { ...placedAt, first: [['placed']] } },
  ids: { company_id: company },
  keyword: [
    ownText,
    (pattern) => sql`${company} in (select id from company.standing where search_text like ${pattern})`,
  ],
  mine: (staffId) =>
    sql`o.quotation_id in (select id from quotation.numbered where salesperson_id = ${staffId}::int)`,
}

/** One page of a company's orders. */
export const listOrders = (db: Db, query: ListInput, { companyId, memberId }: MemberScope) =>
  readList(db, orderSource, query, {
    reader: { name: `company ${companyId}`, where: sql`${company} = ${companyId}::int`, id: memberId },
    find: (ids) => findOrders(db, ids),
  })

/** One page of the orders of all companies. */
export const listStaffOrders = (db: Db, query: ListInput, staffId: number) =>
  readList(db, staffOrderSource, query, {
    reader: { name: 'staff', id: staffId },
    find: (ids) => findOrders(db, ids),
  })
