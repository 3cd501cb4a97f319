import { daysAfter, type Day, type TaxExport, type TaxPeriod } from '@pasok/contract'
import { taxRefusals, type Language } from '@pasok/words'
import type { SettingsFile } from '../../content/index.ts'
import { staffNames } from '../../identity/index.ts'
import type { StaffScope } from '../../kernel/index.ts'
import { writeAudit, type Db } from '../../platform/index.ts'
import { buildTaxLines, checkTaxDocument, type TaxSeller } from './tax-document.ts'
import {
  countTaxStates,
  insertTaxExport,
  listTaxExports,
  listTaxReturns,
  lockExports,
  readCandidates,
  readExportedInvoices,
  type NewTaxExport,
  type TaxExportRow,
  type TaxMonth,
} from './tax-export.store.ts'
import { taxUnits } from './tax-units.ts'
import { taxInvoiceXml, XML_END, xmlHead } from './tax-xml.ts'

/** What a check names at most: refused invoices, and credit notes. */
const MOST_NAMED = 1_000
/** Coretax imports at most so many tax invoices of one file. */
const MOST_INVOICES = 1_000
/** Lines after which a file takes no more invoices. */
const MOST_LINES = 50_000

/** The settings that tax invoices depend on. */
export type TaxSettings = Pick<SettingsFile, 'legal_name' | 'tax_percent' | 'documents'>

/** The seller of the settings; without its own NITKU it is the head office. */
const toTaxSeller = ({ tax_percent, documents }: TaxSettings): TaxSeller => ({
  npwp: documents.npwp,
  nitku: documents.nitku ?? `${documents.npwp}000000`,
  taxPercent: tax_percent,
  units: taxUnits(documents.tax_units),
})

/** The days of a month written as 2026-11. */
const toTaxMonth = (period: string): TaxMonth => {
  const from: Day = `${period}-01`
  const next = `${daysAfter(from, 31).slice(0, 7)}-01`
  return { from, to: daysAfter(next, -1) }
}

/** Checks the invoices of a month, and lists its exports and credit notes. */
export const checkTaxPeriod = async (
  db: Db,
  settings: TaxSettings,
  period: string,
  language: Language,
): Promise<TaxPeriod> => {
  const seller = toTaxSeller(settings)
  const month = toTaxMonth(period)
  const ready = { invoices: 0, amount_untaxed: 0, amount_tax: 0 }
  const refused: TaxPeriod['refused'] = []
  let refusedTotal = 0
  for await (const { id, company, source, status } of readCandidates(db, month)) {
    const checked = checkTaxDocument(source, status, seller)
    if ('refusals' in checked) {
      refusedTotal += 1
      if (refused.length < MOST_NAMED)
        refused.push({
          invoice: { id, number: source.number },
          company,
          issued_on: source.issued_on,
          kind: status.kind,
          refusals: checked.refusals.map(({ field, code }) => ({
            field,
            code,
            message: taxRefusals[code][language],
          })),
        })
    } else {
      ready.invoices += 1
      ready.amount_untaxed += source.amount_untaxed
      ready.amount_tax += source.amount_tax
    }
  }
  const exports = await listTaxExports(db, month)
  const returns = await listTaxReturns(db, month, MOST_NAMED)
  return {
    period,
    seller: { name: settings.legal_name, npwp: seller.npwp, nitku: seller.nitku },
    ready,
    ...(await countTaxStates(db, month)),
    refused_total: refusedTotal,
    refused,
    exports: await showTaxExports(db, exports),
    credit_notes_total: returns.total,
    credit_notes: returns.rows.map((row) => ({
      credit_note: { id: row.id, number: row.number },
      invoice: { id: row.invoice_id, number: row.invoice_number },
      company: { id: row.company_id, name: row.company_name },
      issued_on: row.issued_on,
      ...(row.tax_invoice_number !== null && { tax_invoice_number: row.tax_invoice_number }),
      amount_untaxed: row.amount_untaxed,
      tax_base: row.tax_base,
      amount_tax: row.amount_tax,
      ...(row.return_note_number !== null &&
        row.return_note_on !== null && {
          return_note: { number: row.return_note_number, on: row.return_note_on },
        }),
    })),
  }
}

/** Exports as staff see them. */
export const showTaxExports = async (db: Db, rows: readonly TaxExportRow[]): Promise<TaxExport[]> => {
  const names = await staffNames(
    db,
    rows.map(({ created_by }) => created_by),
  )
  return rows.map(({ id, period, created_at, created_by, invoices, numbered }) => ({
    id,
    period: period.slice(0, 7),
    created_at: created_at.toISOString(),
    created_by: names.get(created_by) ?? '',
    invoices,
    numbered,
  }))
}

/**
 * Exports the invoices of a month that pass the check and are in no file, the oldest first, in the caller's transaction;
 * returns the export's id.
 */
export const exportTaxInvoices = async (
  tx: Db,
  settings: TaxSettings,
  {
    period,
    by,
    now,
    requestId,
  }: { readonly period: string; readonly by: StaffScope; readonly now: Date; readonly requestId: string },
): Promise<{ readonly id: number } | { readonly error: 'not_possible_now' }> => {
  await lockExports(tx)
  const seller = toTaxSeller(settings)
  const month = toTaxMonth(period)
  const invoices: { id: number; treatment: NewTaxExport['invoices'][number]['treatment'] }[] = []
  const units: Record<string, string> = {}
  let lines = 0
  for await (const { id, source, status } of readCandidates(tx, month)) {
    const treatment = checkTaxDocument(source, status, seller)
    if ('refusals' in treatment) continue
    invoices.push({ id, treatment })
    for (const { uom } of source.lines) units[uom] = seller.units.get(uom) ?? ''
    lines += source.lines.length
    if (invoices.length === MOST_INVOICES || lines >= MOST_LINES) break
  }
  if (invoices.length === 0) return { error: 'not_possible_now' }
  const id = await insertTaxExport(tx, {
    period: month.from,
    createdAt: now,
    createdBy: by.staff.id,
    sellerNpwp: seller.npwp,
    sellerNitku: seller.nitku,
    taxPercent: seller.taxPercent,
    units,
    invoices,
  })
  await writeAudit(tx, {
    at: now,
    who: { kind: 'staff', id: by.staff.id },
    action: 'invoice.export-tax-invoices',
    subject: 'tax_export',
    subjectId: id,
    details: { period, invoices: invoices.length },
    requestId,
  })
  return { id }
}

/** The XML of an export, in pieces: of what was stored, so that it is the same every time. */
export async function* writeTaxExport(db: Db, row: TaxExportRow): AsyncGenerator<string> {
  const seller = { taxPercent: row.tax_percent, units: new Map(Object.entries(row.units)) }
  yield xmlHead(row.seller_npwp)
  for await (const { source, treatment } of readExportedInvoices(db, row.id))
    yield taxInvoiceXml({
      ...treatment,
      source,
      lines: buildTaxLines(source, seller),
      sellerNitku: row.seller_nitku,
    })
  yield XML_END
}
