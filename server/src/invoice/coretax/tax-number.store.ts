import { sql } from 'kysely'
import { insertMany, type Db } from '../../platform/index.ts'
import type { KnownInvoices, NumberedInvoice } from './match-tax-invoice.ts'

type NumberedRow = NumberedInvoice & { readonly company_id: number }

const selectNumbered = sql`
  select i.id, i.number, i.company_id, i.buyer_npwp, e.trx_code, coalesce(i.tax_invoice_number, n.number) as tax_number,
    i.tax_invoice_key is not null as has_file
  from invoice.invoice i left join invoice.tax_number n on n.invoice_id = i.id
  left join invoice.tax_export_invoice e on e.invoice_id = i.id and e.withdrawn_at is null`

/** Keeps other changes of tax invoice numbers waiting until the transaction ends. Lock them before orders and invoices. */
export const lockTaxNumbers = async (tx: Db): Promise<void> => {
  await sql`lock table invoice.tax_number in share row exclusive mode`.execute(tx)
}

/** The invoices that have these tax invoice numbers. */
export const findNumberOwners = async (db: Db, numbers: readonly string[]): Promise<NumberedRow[]> => {
  const { rows } = await sql<NumberedRow>`
    ${selectNumbered} where i.id in (
      select id from invoice.invoice where tax_invoice_number = any(${[...numbers]}::text[])
      union select invoice_id from invoice.tax_number where number = any(${[...numbers]}::text[]))
    order by i.id`.execute(db)
  return rows
}

/** What is known of invoices by their numbers, by tax invoice numbers, and of those that wait by their buyers' NPWPs. */
export const findKnownInvoices = async (
  db: Db,
  {
    numbers,
    taxNumbers,
    npwps,
  }: {
    readonly numbers: readonly string[]
    readonly taxNumbers: readonly string[]
    readonly npwps: readonly string[]
  },
): Promise<KnownInvoices> => {
  const { rows: named } = await sql<NumberedRow>`
    ${selectNumbered} where i.number = any(${[...numbers]}::text[])`.execute(db)
  const { rows: waiting } = await sql<NumberedRow>`
    ${selectNumbered} where i.buyer_npwp = any(${[...npwps]}::text[]) and e.trx_code is not null
      and i.tax_invoice_number is null and n.number is null
    order by i.id`.execute(db)
  const owners = await findNumberOwners(db, taxNumbers)
  return {
    byNumber: new Map(named.map((row) => [row.number, row])),
    byTaxNumber: new Map(owners.flatMap((row) => (row.tax_number === null ? [] : [[row.tax_number, row]]))),
    waitingByNpwp: Map.groupBy(waiting, ({ buyer_npwp }) => buyer_npwp),
  }
}

/** Records the numbers that Coretax gave invoices. */
export const insertTaxNumbers = (
  tx: Db,
  numbers: readonly { readonly invoiceId: number; readonly number: string }[],
  { staffId, now }: { readonly staffId: number; readonly now: Date },
): Promise<void> =>
  insertMany(
    tx,
    'invoice.tax_number',
    ['invoice_id', 'number', 'recorded_at', 'recorded_by'],
    numbers.map(({ invoiceId, number }) => ({
      invoice_id: invoiceId,
      number,
      recorded_at: now,
      recorded_by: staffId,
    })),
  )

/** Deletes the number of an invoice that waited for its PDF. */
export const deleteTaxNumber = async (tx: Db, invoiceId: number): Promise<void> => {
  await tx.deleteFrom('invoice.tax_number').where('invoice_id', '=', invoiceId).execute()
}

/** Takes the invoices without a number out of an export; returns how many there were. */
export const withdrawUnnumbered = async (tx: Db, exportId: number, now: Date): Promise<number> => {
  const { numAffectedRows } = await sql`
    update invoice.tax_export_invoice e set withdrawn_at = ${now}
    from invoice.invoice i
    where e.export_id = ${exportId} and e.withdrawn_at is null and i.id = e.invoice_id and i.tax_invoice_number is null
      and not exists (select from invoice.tax_number n where n.invoice_id = i.id)`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
