import { fulfilment, fulfilmentStaff } from '@pasok/contract'
import { sql } from 'kysely'
import type { MemberScope } from '../identity/index.ts'
import {
  oneOf,
  readList,
  type Db,
  type KeywordPlace,
  type ListInput,
  type ListSource,
} from '../platform/index.ts'
import { findDeliveries } from './delivery.store.ts'

const company = sql`d.company_id`
const sorts = { updated_at: { by: sql`d.updated_at`, type: 'moment', hasStateIndex: true } } as const
const shared = {
  from: sql`fulfilment.delivery d`,
  id: sql<number>`d.id`,
  choices: { state: oneOf(sql`d.state`) },
  days: { updated: [sql`d.updated_at`, 'moment'] },
} as const
/** Their number, courier and airway bill, and their orders' texts. */
const places: readonly KeywordPlace[] = [
  (pattern) => sql`d.search_text like ${pattern}`,
  (pattern) => sql`d.order_id in (select id from orders.numbered where search_text like ${pattern})`,
]

const source: ListSource<typeof fulfilment.listDeliveries.list> = {
  ...shared,
  declaration: fulfilment.listDeliveries.list,
  name: 'deliveries',
  sorts,
  ids: { order_id: sql`d.order_id` },
  keyword: places,
}

const staffSource: ListSource<typeof fulfilmentStaff.listStaffDeliveries.list> = {
  ...shared,
  declaration: fulfilmentStaff.listStaffDeliveries.list,
  name: 'staff deliveries',
  sorts: {
    ...sorts,
    waiting: { by: sql`d.id`, type: 'number', hasStateIndex: true, first: [['packing'], ['ready']] },
  },
  ids: { order_id: sql`d.order_id`, company_id: company },
  keyword: [
    ...places,
    (pattern) => sql`${company} in (select id from company.standing where search_text like ${pattern})`,
  ],
  mine: (staffId) => sql`
    d.order_id in (select o.id from orders.numbered o join quotation.numbered q on q.id = o.quotation_id
      where q.salesperson_id = ${staffId}::int)`,
}

/** One page of a company's deliveries. */
export const listDeliveries = (db: Db, query: ListInput, { companyId }: Pick<MemberScope, 'companyId'>) =>
  readList(db, source, query, {
    reader: { name: `company ${companyId}`, where: sql`${company} = ${companyId}::int` },
    find: (ids) => findDeliveries(db, ids),
  })

/** One page of the deliveries of all companies. */
export const listStaffDeliveries = (db: Db, query: ListInput, staffId: number) =>
  readList(db, staffSource, query, {
    reader: { name: 'staff', id: staffId },
    find: (ids) => findDeliveries(db, ids),
  })
