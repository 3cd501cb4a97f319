import type { TaxMatches } from '@pasok/contract'
import { taxMatches, type Language } from '@pasok/words'
import type { StaffScope } from '../../kernel/index.ts'
import { inTransaction, writeAudit, type Db, type Task, type Workers } from '../../platform/index.ts'
import { readTable } from '../../search/index.ts'
import { matchRow, type NumberedInvoice, type NumberRow, type TaxMatch } from './match-tax-invoice.ts'
import type { numbersOfTable } from './number-rows-thread.ts'
import { findKnownInvoices, insertTaxNumbers, lockTaxNumbers } from './tax-number.store.ts'

const numbersTask: Task<typeof numbersOfTable> = {
  module: new URL('number-rows-thread.ts', import.meta.url),
  name: 'numbersOfTable',
  deadlineMs: 20_000,
}

/** Who imports, when, and in which request. */
export interface TaxImport {
  readonly by: StaffScope
  readonly now: Date
  readonly requestId: string
}

/** Records the numbers of a list of output tax invoices, all rows in one transaction. */
export const importTaxNumbers = async (
  { db, workers }: { readonly db: Db; readonly workers: Workers },
  file: File,
  act: TaxImport,
  language: Language,
) => {
  const read = await readTable(workers, numbersTask, file)
  if ('error' in read) return read
  if (read.rows === 'no_columns') return { error: 'not_number_list' } as const
  const { rows } = read
  const results = await inTransaction(db, (tx) => recordNumbers(tx, rows, act))
  return showMatches(
    results.map(({ row, match }) => ({ source: String(row), match })),
    language,
  )
}

const recordNumbers = async (tx: Db, rows: readonly NumberRow[], { by, now, requestId }: TaxImport) => {
  await lockTaxNumbers(tx)
  const known = await findKnownInvoices(tx, {
    numbers: rows.map(({ reference }) => reference),
    taxNumbers: rows.map(({ number }) => number),
    npwps: [],
  })
  // An earlier row of the list counts for those after it.
  const byNumber = new Map(known.byNumber)
  const byTaxNumber = new Map(known.byTaxNumber)
  const recorded: { invoiceId: number; number: string }[] = []
  const results = rows.map((row) => {
    const match = matchRow(row, { ...known, byNumber, byTaxNumber })
    if (match.code === 'recorded' && match.invoice) {
      const invoice: NumberedInvoice = { ...match.invoice, tax_number: row.number }
      byNumber.set(invoice.number, invoice)
      byTaxNumber.set(row.number, invoice)
      recorded.push({ invoiceId: invoice.id, number: row.number })
    }
    return { row: row.row, match }
  })
  await insertTaxNumbers(tx, recorded, { staffId: by.staff.id, now })
  if (recorded.length > 0)
    await writeAudit(tx, {
      at: now,
      who: { kind: 'staff', id: by.staff.id },
      action: 'invoice.record-tax-numbers',
      // Of many invoices.
      subject: 'tax_numbers',
      subjectId: 0,
      details: { numbers: recorded },
      requestId,
    })
  return results
}

/** What became of rows or files, as staff see it. */
export const showMatches = (
  matched: readonly { readonly source: string; readonly match: TaxMatch }[],
  language: Language,
): TaxMatches => {
  const count = (...codes: readonly TaxMatch['code'][]) =>
    matched.filter(({ match }) => codes.includes(match.code)).length
  const [changed, unchanged] = [count('recorded', 'attached'), count('unchanged')]
  return {
    changed,
    unchanged,
    refused: matched.length - changed - unchanged,
    results: matched.map(({ source, match: { code, invoice, taxNumber } }) => ({
      source,
      result: code,
      message: taxMatches[code][language],
      ...(invoice && { invoice: { id: invoice.id, number: invoice.number } }),
      ...(taxNumber !== undefined && { tax_invoice_number: taxNumber }),
    })),
  }
}
