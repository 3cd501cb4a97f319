import { paymentStaff } from '@pasok/contract'
import { sql } from 'kysely'
import { oneOf, readList, type Db, type ListInput, type ListSource } from '../platform/index.ts'
import { findAttempts, findProofs } from './payment.store.ts'

const uploaded = { by: sql`p.uploaded_at`, type: 'moment', hasStateIndex: true } as const
const created = { by: sql`a.created_at`, type: 'moment', hasStateIndex: true } as const

/** Proofs of transfers. A keyword matches their orders' texts and company names. */
const proofSource: ListSource<typeof paymentStaff.listProofs.list> = {
  declaration: paymentStaff.listProofs.list,
  name: 'proofs',
  from: sql`payment.proof p`,
  id: sql<number>`p.id`,
  sorts: { uploaded_at: uploaded, waiting: { ...uploaded, first: [['waiting']] } },
  choices: { state: oneOf(sql`p.state`) },
  days: { uploaded: [sql`p.uploaded_at`, 'moment'] },
  ids: { order_id: sql`p.order_id`, company_id: sql`p.company_id` },
  keyword: [
    (pattern) => sql`p.search_text like ${pattern}`,
    (pattern) => sql`p.company_id in (select id from company.standing where search_text like ${pattern})`,
  ],
}

/** Payment attempts. A keyword matches their orders' texts and company names. */
const attemptSource: ListSource<typeof paymentStaff.listStaffAttempts.list> = {
  declaration: paymentStaff.listStaffAttempts.list,
  name: 'attempts',
  from: sql`payment.attempt a`,
  id: sql<number>`a.id`,
  sorts: { created_at: created, waiting: { ...created, isDescending: true, first: [['needs_review']] } },
  choices: { state: oneOf(sql`a.state`) },
  days: { created: [sql`a.created_at`, 'moment'] },
  ids: { order_id: sql`a.order_id`, company_id: sql`a.company_id` },
  keyword: [
    (pattern) => sql`a.search_text like ${pattern}`,
    (pattern) => sql`a.company_id in (select id from company.standing where search_text like ${pattern})`,
  ],
}

/** One page of the proofs of all orders. */
export const listProofs = (db: Db, query: ListInput) =>
  readList(db, proofSource, query, { reader: { name: 'staff' }, find: (ids) => findProofs(db, ids) })

/** One page of the payment attempts of all orders. */
export const listAnyAttempts = (db: Db, query: ListInput) =>
  readList(db, attemptSource, query, { reader: { name: 'staff' }, find: (ids) => findAttempts(db, ids) })
