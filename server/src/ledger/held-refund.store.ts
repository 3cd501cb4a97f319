import { paymentStaff, type HeldRefundState } from '@pasok/contract'
import { sql } from 'kysely'
import {
  idIn,
  oneOf,
  readList,
  type Db,
  type ListInput,
  type ListSource,
  type NewRow,
  type Row,
} from '../platform/index.ts'

/** A stored refund of held money. */
export type HeldRefundRow = Omit<Row<'ledger.held_refund'>, 'state'> & { readonly state: HeldRefundState }

/** Stores a refund of held money; returns its id. */
export const insertHeldRefund = async (
  tx: Db,
  refund: Omit<NewRow<'ledger.held_refund'>, 'state'> & { readonly state: 'waiting' | 'requested' },
): Promise<number> => idIn(await tx.insertInto('ledger.held_refund').values(refund).returning('id').execute())

/** A refund of held money of any company; undefined if there is none. */
export const findHeldRefund = async (db: Db, id: number): Promise<HeldRefundRow | undefined> => {
  const { rows } = await sql<HeldRefundRow>`select * from ledger.held_refund where id = ${id}`.execute(db)
  return rows[0]
}

/** The last refunds of held money of a company, the newest first. */
export const listHeldRefunds = async (db: Db, companyId: number, most: number): Promise<HeldRefundRow[]> => {
  const { rows } = await sql<HeldRefundRow>`
    select * from ledger.held_refund where company_id = ${companyId} order by id desc limit ${most}`.execute(
    db,
  )
  return rows
}

/** Refunds of held money by their ids. */
const findHeldRefunds = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, HeldRefundRow>> => {
  const { rows } = await sql<HeldRefundRow>`
    select * from ledger.held_refund where id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

const createdAt = { by: sql`r.created_at`, type: 'moment', hasStateIndex: true } as const

/** Refunds of held money. A keyword matches their orders' texts, their invoices' numbers, payees and company names. */
const heldRefundSource: ListSource<typeof paymentStaff.listHeldRefunds.list> = {
  declaration: paymentStaff.listHeldRefunds.list,
  name: 'held refunds',
  from: sql`ledger.held_refund r`,
  id: sql<number>`r.id`,
  sorts: { created_at: createdAt, waiting: { ...createdAt, first: [['waiting'], ['requested']] } },
  choices: { state: oneOf(sql`r.state`) },
  days: { created: [sql`r.created_at`, 'moment'] },
  ids: { company_id: sql`r.company_id`, order_id: sql`r.order_id`, invoice_id: sql`r.invoice_id` },
  keyword: [
    (pattern) => sql`r.search_text like ${pattern}`,
    (pattern) => sql`r.company_id in (select id from company.standing where search_text like ${pattern})`,
  ],
}

/** One page of the refunds of held money of all companies. */
export const listAnyHeldRefunds = (db: Db, query: ListInput) =>
  readList(db, heldRefundSource, query, {
    reader: { name: 'staff' },
    find: (ids) => findHeldRefunds(db, ids),
  })

/** What members asked to have refunded of a place, and finance has not decided yet, in whole rupiah. */
export const sumWaitingRefunds = async (
  db: Db,
  of: Pick<HeldRefundRow, 'company_id' | 'order_id' | 'invoice_id'>,
): Promise<number> => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger.held_refund
    where state = 'waiting' and company_id = ${of.company_id} and order_id is not distinct from ${of.order_id}::int
      and invoice_id is not distinct from ${of.invoice_id}::int`.execute(db)
  return rows[0]?.sum ?? 0
}

/** What was refunded of a company's held money since a time, or is on its way back, in whole rupiah. */
export const sumHeldRefunds = async (db: Db, companyId: number, since: Date): Promise<number> => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger.held_refund
    where company_id = ${companyId} and state in ('requested', 'done') and requested_at >= ${since}`.execute(
    db,
  )
  return rows[0]?.sum ?? 0
}

/** Columns to update; omitted ones keep their value. */
export type HeldRefundChange = Partial<
  Pick<
    NewRow<'ledger.held_refund'>,
    'requested_by' | 'requested_at' | 'ended_by' | 'ended_at' | 'transferred_on' | 'reference' | 'refusal'
  >
> & { readonly state: HeldRefundState }

/** Changes a refund of held money. */
export const updateHeldRefund = async (tx: Db, id: number, change: HeldRefundChange): Promise<void> => {
  await tx.updateTable('ledger.held_refund').set(change).where('id', '=', id).execute()
}
