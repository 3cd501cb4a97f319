import { fulfilment, fulfilmentStaff, returns, returnsStaff } from '@pasok/contract'
import { sql } from 'kysely'
import type { MemberScope } from '../kernel/index.ts'
import {
  oneOf,
  readList,
  type Db,
  type ListInput,
  type ListReader,
  type ListSource,
} from '../platform/index.ts'
import { findDeliveries } from './delivery.store.ts'
import { findReturns } from './returns/return.store.ts'

/**
 * Shared by the lists of deliveries and of returns; either table is `g`. A keyword is matched against their own and
 * their order's text.
 */
const shared = {
  id: sql<number>`g.id`,
  choices: { state: oneOf(sql`g.state`) },
  ids: { order_id: sql`g.order_id` },
  keyword: [(pattern: ReturnType<typeof sql<string>>) => sql`g.search_text like ${pattern}`],
} as const
/** Staff's lists also match a keyword against the company's names. */
const sharedOfStaff = {
  ...shared,
  ids: { ...shared.ids, company_id: sql`g.company_id` },
  keyword: [
    ...shared.keyword,
    (pattern: ReturnType<typeof sql<string>>) =>
      sql`g.company_id in (select id from company.standing where search_text like ${pattern})`,
  ],
  mine: (staffId: number) => sql`
    g.order_id in (select o.id from orders.numbered o join quotation.numbered q on q.id = o.quotation_id
      where q.salesperson_id = ${staffId}::int)`,
} as const

const changed = { by: sql`g.updated_at`, type: 'moment', hasStateIndex: true } as const
const deliveries = {
  from: sql`fulfilment.delivery g`,
  days: { updated: [sql`g.updated_at`, 'moment'] },
} as const
const deliverySource: ListSource<typeof fulfilment.listDeliveries.list> = {
  ...shared,
  ...deliveries,
  declaration: fulfilment.listDeliveries.list,
  name: 'deliveries',
  sorts: { updated_at: changed },
}
const staffDeliverySource: ListSource<typeof fulfilmentStaff.listStaffDeliveries.list> = {
  ...sharedOfStaff,
  ...deliveries,
  declaration: fulfilmentStaff.listStaffDeliveries.list,
  name: 'staff deliveries',
  sorts: {
    updated_at: changed,
    waiting: { by: sql`g.id`, type: 'number', hasStateIndex: true, first: [['packing'], ['ready']] },
  },
}

const requested = { by: sql`g.requested_at`, type: 'moment', hasStateIndex: true } as const
const returned = {
  from: sql`fulfilment.return g`,
  days: { requested: [sql`g.requested_at`, 'moment'] },
} as const
const returnSource: ListSource<typeof returns.listReturns.list> = {
  ...shared,
  ...returned,
  declaration: returns.listReturns.list,
  name: 'returns',
  sorts: { requested_at: requested },
  mine: (memberId) => sql`g.requested_by = ${memberId}::int`,
}
const staffReturnSource: ListSource<typeof returnsStaff.listStaffReturns.list> = {
  ...sharedOfStaff,
  ...returned,
  declaration: returnsStaff.listStaffReturns.list,
  name: 'staff returns',
  sorts: {
    requested_at: requested,
    waiting: { ...requested, first: [['requested', 'approved', 'received']] },
  },
}

const companyReader = ({ companyId, memberId }: MemberScope): ListReader => ({
  name: `company ${companyId}`,
  where: sql`g.company_id = ${companyId}::int`,
  id: memberId,
})

/** One page of a company's deliveries. */
export const listDeliveries = (db: Db, query: ListInput, member: MemberScope) =>
  readList(db, deliverySource, query, {
    reader: companyReader(member),
    find: (ids) => findDeliveries(db, ids),
  })

/** One page of the deliveries of all companies. */
export const listStaffDeliveries = (db: Db, query: ListInput, staffId: number) =>
  readList(db, staffDeliverySource, query, {
    reader: { name: 'staff', id: staffId },
    find: (ids) => findDeliveries(db, ids),
  })

/** One page of a company's returns. */
export const listReturns = (db: Db, query: ListInput, member: MemberScope) =>
  readList(db, returnSource, query, {
    reader: companyReader(member),
    find: (ids) => findReturns(db, ids),
  })

/** One page of the returns of all companies. */
export const listStaffReturns = (db: Db, query: ListInput, staffId: number) =>
  readList(db, staffReturnSource, query, {
    reader: { name: 'staff', id: staffId },
    find: (ids) => findReturns(db, ids),
  })
