import { LINES_PER_PAGE } from '@pasok/contract'
import { data, redirect } from 'react-router'
import { upload_draft_title } from '~words'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { fieldText } from '../../api-client/field-text.ts'
import { withFlash } from '../../layout/notices/flash.ts'
import { parseId } from '../../routing/parse-id.ts'
import { notFound } from '../../routing/not-found.ts'
import { isBuilt } from '../../routing/paths.ts'
import { parsePage } from '../../routing/query.ts'
import type { AccountHandle, PageHandle } from '../../routing/use-link.ts'
import { PAGE_FIELD } from '@pasok/ui/kit/pagination.tsx'
import { changeDraft } from './change-draft.ts'
import { SHOW_FIELD } from './draft-fields.ts'
import { DraftView } from './draft-view.tsx'
import { draftQuery, loadDraft } from './load-draft.ts'
import type { Route } from './+types/draft-page'
import { canBuy } from '../../identity/can-buy.ts'

const QUOTATION = '/account/quotation/:id'

export const loader = async ({ params: { id }, url, context }: Route.LoaderArgs) => {
  const draft = await loadDraft(context.get(apiContext), id, url.searchParams)
  if (!draft) throw notFound('route')
  const profile = context.get(profileContext)
  return { draft, canChange: canBuy(profile) }
}

type Loaded = Route.ComponentProps['loaderData']
export const handle: PageHandle<Loaded> & AccountHandle<Loaded> = {
  title: ({ draft }) => upload_draft_title({ number: draft.number }),
  queryIn: ({ draft }) => draftQuery(draft.isToCheck, draft.range.page),
}

/** Saves the rows, and shows others, submits the draft, or withdraws it. */
export const action = async ({ request, params: { id }, url, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const outcome = await changeDraft(context.get(apiContext), id, form)
  if ('refused' in outcome) return data(outcome, { status: outcome.refused.status })
  if (outcome.state === 'saved') {
    const isSaved = form.has('do')
    const next = url.pathname + nextQuery(url.searchParams, form, outcome.checked)
    throw redirect(withFlash(isSaved ? 'upload-saved' : undefined, next), 303)
  }
  const uploads = url.pathname.replace(/\/\d+\/?$/, '')
  if (outcome.state === 'withdrawn') throw redirect(withFlash('upload-withdrawn', uploads), 303)
  const quotation = `${uploads.replace(/\/upload$/, '')}/${id}`
  throw redirect(withFlash('upload-submitted', isBuilt(QUOTATION) ? quotation : uploads), 303)
}

/** The query of the rows that a button of the form leads to; the page's own where it leads nowhere else. */
export const nextQuery = (here: URLSearchParams, form: FormData, checked: number): string => {
  const isOther = form.has(SHOW_FIELD)
  const isToCheck = (isOther ? fieldText(form, SHOW_FIELD) : here.get('show')) === 'to_check'
  if (isOther) return draftQuery(isToCheck, 1)
  const page = parsePage(here)
  const wanted = parseId(fieldText(form, PAGE_FIELD)) ?? page
  // Rows to check move up by those that no longer are: none of them must be passed over.
  const movedUp = isToCheck && wanted > page ? Math.ceil(checked / LINES_PER_PAGE) : 0
  return draftQuery(isToCheck, wanted - movedUp)
}

/** `/account/quotation/upload/{id}` */
export default function DraftPage({ loaderData: { draft, canChange }, actionData }: Route.ComponentProps) {
  return (
    <DraftView draft={draft} canChange={canChange} result={actionData?.refused} values={actionData?.values} />
  )
}
