import { MONEY_ENTRIES_SHOWN, OPEN_DOCUMENTS_SHOWN, type MoneyEntry } from '@pasok/contract'
import { paymentStaff as endpoints } from '@pasok/contract/endpoints'
import { findCompany } from '../../company/index.ts'
import { findOrderOfInvoice } from '../../invoice/index.ts'
import { serve, type StaffScope } from '../../kernel/index.ts'
import { findEntry, findTransfer, listEntries, type EntryRow } from '../../ledger/index.ts'
import { findAnyOrder } from '../../order/index.ts'
import { refuse, respondWith, type App } from '../../platform/http/http.ts'
import { readCommandKey, refuseNotOnce } from '../../platform/http/once.ts'
import { findOpenDocuments } from '../bank/bank.store.ts'
import { correctSeenTransfer } from './correct-transfer.ts'
import { recordSeenTransfer } from './record-transfer.ts'
import { reverseEntry, type ReversalError } from './reverse-entry.ts'
import { settleWithoutMoney, type SettlementParts } from './settle-without-money.ts'
import { showCompanyMoney } from './show-company-money.ts'
import { useHeldMoney } from './use-held-money.ts'

/** Registers the endpoints by which finance records, uses and corrects money of companies. */
export const transferStaffRoutes = (
  app: App,
  { now, ...parts }: SettlementParts & { readonly now: () => Date },
): void => {
  const { db } = parts

  const respondWithMoney = async (companyId: number, by: StaffScope) => {
    const record = await showCompanyMoney(db, companyId, by)
    return record ? respondWith({ record }) : refuse(404, 'not_found')
  }

  serve(app, endpoints.showCompanyMoney, ({ scope, params }) => respondWithMoney(params.id, scope))

  serve(app, endpoints.findOpenDocuments, async ({ query: { company_id: companyId, keyword } }) => {
    const { rows, total } = await findOpenDocuments(db, { companyId, keyword, limit: OPEN_DOCUMENTS_SHOWN })
    const records = rows.map(({ company_id, company_name, amount, due_on, ...document }) => ({
      ...document,
      company: { id: company_id, name: company_name },
      ...(due_on !== null && { due_on }),
      amount_due: amount,
    }))
    return respondWith({ records, total })
  })

  serve(app, endpoints.recordTransfer, async ({ scope, body }, c) => {
    const { company_id, transferred_on: transferredOn, allocations: wanted, ...transfer } = body
    const result = await recordSeenTransfer(parts, {
      ...transfer,
      company_id,
      transferredOn,
      wanted,
      command: { ...readCommandKey(c, endpoints.recordTransfer), request: body },
      by: scope,
      now: now(),
      requestId: c.get('requestId'),
    })
    if (!('error' in result)) return respondWithMoney(company_id, scope)
    if ('at' in result) return refuse(400, 'invalid_request', { [`allocations.${result.at}`]: result.error })
    const { error } = result
    if (error === 'invalid_request' || error === 'idempotency_key_reused') return refuseNotOnce(c, error)
    if (error === 'unknown_company') return refuse(400, 'invalid_request', { company_id: error })
    if (error === 'day_to_come') return refuse(400, 'invalid_request', { transferred_on: error })
    if (error === 'more_than_transferred') return refuse(400, 'invalid_request', { allocations: error })
    return refuse(409, error)
  })

  serve(app, endpoints.useHeldMoney, async ({ scope, params, body }, c) => {
    const result = await useHeldMoney(parts, {
      company_id: params.id,
      wanted: body.allocations,
      command: { ...readCommandKey(c, endpoints.useHeldMoney), request: { ...params, ...body } },
      by: scope,
      now: now(),
      requestId: c.get('requestId'),
    })
    if (!('error' in result)) return respondWithMoney(params.id, scope)
    if ('at' in result) return refuse(400, 'invalid_request', { [`allocations.${result.at}`]: result.error })
    const { error } = result
    if (error === 'invalid_request' || error === 'idempotency_key_reused') return refuseNotOnce(c, error)
    return refuse(409, error)
  })

  serve(app, endpoints.correctTransfer, async ({ scope, params, body }, c) => {
    const result = await correctSeenTransfer(parts, {
      id: params.id,
      reason: body.reason,
      by: scope,
      now: now(),
      requestId: c.get('requestId'),
    })
    const transfer = await findTransfer(db, params.id)
    if (!transfer) return refuse(404, 'not_found')
    if (result === 'done') return respondWithMoney(transfer.company_id, scope)
    return result.error === 'not_found' ? refuse(404, 'not_found') : refuse(409, result.error)
  })

  serve(app, endpoints.settleWithoutMoney, async ({ scope, params, body }, c) => {
    const { certificate_number: certificateNumber, ...settled } = body
    const result = await settleWithoutMoney(parts, {
      ...settled,
      certificateNumber,
      invoiceId: params.id,
      command: { ...readCommandKey(c, endpoints.settleWithoutMoney), request: { ...params, ...body } },
      by: scope,
      now: now(),
      requestId: c.get('requestId'),
    })
    if ('error' in result) {
      const { error } = result
      if (error === 'invalid_request' || error === 'idempotency_key_reused') return refuseNotOnce(c, error)
      if (error === 'not_found') return refuse(404, error)
      return refuse(error === 'over_write_off_limit' || error === 'over_withholding_limit' ? 403 : 409, error)
    }
    const orderId = await findOrderOfInvoice(db, params.id)
    const order = orderId === undefined ? undefined : await findAnyOrder(db, orderId)
    return order ? respondWithMoney(order.company_id, scope) : refuse(404, 'not_found')
  })

  serve(app, endpoints.listMoneyEntries, async ({ params }) => {
    const company = await findCompany(db, params.id)
    if (!company) return refuse(404, 'not_found')
    const records = (await listEntries(db, params.id, MONEY_ENTRIES_SHOWN)).map(showEntry)
    return respondWith({ records, total: records.length })
  })

  const respondToReversal = async (
    result: 'done' | { readonly error: ReversalError },
    table: 'allocation' | 'adjustment',
    id: number,
  ) => {
    const entry = await findEntry(db, table, id)
    if (!entry || (result !== 'done' && result.error === 'not_found')) return refuse(404, 'not_found')
    if (result === 'done') return respondWith({ record: showEntry(entry) })
    const { error } = result
    return refuse(error === 'over_write_off_limit' || error === 'over_withholding_limit' ? 403 : 409, error)
  }
  serve(app, endpoints.reverseAllocation, async ({ scope, params, body }, c) => {
    const act = { by: scope, now: now(), requestId: c.get('requestId') }
    const result = await reverseEntry(parts, { table: 'allocation', ...params, ...body, ...act })
    return respondToReversal(result, 'allocation', params.id)
  })
  serve(app, endpoints.reverseAdjustment, async ({ scope, params, body }, c) => {
    const act = { by: scope, now: now(), requestId: c.get('requestId') }
    const result = await reverseEntry(parts, { table: 'adjustment', ...params, ...body, ...act })
    return respondToReversal(result, 'adjustment', params.id)
  })
}

const showEntry = (row: EntryRow): MoneyEntry => ({
  id: row.id,
  kind: row.kind,
  company_id: row.company_id,
  amount: row.amount,
  recorded_at: row.recorded_at.toISOString(),
  ...(row.invoice_id !== null && { invoice: { id: row.invoice_id, number: row.invoice_number ?? '' } }),
  note: row.note,
  ...(row.reversed_at && { reversal: { at: row.reversed_at.toISOString(), reason: row.reversal_reason } }),
})
