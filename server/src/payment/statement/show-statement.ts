import { jakartaDay, type Day, type StatedDocument, type Statement, type StatementRow } from '@pasok/contract'
import { paymentMethodName, statementEventWords, type Language } from '@pasok/words'
import { findCompany } from '../../company/index.ts'
import { readStatement, type LedgerEvent } from '../../ledger/index.ts'
import type { Db } from '../../platform/index.ts'
import { findDocumentNumbers, type DocumentNumbers } from './statement.store.ts'

/** A period of days, both included. */
export interface Period {
  readonly from: Day
  readonly to: Day
}

/** The period of a query: by default it ends today, and begins with the year of its last day. */
export const resolvePeriod = (
  { from, to }: { readonly from?: Day | undefined; readonly to?: Day | undefined },
  now: Date,
): Period | { readonly error: 'period_reversed' } => {
  const last = to ?? jakartaDay(now)
  const first = from ?? `${last.slice(0, 4)}-01-01`
  return first > last ? { error: 'period_reversed' } : { from: first, to: last }
}

interface StatementQuery {
  readonly companyId: number
  readonly period: Period
  readonly page: number
  readonly per_page: number
  readonly language: Language
}

/** The statement of account of a company, with one page of its events. Throws if there is no such company. */
export const showStatement = async (
  db: Db,
  { companyId, period, page, per_page, language }: StatementQuery,
): Promise<Statement> => {
  const company = await findCompany(db, companyId)
  if (!company) throw new Error(`there is no company ${companyId}`)
  const window = { ...period, limit: per_page, offset: (page - 1) * per_page }
  const { events, opening, debit, credit, total } = await readStatement(db, companyId, window)
  const numbers = await findDocumentNumbers(db, {
    invoices: events.flatMap(({ invoices }) => invoices),
    orders: events.flatMap(({ orders }) => orders),
    creditNotes: events.flatMap(({ source, source_id }) => (source === 'credit_note' ? [source_id] : [])),
  })
  return {
    company: { id: companyId, name: company.legal_name },
    ...period,
    opening_balance: opening,
    debit,
    credit,
    closing_balance: opening + debit - credit,
    rows: events.map((event) => showEvent(event, numbers, language)),
    total,
    page,
    per_page,
  }
}

const showEvent = (event: LedgerEvent, numbers: DocumentNumbers, language: Language): StatementRow => ({
  day: event.day,
  kind: event.kind,
  name: statementEventWords[event.kind][language](event),
  documents: listDocuments(event, numbers),
  reference: [event.method && paymentMethodName(event.method, language), event.reference]
    .filter(Boolean)
    .join(' · '),
  debit: Math.max(0, event.change),
  credit: Math.max(0, -event.change),
  balance: event.balance,
})

const listDocuments = (
  { source, source_id, invoices, orders }: LedgerEvent,
  numbers: DocumentNumbers,
): StatedDocument[] => {
  const creditNote = source === 'credit_note' ? numbers.creditNotes.get(source_id) : undefined
  const toDocuments = (kind: 'invoice' | 'order', ids: readonly number[], all: ReadonlyMap<number, string>) =>
    ids.map((id) => ({ kind, id, number: all.get(id) ?? '' }))
  return [
    ...(creditNote ? [{ kind: 'credit_note' as const, id: source_id, ...creditNote }] : []),
    ...toDocuments('invoice', invoices, numbers.invoices),
    ...toDocuments('order', orders, numbers.orders),
  ]
}
