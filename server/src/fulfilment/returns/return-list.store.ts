import { returns, returnsStaff } from '@pasok/contract'
import { sql } from 'kysely'
import type { MemberScope } from '../../identity/index.ts'
import {
  oneOf,
  readList,
  type Db,
  type KeywordPlace,
  type ListInput,
  type ListSource,
} from '../../platform/index.ts'
import { findReturns } from './return.store.ts'

const company = sql`r.company_id`
const requested = { by: sql`r.requested_at`, type: 'moment', hasStateIndex: true } as const
const shared = {
  from: sql`fulfilment.return r`,
  id: sql<number>`r.id`,
  choices: { state: oneOf(sql`r.state`) },
  days: { requested: [sql`r.requested_at`, 'moment'] },
} as const
/** Their number, and their orders' texts. */
const places: readonly KeywordPlace[] = [
  (pattern) => sql`r.search_text like ${pattern}`,
  (pattern) => sql`r.order_id in (select id from orders.numbered where search_text like ${pattern})`,
]

const source: ListSource<typeof returns.listReturns.list> = {
  ...shared,
  declaration: returns.listReturns.list,
  name: 'returns',
  sorts: { requested_at: requested },
  ids: { order_id: sql`r.order_id` },
  keyword: places,
  mine: (memberId) => sql`r.requested_by = ${memberId}::int`,
}

const staffSource: ListSource<typeof returnsStaff.listStaffReturns.list> = {
  ...shared,
  declaration: returnsStaff.listStaffReturns.list,
  name: 'staff returns',
  sorts: {
    requested_at: requested,
    waiting: { ...requested, first: [['requested', 'approved', 'received']] },
  },
  ids: { order_id: sql`r.order_id`, company_id: company },
  keyword: [
    ...places,
    (pattern) => sql`${company} in (select id from company.standing where search_text like ${pattern})`,
  ],
  mine: (staffId) => sql`
    r.order_id in (select o.id from orders.numbered o join quotation.numbered q on q.id = o.quotation_id
      where q.salesperson_id = ${staffId}::int)`,
}

/** One page of a company's returns. */
export const listReturns = (db: Db, query: ListInput, { companyId, memberId }: MemberScope) =>
  readList(db, source, query, {
    reader: { name: `company ${companyId}`, where: sql`${company} = ${companyId}::int`, id: memberId },
    find: (ids) => findReturns(db, ids),
  })

/** One page of the returns of all companies. */
export const listStaffReturns = (db: Db, query: ListInput, staffId: number) =>
  readList(db, staffSource, query, {
    reader: { name: 'staff', id: staffId },
    find: (ids) => findReturns(db, ids),
  })
