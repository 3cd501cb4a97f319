import { companyStaff as endpoints } from '@pasok/contract/endpoints'
import { recordFileView, serve } from '../../kernel/index.ts'
import {
  refuse,
  respondVersionConflict,
  respondWith,
  respondWithRecord,
  type App,
} from '../../platform/http/http.ts'
import { readDocument, storeDocuments, type Db, type Storage } from '../../platform/index.ts'
import { COMPANY_FOLDER } from '../registration/documents.ts'
import { setTaxKind, showTaxKind } from './set-tax-kind.ts'
import { findTaxKind } from './tax-kind.store.ts'

interface Parts {
  readonly db: Db
  readonly storage: Storage
  readonly now: () => Date
}

/** Registers the endpoints with which finance says what kind of buyer a company is for VAT. */
export const taxKindRoutes = (app: App, { db, storage, now }: Parts): void => {
  const findRecord = async (id: number) => {
    const row = await findTaxKind(db, id)
    return row && showTaxKind(row)
  }

  serve(app, endpoints.showTaxKind, async ({ params }) => respondWithRecord(await findRecord(params.id)))

  serve(app, endpoints.setTaxKind, async ({ scope, params, form }, c) => {
    const file = form.file && (await readDocument(form.file, COMPANY_FOLDER))
    if (file && 'error' in file) return refuse(400, 'invalid_request', { file: file.error })
    const result = await storeDocuments(
      storage,
      file ? [file] : [],
      () =>
        setTaxKind(db, {
          companyId: params.id,
          version: form.version,
          kind: form.kind,
          facility: form.facility,
          documentNumber: form.document_number,
          documentOn: form.document_on,
          validUntil: form.valid_until,
          file,
          by: scope,
          now: now(),
          requestId: c.get('requestId'),
        }),
      async (result) => result === 'done' && (await findTaxKind(db, params.id))?.file_key === file?.key,
    )
    const record = await findRecord(params.id)
    if (!record) return refuse(404, 'not_found')
    if (result === 'done') return respondWith({ record })
    if (result.error === 'invalid') return refuse(400, 'invalid_request', result.errors)
    if (result.error === 'not_found') return refuse(404, result.error)
    return respondVersionConflict(result.error, record)
  })

  serve(app, endpoints.showTaxKindDocument, async ({ scope, params }, c) => {
    const row = await findTaxKind(db, params.id)
    const file = row?.file_key ? await storage.get(row.file_key) : undefined
    if (!row || !file) return refuse(404, 'not_found')
    await recordFileView(
      db,
      { by: scope, now: now(), requestId: c.get('requestId') },
      { subject: 'company', subjectId: params.id, file: 'tax-document' },
    )
    return {
      body: file.body,
      contentType: row.file_type ?? 'application/octet-stream',
      filename: row.file_name ?? '',
    }
  })
}
