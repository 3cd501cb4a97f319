import { data, redirect } from 'react-router'
import { upload_draft_title } from '~words'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { withFlash } from '../../layout/notices/flash.ts'
import { notFound } from '../../routing/not-found.ts'
import { isBuilt } from '../../routing/paths.ts'
import { pageOf } from '../../routing/query.ts'
import type { AccountHandle, PageHandle } from '../../routing/use-link.ts'
import { changeDraft } from './change-draft.ts'
import { DraftView } from './draft-view.tsx'
import { draftQuery, loadDraft } from './load-draft.ts'
import type { Route } from './+types/draft-page'

const QUOTATION = '/account/quotation/:id'

export const loader = async ({ params: { id }, url, context }: Route.LoaderArgs) => {
  const draft = await loadDraft(context.get(apiContext), id, url.searchParams)
  if (!draft) throw notFound('route')
  const profile = context.get(profileContext)
  return { draft, canChange: profile !== undefined && profile.role !== 'viewer' }
}

type Loaded = Route.ComponentProps['loaderData']
export const handle: PageHandle<Loaded> & AccountHandle<Loaded> = {
  title: ({ draft }) => upload_draft_title({ number: draft.number }),
  queryIn: ({ draft }) => draftQuery(draft.isToCheck, draft.page),
}

/** Saves the rows, submits the draft, or withdraws it. */
export const action = async ({ request, params: { id }, url, context }: Route.ActionArgs) => {
  const outcome = await changeDraft(context.get(apiContext), id, await request.formData())
  if ('refused' in outcome) return data(outcome, { status: outcome.refused.status })
  const here =
    url.pathname + draftQuery(url.searchParams.get('show') === 'to_check', pageOf(url.searchParams))
  if (outcome.done === 'saved') throw redirect(withFlash('upload-saved', here), 303)
  const uploads = url.pathname.replace(/\/\d+\/?$/, '')
  if (outcome.done === 'withdrawn') throw redirect(withFlash('upload-withdrawn', uploads), 303)
  const quotation = `${uploads.replace(/\/upload$/, '')}/${id}`
  throw redirect(withFlash('upload-submitted', isBuilt(QUOTATION) ? quotation : uploads), 303)
}

/** `/account/quotation/upload/{id}` */
export default function DraftPage({ loaderData: { draft, canChange }, actionData }: Route.ComponentProps) {
  return (
    <DraftView draft={draft} canChange={canChange} result={actionData?.refused} values={actionData?.values} />
  )
}
