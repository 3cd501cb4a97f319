import { LARGEST_DOCUMENT } from '@pasok/contract'
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { register_lead, register_title } from '~words'
import { parseAddress, localised } from '../../routing/address.ts'
import { apiContext } from '../../api-client/context.ts'
import { PageHead } from '../../layout/head/page-head.tsx'
import { hasErrors } from '@pasok/ui/kit/form/action-form.tsx'
import { loadAreas, loadLists } from '../fields/load-lists.ts'
import { RegistrationForm } from './registration-form.tsx'
import { submitStep } from './submit-step.ts'
import { textVersions } from '../fields/text-versions.ts'
import type { Route } from './+types/registration-page'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const [lists, areas, versions] = await Promise.all([
    loadLists(call),
    loadAreas(call, {}),
    textVersions(call),
  ])
  return { lists, areas, versions, largest: LARGEST_DOCUMENT }
}

/** Its lists are the same at each step. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && currentUrl.pathname !== nextUrl.pathname

/** Takes a step where no script did. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const address = parseAddress(url.pathname)
  const language = address.kind === 'page' ? address.language : 'en'
  const submitted = await submitStep(context.get(apiContext), await request.formData(), language)
  if (!submitted) throw redirect(`${localised(language, '/account/verification')}?sent`, 303)
  return data(submitted, { status: hasErrors(submitted) ? 400 : 200 })
}

/** `/account/registrasi` */
export default function RegistrationPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="frame max-w-[860px] py-8">
      <PageHead title={register_title()} rest="/account/registrasi" indexed={false} />
      <h1 className="text-2xl">{register_title()}</h1>
      <p className="mt-2 text-ink-soft">{register_lead()}</p>
      <RegistrationForm {...loaderData} submitted={actionData} />
    </div>
  )
}
