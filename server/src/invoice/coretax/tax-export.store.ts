import type { ChosenAddress, Day } from '@pasok/contract'
import { sql } from 'kysely'
import { writtenAddress, type TaxStatus } from '../../company/index.ts'
import { idIn, insertMany, type Db, type NewRow, type Row } from '../../platform/index.ts'
import type { TaxSource, TaxTreatment } from './tax-document.ts'

/** The first and last day of a month written as 2026-11. */
export interface TaxMonth {
  readonly from: Day
  readonly to: Day
}

/** An invoice of a month with the kind of buyer that it was issued to. */
export interface TaxCandidate {
  readonly id: number
  readonly company: { readonly id: number; readonly name: string }
  readonly source: TaxSource
  readonly status: TaxStatus
}

/** Invoices and lines read at a time; of an invoice with more lines, all of them. */
const AT_ONCE = 50
const LINES_AT_ONCE = 5_000

type SourceRow = Omit<TaxSource, 'buyer_address' | 'lines'> & {
  readonly id: number
  readonly company_id: number
  readonly billing_address: ChosenAddress | null
} & TaxStatus

const isWaiting = sql`i.amount_credited < i.amount_total and i.tax_invoice_number is null
  and not exists (select from invoice.tax_number n where n.invoice_id = i.id)
  and not exists (select from invoice.tax_export_invoice e where e.invoice_id = i.id and e.withdrawn_at is null)`

/** The invoices of a month that are in no file and have no number, by their ids, without those credited in full. */
export async function* readCandidates(db: Db, { from, to }: TaxMonth): AsyncGenerator<TaxCandidate> {
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number }>`
      select i.id from invoice.invoice i
      where i.issued_on between ${from}::date and ${to}::date and i.id > ${after} and ${isWaiting}
      order by i.id limit ${AT_ONCE}`.execute(db)
    if (rows.length === 0) return
    const ids = await cutByLines(
      db,
      rows.map(({ id }) => id),
    )
    yield* await readTaxSources(db, ids)
    after = ids.at(-1) ?? after
  }
}

/** The first of these invoices, at least one, that have at most `LINES_AT_ONCE` lines together, by their ids. */
export const cutByLines = async (db: Db, ids: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, lines, sum(lines) over (order by id) as total
      from (
        select id, (select count(*) from invoice.line l where l.invoice_id = w.id) as lines
        from unnest(${[...ids]}::int[]) as w (id)
      ) counted
    ) summed
    where total = lines or total <= ${LINES_AT_ONCE} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Invoices with their lines and the kinds of buyers that they were issued to, in the order of their ids. */
const readTaxSources = async (db: Db, ids: readonly number[]): Promise<TaxCandidate[]> => {
  const { rows } = await sql<SourceRow>`
    select i.id, i.company_id, i.number, i.issued_on, i.seller_npwp, i.buyer_name, i.buyer_npwp,
      i.buyer_nitku, i.billing_address, i.accounts_email, i.tax_percent::float8 as tax_percent,
      i.tax_rate_percent::float8 as tax_rate_percent, i.delivery_cost, i.amount_untaxed, i.amount_tax, i.amount_total,
      i.tax_kind as kind, i.tax_facility as facility, i.tax_document_number as document_number,
      i.tax_document_on as document_on, i.tax_valid_until as valid_until
    from invoice.invoice i
    where i.id = any(${[...ids]}::int[]) order by i.id`.execute(db)
  const { rows: lines } = await sql<Row<'invoice.line'>>`
    select * from invoice.line where invoice_id = any(${[...ids]}::int[]) order by invoice_id, place`.execute(
    db,
  )
  const linesOf = Map.groupBy(lines, ({ invoice_id }) => invoice_id)
  return rows.map(({ id, company_id, billing_address, ...row }) => ({
    id,
    company: { id: company_id, name: row.buyer_name },
    source: {
      ...row,
      buyer_address: billing_address
        ? writtenAddress(billing_address, 'id', { isForParcel: false }).join(', ')
        : '',
      lines: linesOf.get(id) ?? [],
    },
    status: row,
  }))
}

/** How many invoices of a month are exported without a number, have a number, or were credited in full before either. */
export const countTaxStates = async (
  db: Db,
  { from, to }: TaxMonth,
): Promise<{ readonly exported: number; readonly numbered: number; readonly credited: number }> => {
  const { rows } = await sql<{ exported: number; numbered: number; credited: number }>`
    select (count(*) filter (where has_number))::int as numbered,
      (count(*) filter (where not has_number and is_exported))::int as exported,
      (count(*) filter (where not has_number and not is_exported and is_credited))::int as credited
    from invoice.invoice i
    cross join lateral (select i.amount_credited = i.amount_total as is_credited,
      i.tax_invoice_number is not null
        or exists (select from invoice.tax_number n where n.invoice_id = i.id) as has_number,
      exists (select from invoice.tax_export_invoice e
        where e.invoice_id = i.id and e.withdrawn_at is null) as is_exported) s
    where i.issued_on between ${from}::date and ${to}::date`.execute(db)
  return rows[0] ?? { exported: 0, numbered: 0, credited: 0 }
}

/** Keeps other exports waiting until the transaction ends, so that none takes the same invoices. */
export const lockExports = async (tx: Db): Promise<void> => {
  await sql`lock table invoice.tax_export in share row exclusive mode`.execute(tx)
}

