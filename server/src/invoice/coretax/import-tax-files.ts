import type { Language } from '@pasok/words'
import type { SettingsFile } from '../../content/index.ts'
import {
  readDocument,
  storeDocuments,
  type Db,
  type SendEmail,
  type Storage,
  type Task,
  type Workers,
} from '../../platform/index.ts'
import { isZip } from '../../platform/sheets/table-cells.ts'
import { attachTaxInvoice } from '../attach-tax-invoice.ts'
import { INVOICE_FOLDER } from '../invoice-files.ts'
import { showMatches, type TaxImport } from './import-tax-numbers.ts'
import { matchFile, type TaxMatch } from './match-tax-invoice.ts'
import { readTaxFileName, type TaxFileName } from './tax-file-name.ts'
import { findKnownInvoices } from './tax-number.store.ts'
import type { unpackPdfs } from './unpack-thread.ts'

/** PDFs of one ZIP file, and what they may come to. */
const MOST_FILES = 500
const MOST_BYTES = 100_000_000

const unpackTask: Task<typeof unpackPdfs> = {
  module: new URL('unpack-thread.ts', import.meta.url),
  name: 'unpackPdfs',
  deadlineMs: 20_000,
}

/** What importing PDFs needs. */
export interface TaxFileParts {
  readonly db: Db
  readonly workers: Workers
  readonly storage: Storage
  readonly sendEmail: SendEmail
  readonly settings: Pick<SettingsFile, 'documents' | 'invoices'>
}

/** Attaches PDFs to the invoices that their names stand for, each in its own transaction. */
export const importTaxFiles = async (parts: TaxFileParts, file: File, act: TaxImport, language: Language) => {
  const files = await readFiles(parts.workers, file)
  if ('error' in files) return files
  const matched = []
  for (const one of files) matched.push({ source: one.name, match: await importOne(parts, one, act) })
  return showMatches(matched, language)
}

const readFiles = async (
  workers: Workers,
  file: File,
): Promise<readonly File[] | { readonly error: 'not_pdf_or_zip' | 'busy' }> => {
  const bytes = await file.bytes()
  if (!isZip(bytes)) return [file]
  const pdfs = await workers.run(unpackTask, { bytes, most: MOST_FILES, mostBytes: MOST_BYTES })
  if (pdfs === 'busy') return { error: 'busy' }
  if (typeof pdfs === 'string' || pdfs.length === 0) return { error: 'not_pdf_or_zip' }
  return pdfs.map(([name, content]) => new File([new Uint8Array(content)], name))
}

const importOne = async (parts: TaxFileParts, file: File, act: TaxImport): Promise<TaxMatch> => {
  const { db, storage, settings } = parts
  const document = await readDocument(file, INVOICE_FOLDER)
  if ('error' in document || document.contentType !== 'application/pdf') return { code: 'no_pdf' }
  const name = readTaxFileName(file.name, settings.invoices.invoice_number)
  const match = matchFile(name, settings.documents.npwp, await findKnown(db, name))
  const { invoice, taxNumber } = match
  if (match.code !== 'attached' || !invoice || taxNumber === undefined) return match
  const result = await storeDocuments(
    storage,
    [document],
    () => attachTaxInvoice(parts, { ...act, id: invoice.id, number: taxNumber, file: document, isNew: true }),
    (result) => result === 'done',
  )
  if (result === 'done') return match
  const isNumberError = result.error === 'number_taken' || result.error === 'other_number'
  return { ...match, code: isNumberError ? result.error : 'not_found' }
}

const findKnown = (db: Db, { number, invoiceNumber, buyerNpwp }: TaxFileName) =>
  findKnownInvoices(db, {
    numbers: invoiceNumber === undefined ? [] : [invoiceNumber],
    taxNumbers: number === undefined ? [] : [number],
    npwps: buyerNpwp === undefined ? [] : [buyerNpwp],
  })
