import { customerStaff, type RegistrationStatus, type TaxKind } from '@pasok/contract'
import { sql } from 'kysely'
import { oneOf, readList, type Db, type ListInput, type ListSource, type Row } from '../../platform/index.ts'
import { parseTaxNumber, registeredPlaces } from '../registration-list.store.ts'

const isOfKinds = (kinds: readonly TaxKind[]) => {
  const set = sql`c.id in (select company_id from company.tax_kind where ${oneOf(sql`kind`)(kinds)})`
  return kinds.includes('regular')
    ? sql`(${set} or not exists (select from company.tax_kind k where k.company_id = c.id))`
    : set
}

/** Companies; a keyword is matched against names, tax numbers and the company's people. */
const source: ListSource<typeof customerStaff.listCompanies.list> = {
  declaration: customerStaff.listCompanies.list,
  name: 'companies',
  from: sql`company.company c`,
  id: sql<number>`c.id`,
  dividedBy: 'status',
  sorts: { created_at: { by: sql`c.created_at`, type: 'moment', hasStateIndex: true } },
  choices: { status: oneOf(sql`c.registration_status`), tax_kind: isOfKinds },
  days: { created: [sql`c.created_at`, 'moment'] },
  ids: {
    salesperson_id: sql`c.salesperson_id`,
    price_list_id: (id) =>
      sql`c.id in (select company_id from pricing.assigned_company where list_id = ${id}::int)`,
  },
  keyword: registeredPlaces,
  mine: (staffId) => sql`c.salesperson_id = ${staffId}::int`,
}

/** A company in staff's list. */
export interface ListedCompanyRow {
  readonly id: number
  readonly legal_name: string
  readonly trade_name: string
  readonly npwp: string
  readonly registration_status: RegistrationStatus
  readonly tax_kind: TaxKind
  readonly salesperson_id: number | null
  readonly created_at: Date
}

/** Companies by id. */
const findListed = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ListedCompanyRow>> => {
  const { rows } = await sql<ListedCompanyRow>`
    select c.id, c.legal_name, c.trade_name, c.npwp, c.registration_status, coalesce(t.kind, 'regular') as tax_kind,
      c.salesperson_id, c.created_at
    from company.company c left join company.tax_kind t on t.company_id = c.id
    where c.id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** One page of the companies. */
export const listCompanies = (db: Db, query: ListInput, staffId: number) =>
  readList(
    db,
    source,
    { ...query, keyword: parseTaxNumber(query.keyword) ?? query.keyword },
    { reader: { name: 'staff', id: staffId }, find: (ids) => findListed(db, ids) },
  )

/** Says who of staff looks after a company, and raises its version. */
export const updateSalesperson = async (tx: Db, id: number, salespersonId: number | null): Promise<void> => {
  await sql`
    update company.company set salesperson_id = ${salespersonId}, version = version + 1 where id = ${id}`.execute(
    tx,
  )
}

/** Raises a company's version. */
export const raiseCompanyVersion = async (tx: Db, id: number): Promise<void> => {
  await sql`update company.company set version = version + 1 where id = ${id}`.execute(tx)
}

/** A note that only staff read. */
export type NoteRow = Row<'company.staff_note'>

/** Notes that an answer shows, the newest first. */
const MOST_NOTES = 200

export const listNotes = async (db: Db, companyId: number): Promise<NoteRow[]> =>
  db
    .selectFrom('company.staff_note')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(MOST_NOTES)
    .execute()

/** Adds a note. */
export const insertNote = async (
  tx: Db,
  note: {
    readonly companyId: number
    readonly staffId: number
    readonly text: string
    readonly now: Date
  },
): Promise<void> => {
  await sql`
    insert into company.staff_note (company_id, staff_id, text, written_at)
    values (${note.companyId}, ${note.staffId}, ${note.text}, ${note.now})`.execute(tx)
}