/** An export to store. */
export interface NewTaxExport {
  readonly period: Day
  readonly createdAt: Date
  readonly createdBy: number
  readonly sellerNpwp: string
  readonly sellerNitku: string
  readonly taxPercent: number
  readonly units: Readonly<Record<string, string>>
  readonly invoices: readonly { readonly id: number; readonly treatment: TaxTreatment }[]
}

/** Stores an export with its invoices; returns its id. */
export const insertTaxExport = async (tx: Db, made: NewTaxExport): Promise<number> => {
  const id = idIn(
    await tx
      .insertInto('invoice.tax_export')
      .values({
        period: made.period,
        created_at: made.createdAt,
        created_by: made.createdBy,
        seller_npwp: made.sellerNpwp,
        seller_nitku: made.sellerNitku,
        tax_percent: String(made.taxPercent),
        units: sql`${JSON.stringify(made.units)}::jsonb`,
      })
      .returning('id')
      .execute(),
  )
  await insertMany(
    tx,
    'invoice.tax_export_invoice',
    ['export_id', 'invoice_id', 'trx_code', 'facility', 'document_number', 'document_on'],
    made.invoices.map(({ id: invoice_id, treatment }): NewRow<'invoice.tax_export_invoice'> => ({
      export_id: id,
      invoice_id,
      trx_code: treatment.trxCode,
      facility: treatment.facility,
      document_number: treatment.documentNumber,
      document_on: treatment.documentOn,
    })),
  )
  return id
}

/** A stored export with the number of its invoices, withdrawn ones left out. */
export interface TaxExportRow {
  readonly id: number
  readonly period: Day
  readonly created_at: Date
  readonly created_by: number
  readonly seller_npwp: string
  readonly seller_nitku: string
  readonly tax_percent: number
  readonly units: Readonly<Record<string, string>>
  readonly invoices: number
  readonly numbered: number
}

const selectExports = sql`
  select x.id, x.period, x.created_at, x.created_by, x.seller_npwp, x.seller_nitku,
    x.tax_percent::float8 as tax_percent, x.units, n.invoices, n.numbered
  from invoice.tax_export x
  cross join lateral (
    select count(*)::int as invoices, (count(*) filter (where i.tax_invoice_number is not null or exists (
      select from invoice.tax_number t where t.invoice_id = i.id)))::int as numbered
    from invoice.tax_export_invoice e join invoice.invoice i on i.id = e.invoice_id
    where e.export_id = x.id and e.withdrawn_at is null) n`

/** The exports of a month, the newest first. */
export const listTaxExports = async (db: Db, { from }: TaxMonth): Promise<TaxExportRow[]> => {
  const { rows } = await sql<TaxExportRow>`
    ${selectExports} where x.period = ${from}::date order by x.id desc`.execute(db)
  return rows
}

/** An export by its id. */
export const findTaxExport = async (db: Db, id: number): Promise<TaxExportRow | undefined> => {
  const { rows } = await sql<TaxExportRow>`${selectExports} where x.id = ${id}`.execute(db)
  return rows[0]
}

/** The invoices of an export, `AT_ONCE` at a time, with the treatment that was stored. */
export async function* readExportedInvoices(
  db: Db,
  exportId: number,
): AsyncGenerator<{ readonly source: TaxSource; readonly treatment: TaxTreatment }> {
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('invoice.tax_export_invoice')
      .selectAll()
      .where('export_id', '=', exportId)
      .where('withdrawn_at', 'is', null)
      .where('invoice_id', '>', after)
      .orderBy('invoice_id')
      .limit(AT_ONCE)
      .execute()
    if (rows.length === 0) return
    const ids = await cutByLines(
      db,
      rows.map(({ invoice_id }) => invoice_id),
    )
    const sources = await readTaxSources(db, ids)
    const bySource = new Map(sources.map((one) => [one.id, one.source]))
    for (const { invoice_id, trx_code, facility, document_number, document_on } of rows) {
      const source = bySource.get(invoice_id)
      if (source)
        yield {
          source,
          treatment: {
            trxCode: trx_code,
            facility,
            documentNumber: document_number,
            documentOn: document_on,
          },
        }
    }
    after = ids.at(-1) ?? after
  }
}

/** A credit note of a month with the number of its invoice's tax invoice. Amounts are in whole rupiah. */
export interface TaxReturnRow {
  readonly id: number
  readonly number: string
  readonly invoice_id: number
  readonly invoice_number: string
  readonly company_id: number
  readonly company_name: string
  readonly issued_on: Day
  readonly tax_invoice_number: string | null
  readonly amount_untaxed: number
  readonly tax_base: number
  readonly amount_tax: number
  readonly return_note_number: string | null
  readonly return_note_on: Day | null
}

/** The credit notes of a month, at most `most`, and how many there are. */
export const listTaxReturns = async (
  db: Db,
  { from, to }: TaxMonth,
  most: number,
): Promise<{ readonly rows: TaxReturnRow[]; readonly total: number }> => {
  const { rows } = await sql<TaxReturnRow & { total: number }>`
    select (count(*) over ())::int as total, c.id, c.number, i.id as invoice_id, i.number as invoice_number, i.company_id, i.buyer_name as company_name,
      c.issued_on, coalesce(i.tax_invoice_number, n.number) as tax_invoice_number, c.amount_untaxed, c.tax_base,
      c.amount_tax, c.return_note_number, c.return_note_on
    from invoice.credit_note c join invoice.invoice i on i.id = c.invoice_id
    left join invoice.tax_number n on n.invoice_id = i.id
    where c.issued_on between ${from}::date and ${to}::date order by c.id limit ${most}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}
