import { quotation, quotationStaff, quotationUpload } from '@pasok/contract'
import { sql } from 'kysely'
import type { MemberScope } from '../kernel/index.ts'
import {
  oneOf,
  readList,
  type Db,
  type KeywordPlace,
  type ListInput,
  type ListSource,
} from '../platform/index.ts'
import { findQuotations } from './quotation.store.ts'
import { findUploads } from './upload/upload.store.ts'

const company = sql`q.company_id`
const shared = { from: sql`quotation.quotation q`, id: sql<number>`q.id` } as const
const created = { by: sql`q.created_at`, type: 'moment', hasStateIndex: true } as const
const days = { created: [sql`q.created_at`, 'moment'] } as const
const state = oneOf(sql`q.state`)
const ownText: KeywordPlace = (pattern) => sql`q.search_text like ${pattern}`

/** A company's quotations. A keyword matches their number, reference and purchase order. */
const source: ListSource<typeof quotation.listQuotations.list> = {
  ...shared,
  declaration: quotation.listQuotations.list,
  name: 'quotations',
  sorts: { created_at: created },
  choices: { state },
  days,
  ids: {},
  keyword: [ownText],
  mine: (memberId) => sql`q.requester_id = ${memberId}::int`,
}

/** Quotations of all companies except drafts. A keyword also matches company names. */
const staffSource: ListSource<typeof quotationStaff.listStaffQuotations.list> = {
  ...shared,
  declaration: quotationStaff.listStaffQuotations.list,
  name: 'staff quotations',
  sorts: {
    created_at: created,
    amount_total: { by: sql`q.amount_total`, type: 'number', hasStateIndex: true },
    waiting: {
      by: sql`q.updated_at`,
      type: 'moment',
      hasStateIndex: true,
      first: [['submitted', 'changes_requested', 'in_review']],
    },
  },
  choices: { state },
  days,
  ids: { company_id: company, salesperson_id: sql`q.salesperson_id` },
  keyword: [
    ownText,
    (pattern) => sql`${company} in (select id from company.standing where search_text like ${pattern})`,
  ],
  mine: (staffId) => sql`q.salesperson_id = ${staffId}::int`,
}

/** Quotations that were made from files. */
const uploadSource: ListSource<typeof quotationUpload.listUploads.list> = {
  ...shared,
  declaration: quotationUpload.listUploads.list,
  name: 'uploads',
  sorts: { created_at: { by: sql`q.created_at`, type: 'moment' } },
  choices: {},
  days,
  ids: {},
}

/**
 * One page of a company's quotations. Plain checkouts are included only while they can be ordered: orders have their
 * own list. What staff made is included once it is sent.
 */
export const listQuotations = (db: Db, query: ListInput, { companyId, memberId }: MemberScope) =>
  readList(db, source, query, {
    reader: {
      name: `company ${companyId}`,
      where: sql`${company} = ${companyId}::int and (q.state = 'quoted' or not q.is_plain_checkout) and not q.is_hidden`,
      id: memberId,
    },
    find: (ids) => findQuotations(db, ids),
  })

/** One page of the quotations of all companies. */
export const listStaffQuotations = (db: Db, query: ListInput, staffId: number) =>
  readList(db, staffSource, query, {
    reader: { name: 'staff', where: sql`q.state <> 'draft'`, id: staffId },
    find: (ids) => findQuotations(db, ids),
  })

/** One page of a company's uploads. */
export const listUploads = (db: Db, query: ListInput, { companyId }: Pick<MemberScope, 'companyId'>) =>
  readList(db, uploadSource, query, {
    reader: {
      name: `company ${companyId}`,
      where: sql`${company} = ${companyId}::int and q.source = 'upload'`,
    },
    find: (ids) => findUploads(db, ids),
  })
