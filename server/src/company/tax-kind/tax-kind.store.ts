import { taxRules, type TaxKind } from '@pasok/contract'
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

/** What VAT is of a company's prices, in percent: `usual`, or 0 for a kind of buyer from whom it is not collected. */
export const findTaxPercent = async (db: Db, companyId: number, usual: number): Promise<number> => {
  const { rows } = await sql<{ kind: TaxKind }>`
    select kind from company.tax_kind where company_id = ${companyId}`.execute(db)
  return taxRules[rows[0]?.kind ?? 'regular'].isTaxCharged ? usual : 0
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
