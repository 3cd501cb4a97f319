import { needsFacility, taxRules, type Day, type StaffTaxKind, type TaxKind } from '@pasok/contract'
import type { FieldErrorCode } from '@pasok/words'
import type { StaffScope } from '../../kernel/index.ts'
import { inTransaction, writeAudit, type Db, type UploadedDocument } from '../../platform/index.ts'
import { lockCompany } from '../review.store.ts'
import { findTaxKind, upsertTaxKind, type TaxKindRow } from './tax-kind.store.ts'

/** Staff's change of a company's kind of buyer. */
export interface TaxKindChange {
  readonly companyId: number
  /** The version that staff saw; 0 where the kind was never set. */
  readonly version: number
  readonly kind: TaxKind
  readonly facility: string
  readonly documentNumber: string
  readonly documentOn: Day | undefined
  readonly validUntil: Day | undefined
  /** Without one, the stored file stays. */
  readonly file: UploadedDocument | undefined
  readonly by: StaffScope
  readonly now: Date
  readonly requestId: string
}

type Errors = Readonly<Record<string, FieldErrorCode>>

/** Why a kind was not set. */
export type TaxKindError =
  | { readonly error: 'not_found' | 'version_conflict' }
  | { readonly error: 'invalid'; readonly errors: Errors }

/** What a facility lacks, by field. */
const findErrors = (change: TaxKindChange, before: TaxKindRow): Errors => {
  const { kind, facility, documentNumber, documentOn, validUntil, file } = change
  const isWrongEnd = documentOn !== undefined && validUntil !== undefined && validUntil < documentOn
  return {
    ...(!Object.hasOwn(taxRules[kind].facilities, facility) && {
      facility: facility === '' ? 'missing' : 'wrong_form',
    }),
    ...(documentNumber === '' && { document_number: 'missing' }),
    ...(documentOn === undefined && { document_on: 'missing' }),
    ...(isWrongEnd && { valid_until: 'wrong_form' }),
    ...(!file && before.file_key === null && { file: 'document_missing' }),
  }
}

/**
 * Sets what kind of buyer a company is, for what it is invoiced from then on and for exports from then on. A kind without a
 * facility stores no document.
 */
export const setTaxKind = (db: Db, change: TaxKindChange): Promise<'done' | TaxKindError> =>
  inTransaction(db, async (tx) => {
    const { companyId, kind, facility, documentNumber, documentOn, validUntil, file, by, now } = change
    const company = await lockCompany(tx, companyId)
    const before = company && (await findTaxKind(tx, companyId))
    if (!before) return { error: 'not_found' }
    if (before.version !== change.version) return { error: 'version_conflict' }
    const hasFacility = needsFacility(kind)
    const errors = hasFacility ? findErrors(change, before) : {}
    if (Object.keys(errors).length > 0) return { error: 'invalid', errors }
    await upsertTaxKind(tx, {
      company_id: companyId,
      kind,
      facility: hasFacility ? facility : null,
      document_number: hasFacility ? documentNumber : '',
      document_on: hasFacility ? (documentOn ?? null) : null,
      valid_until: hasFacility ? (validUntil ?? null) : null,
      file_key: hasFacility ? (file?.key ?? before.file_key) : null,
      file_name: hasFacility ? (file?.filename ?? before.file_name) : null,
      file_type: hasFacility ? (file?.contentType ?? before.file_type) : null,
      updated_at: now,
    })
    await writeAudit(tx, {
      at: now,
      who: { kind: 'staff', id: by.staff.id },
      action: 'company.set-tax-kind',
      subject: 'company',
      subjectId: companyId,
      details: { from: before.kind, to: kind, ...(hasFacility && { facility, document: documentNumber }) },
      requestId: change.requestId,
    })
    return 'done'
  })

/** The kind of buyer of a company with its rule, as staff see it. */
export const showTaxKind = (row: TaxKindRow): StaffTaxKind => {
  const rule = taxRules[row.kind]
  return {
    company: { id: row.company_id, name: row.company_name },
    kind: row.kind,
    version: row.version,
    ...(rule.trxCode && { trx_code: rule.trxCode }),
    is_tax_charged: rule.isTaxCharged,
    source: rule.source,
    ...(row.facility !== null && {
      facility: { code: row.facility, name: rule.facilities[row.facility] ?? '' },
    }),
    ...(row.document_on !== null && {
      document: {
        number: row.document_number,
        on: row.document_on,
        ...(row.valid_until !== null && { valid_until: row.valid_until }),
        filename: row.file_name ?? '',
      },
    }),
  }
}
