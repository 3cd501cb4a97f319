import { companyStaff } from '@pasok/contract'
import { sql } from 'kysely'
import {
  oneOf,
  readList,
  type Db,
  type KeywordPlace,
  type ListInput,
  type ListSource,
} from '../platform/index.ts'
import { findRegistrations } from './review.store.ts'

/** What a keyword is matched against: names, tax numbers and the company's people. */
export const registeredPlaces: readonly KeywordPlace[] = [
  (pattern) => sql`c.search_text like ${pattern}`,
  (pattern) => sql`c.npwp like ${pattern}`,
  (pattern) => sql`c.nib like ${pattern}`,
  (pattern) => sql`c.id in (select company_id from identity.contact where search_text like ${pattern})`,
]

/** Registrations; a keyword is matched against names, tax numbers and the company's people. */
const source: ListSource<typeof companyStaff.listRegistrations.list> = {
  declaration: companyStaff.listRegistrations.list,
  name: 'registrations',
  from: sql`company.company c`,
  id: sql<number>`c.id`,
  dividedBy: 'status',
  sorts: { created_at: { by: sql`c.created_at`, type: 'moment', hasStateIndex: true } },
  choices: { status: oneOf(sql`c.registration_status`) },
  days: { created: [sql`c.created_at`, 'moment'] },
  ids: {},
  keyword: registeredPlaces,
}

/** The stored form of a tax number in any notation; undefined for other keywords. */
export const parseTaxNumber = (keyword = ''): string | undefined => {
  const digits = keyword.replaceAll(/[ .()/-]/g, '')
  return /^\d{4,}$/.test(digits) ? digits : undefined
}

/** One page of the registrations. */
export const listRegistrations = (db: Db, query: ListInput) =>
  readList(
    db,
    source,
    { ...query, keyword: parseTaxNumber(query.keyword) ?? query.keyword },
    { reader: { name: 'staff' }, find: (ids) => findRegistrations(db, ids) },
  )
