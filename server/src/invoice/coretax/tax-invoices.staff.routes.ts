import { taxInvoiceStaff as endpoints } from '@pasok/contract/endpoints'
import type { SettingsFile } from '../../content/index.ts'
import type { Context } from 'hono'
import { recordFileView, serve, type StaffScope } from '../../kernel/index.ts'
import { refuse, respondWith, respondWithRecord, type App } from '../../platform/http/http.ts'
import { readCommandKey, refuseNotOnce } from '../../platform/http/once.ts'
import type { Http } from '../../platform/http/request-context.ts'
import { streamTexts } from '../../platform/http/text-stream.ts'
import { onceOnly } from '../../platform/index.ts'
import { checkTaxPeriod, exportTaxInvoices, showTaxExports, writeTaxExport } from './export-tax-invoices.ts'
import { importTaxFiles, type TaxFileParts } from './import-tax-files.ts'
import { importTaxNumbers, type TaxImport } from './import-tax-numbers.ts'
import { findTaxExport } from './tax-export.store.ts'
import { withdrawTaxExport } from './withdraw-tax-export.ts'

type Parts = TaxFileParts & {
  readonly settings: SettingsFile
  readonly now: () => Date
}

/** The stored answer of an export. */
interface Exported {
  readonly status: 200
  readonly body: { readonly id: number }
}

/** Registers the endpoints by which finance exports tax invoices to Coretax and takes their numbers back. */
export const taxInvoiceStaffRoutes = (app: App, parts: Parts): void => {
  const { db, settings, now } = parts
  const toImport = (by: StaffScope, c: Context<Http>): TaxImport => ({
    by,
    now: now(),
    requestId: c.get('requestId'),
  })

  serve(app, endpoints.checkTaxInvoices, async ({ query, language }) =>
    respondWith({ record: await checkTaxPeriod(db, settings, query.period, language) }),
  )

  const respondWithExport = async (id: number) => {
    const row = await findTaxExport(db, id)
    const [record] = row ? await showTaxExports(db, [row]) : []
    return respondWithRecord(record)
  }

  serve(app, endpoints.exportTaxInvoices, async ({ scope, body }, c) => {
    const command = {
      principal: { kind: 'staff', id: scope.staff.id } as const,
      ...readCommandKey(c, endpoints.exportTaxInvoices),
      request: body,
    }
    const result = await onceOnly<Exported, { readonly error: 'not_possible_now' }>(
      db,
      command,
      now(),
      async (tx) => {
        const made = await exportTaxInvoices(tx, settings, {
          period: body.period,
          by: scope,
          now: now(),
          requestId: c.get('requestId'),
        })
        return 'error' in made ? made : { status: 200, body: made }
      },
    )
    if ('error' in result)
      return result.error === 'not_possible_now' ? refuse(409, result.error) : refuseNotOnce(c, result.error)
    return respondWithExport(result.body.id)
  })

  serve(app, endpoints.downloadTaxExport, async ({ scope, params }, c) => {
    const row = await findTaxExport(db, params.id)
    if (!row) return refuse(404, 'not_found')
    await recordFileView(
      db,
      { by: scope, now: now(), requestId: c.get('requestId') },
      { subject: 'tax_export', subjectId: row.id, file: 'xml' },
    )
    return {
      body: streamTexts(writeTaxExport(db, row)),
      contentType: 'application/xml; charset=utf-8',
      filename: `faktur-${row.period.slice(0, 7)}-${row.id}.xml`,
    }
  })

  serve(app, endpoints.withdrawTaxExport, async ({ scope, params, body }, c) => {
    const result = await withdrawTaxExport(db, { ...toImport(scope, c), id: params.id, reason: body.reason })
    if (result === 'done') return respondWithExport(params.id)
    return result.error === 'not_found' ? refuse(404, result.error) : refuse(409, result.error)
  })

  serve(app, endpoints.importTaxNumbers, async ({ scope, form, language }, c) => {
    const result = await importTaxNumbers(parts, form.file, toImport(scope, c), language)
    if (!('error' in result)) return respondWith(result)
    if (result.error === 'busy') return refuse(503, 'overloaded')
    return refuse(400, 'invalid_request', { file: result.error })
  })

  serve(app, endpoints.importTaxFiles, async ({ scope, form, language }, c) => {
    const result = await importTaxFiles(parts, form.file, toImport(scope, c), language)
    if (!('error' in result)) return respondWith(result)
    if (result.error === 'busy') return refuse(503, 'overloaded')
    return refuse(400, 'invalid_request', { file: result.error })
  })
}
