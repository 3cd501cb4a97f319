import { quotationUpload } from '@pasok/contract'
import { data, redirect } from 'react-router'
import { upload_failed, upload_lead, upload_list, upload_none, upload_title, upload_viewer } from '~words'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { buildParameters, recordQueryIn, recordWindow, refusedList } from '../../api-client/record-page.ts'
import { fieldText } from '../../api-client/field-text.ts'
import { withFlash } from '../../layout/notices/flash.ts'
import { isBuilt } from '../../routing/paths.ts'
import { useLink, type AccountHandle } from '../../routing/use-link.ts'
import { RecordPages } from '@pasok/ui/records/record-pages.tsx'
import { UploadForm } from './upload-form.tsx'
import { UploadList } from './upload-list.tsx'
import type { Route } from './+types/upload-page'
import { canBuy } from '../../identity/can-buy.ts'

const PER_PAGE = 20

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const query = recordQueryIn(url.searchParams, [])
  const { status, body } = await context.get(apiContext)(quotationUpload.listUploads, {
    query: { ...buildParameters(query, 'created'), per_page: String(PER_PAGE) },
  })
  if (!('data' in body)) throw refusedList(status, url.pathname, query)
  const profile = context.get(profileContext)
  return {
    uploads: body.data.records,
    ...recordWindow(body.data, query),
    canUpload: canBuy(profile),
    hasQuotationPage: isBuilt('/account/quotation/:id'),
    key: crypto.randomUUID(),
  }
}

export const handle: AccountHandle = { title: () => upload_title() }

/** Makes a draft of the workbook that was chosen, and goes on to it. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const file = form.get('quo_file')
  // Where nothing was chosen a browser sends a file without a name.
  if (!(file instanceof File) || file.name === '') throw redirect(url.pathname, 303)
  const { status, body } = await context.get(apiContext)(quotationUpload.uploadQuotation, {
    idempotencyKey: fieldText(form, 'key'),
    form: { quo_file: file },
  })
  if (!('data' in body))
    return data(
      { refused: upload_failed(), errors: { quo_file: body.errors?.['quo_file'] ?? [body.detail] } },
      { status },
    )
  const { quotation_id, is_incomplete } = body.data.record
  const draft = `${url.pathname}/${quotation_id}${is_incomplete ? '?incomplete' : ''}`
  throw redirect(withFlash('file-uploaded', draft), 303)
}

/** `/account/quotation/upload` */
export default function UploadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { uploads, query, total, hasMore, cursors, canUpload, hasQuotationPage, key } = loaderData
  const link = useLink()
  return (
    <>
      {canUpload ? (
        <>
          <p className="mb-4 max-w-3xl">{upload_lead()}</p>
          <UploadForm idempotencyKey={key} result={actionData} />
        </>
      ) : (
        <p>{upload_viewer()}</p>
      )}
      <h2 className="mt-8 text-lg">{upload_list()}</h2>
      {uploads.length === 0 ? (
        <p className="mt-2 text-ink-soft">{upload_none()}</p>
      ) : (
        <UploadList uploads={uploads} hasQuotationPage={hasQuotationPage} />
      )}
      <RecordPages
        to={link('/account/quotation/upload')}
        query={query}
        total={total}
        hasMore={hasMore}
        cursors={cursors}
        pageSize={PER_PAGE}
      />
    </>
  )
}
