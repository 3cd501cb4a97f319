import { sql } from 'kysely'
import type { Db, Row } from '../../platform/index.ts'

/** Tax that a buyer withheld from what they paid of an invoice, in whole rupiah. */
export type WithheldRow = Pick<
  Row<'ledger.adjustment'>,
  | 'id'
  | 'invoice_id'
  | 'amount'
  | 'note'
  | 'recorded_at'
  | 'certificate_number'
  | 'certificate_on'
  | 'certificate_name'
  | 'certificate_at'
> & {
  readonly invoice_number: string
  readonly company_id: number
  readonly company_name: string
}

/** One page of what was withheld, the oldest first; how much there is in all. With an id only that one. */
export const listWithheld = async (
  db: Db,
  {
    hasCertificate,
    id,
    limit,
    offset,
  }: {
    readonly hasCertificate?: boolean | undefined
    readonly id?: number | undefined
    readonly limit: number
    readonly offset: number
  },
): Promise<{ readonly rows: readonly WithheldRow[]; readonly total: number; readonly amount: number }> => {
  const where = sql`
    (${hasCertificate ?? null}::boolean is null or (w.certificate_at is not null) = ${hasCertificate ?? null}::boolean)
      and (${id ?? null}::int is null or w.id = ${id ?? null}::int)`
  const { rows } = await sql<WithheldRow>`
    select w.*, i.number as invoice_number, i.company_id, c.name as company_name
    from ledger.withheld w join invoice.numbered i on i.id = w.invoice_id join company.standing c on c.id = i.company_id
    where ${where} order by w.id limit ${limit} offset ${offset}`.execute(db)
  const { rows: sums } = await sql<{ total: number; amount: number }>`
    select count(*)::int as total, coalesce(sum(w.amount), 0)::bigint as amount
    from ledger.withheld w where ${where}`.execute(db)
  return { rows, total: sums[0]?.total ?? 0, amount: sums[0]?.amount ?? 0 }
}
