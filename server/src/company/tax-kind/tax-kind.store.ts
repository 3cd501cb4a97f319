import { taxRules, type Day, type TaxKind } from '@pasok/contract'
import { sql } from 'kysely'
import type { Db, NewRow, Row } from '../../platform/index.ts'

/** What kind of buyer a company is; `version` is 0 until it is set. */
export type TaxKindRow = Omit<Row<'company.tax_kind'>, 'kind' | 'updated_at'> & {
  readonly kind: TaxKind
  readonly company_name: string
}

/** The kind of buyer of a company; undefined where there is no such company. */
export const findTaxKind = async (db: Db, companyId: number): Promise<TaxKindRow | undefined> => {
  const { rows } = await sql<TaxKindRow>`
    select c.id as company_id, c.legal_name as company_name, coalesce(t.kind, 'regular') as kind, t.facility,
      coalesce(t.document_number, '') as document_number, t.document_on, t.valid_until, t.file_key, t.file_name,
      t.file_type, coalesce(t.version, 0) as version
    from company.company c left join company.tax_kind t on t.company_id = c.id
    where c.id = ${companyId}`.execute(db)
  return rows[0]
}

/** A kind of buyer with its facility and the document that grants it. */
export type TaxStatus = Pick<
  TaxKindRow,
  'kind' | 'facility' | 'document_number' | 'document_on' | 'valid_until'
>

const REGULAR: TaxStatus = {
  kind: 'regular',
  facility: null,
  document_number: '',
  document_on: null,
  valid_until: null,
}

/** What kind of buyer a company is on a day: one whose facility is not valid on that day is a regular buyer. */
export const findTaxStatus = async (db: Db, companyId: number, day: Day): Promise<TaxStatus> => {
  const { rows } = await sql<TaxStatus>`
    select kind, facility, document_number, document_on, valid_until from company.tax_kind
    where company_id = ${companyId}
      and (facility is null or ${day}::date between document_on and coalesce(valid_until, 'infinity'))`.execute(
    db,
  )
  return rows[0] ?? REGULAR
}

/**
 * What VAT is of a company's prices on a day, in percent: `usual`, or 0 for a kind of buyer from whom it is not collected.
 */
export const findTaxPercent = async (
  db: Db,
  { companyId, day, usual }: { readonly companyId: number; readonly day: Day; readonly usual: number },
): Promise<number> => {
  const { kind } = await findTaxStatus(db, companyId, day)
  return taxRules[kind].isTaxCharged ? usual : 0
}

/** Sets the kind of buyer of a company, whose row is locked, and raises its version. */
export const upsertTaxKind = async (tx: Db, row: NewRow<'company.tax_kind'>): Promise<void> => {
  await tx
    .insertInto('company.tax_kind')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet({ ...row, version: sql`company.tax_kind.version + 1` }),
    )
    .execute()
}
