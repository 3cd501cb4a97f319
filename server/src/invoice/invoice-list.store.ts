import { invoice, invoiceStaff, type InvoiceState, type Day } from '@pasok/contract'
import { sql } from 'kysely'
import type { MemberScope } from '../kernel/index.ts'
import { readList, type Db, type KeywordPlace, type ListInput, type ListSource } from '../platform/index.ts'
import { findInvoices } from './invoice.store.ts'

const company = sql`i.company_id`
const issued = { by: sql`i.issued_on`, type: 'day', hasStateIndex: true } as const
const sorts = {
  issued_on: issued,
  due_on: { by: sql`coalesce(i.due_on, date '9999-12-31')`, type: 'day' },
  amount_total: { by: sql`i.amount_total`, type: 'number' },
} as const
const ownText: KeywordPlace = (pattern) => sql`i.search_text like ${pattern}`

/** The condition for invoices in these states on a day. */
const stateOn = (today: Day) => (states: readonly InvoiceState[]) =>
  sql.join(
    states.map((state) => {
      if (state === 'credited' || state === 'paid') return sql`i.payment_stage = ${state}::text`
      if (state === 'overdue')
        return sql`i.payment_stage in ('issued', 'partially_paid') and i.due_on < ${today}::date`
      return sql`i.payment_stage = ${state}::text and coalesce(i.due_on, date '9999-12-31') >= ${today}::date`
    }),
    sql` or `,
  )
const sharedOn = (today: Day) =>
  ({
    from: sql`invoice.invoice i`,
    id: sql<number>`i.id`,
    choices: { state: stateOn(today) },
    days: { issued: [sql`i.issued_on`, 'day'], due: [sql`i.due_on`, 'day'] },
  }) as const

/** A company's invoices; a keyword is matched against their number, order, purchase order and faktur pajak. */
const sourceOn = (today: Day): ListSource<typeof invoice.listInvoices.list> => ({
  ...sharedOn(today),
  declaration: invoice.listInvoices.list,
  name: 'invoices',
  sorts,
  ids: { order_id: sql`i.order_id` },
  keyword: [ownText],
  mine: (memberId) => sql`i.requester_id = ${memberId}::int`,
})

/** Invoices of all companies; a keyword is also matched against the buyer's name. */
const staffSourceOn = (today: Day): ListSource<typeof invoiceStaff.listStaffInvoices.list> => ({
  ...sharedOn(today),
  declaration: invoiceStaff.listStaffInvoices.list,
  name: 'staff invoices',
  sorts: { ...sorts, waiting: { ...issued, isDescending: true, first: [['overdue']] } },
  ids: { order_id: sql`i.order_id`, company_id: company },
  keyword: [ownText, (pattern) => sql`i.buyer_search_text like ${pattern}`],
  mine: (staffId) => sql`
    i.order_id in (select o.id from orders.numbered o join quotation.numbered q on q.id = o.quotation_id
      where q.salesperson_id = ${staffId}::int)`,
})

/** One page of a company's invoices, with their states of this day. */
export const listInvoices = (db: Db, query: ListInput, { companyId, memberId }: MemberScope, today: Day) =>
  readList(db, sourceOn(today), query, {
    reader: { name: `company ${companyId}`, where: sql`${company} = ${companyId}::int`, id: memberId },
    find: (ids) => findInvoices(db, ids, today),
  })

/** One page of the invoices of all companies. */
export const listStaffInvoices = (db: Db, query: ListInput, today: Day, staffId: number) =>
  readList(db, staffSourceOn(today), query, {
    reader: { name: 'staff', id: staffId },
    find: (ids) => findInvoices(db, ids, today),
  })
