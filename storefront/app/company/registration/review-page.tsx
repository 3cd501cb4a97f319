import { company } from '@pasok/contract'
import { data, redirect } from 'react-router'
import { Link } from '@pasok/ui/kit/link.tsx'
import { review_guest, review_login, review_title } from '~words'
import { parseAddress, localised } from '../../routing/address.ts'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { sendForm, typedIn } from '@pasok/ui/records/send-form.ts'
import { PageHead } from '../../layout/head/page-head.tsx'
import { useLink } from '../../routing/use-link.ts'
import { fittingAreas } from '../fields/load-lists.ts'
import { loadCorrection } from './load-correction.ts'
import { ReviewState } from './review-state.tsx'
import { storedNames } from './registration-fields.ts'
import type { Route } from './+types/review-page'

/**
 * A guest's page says how to see more: it is the same for all of them. Whoever has not used the link of their e-mail has
 * no registration under review: they are redirected to the page that sends it again.
 */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const profile = context.get(profileContext)
  if (!profile) return {}
  if (!profile.is_email_verified) throw redirect(localised(languageIn(url), '/account/verification'))
  const call = context.get(apiContext)
  const { body } = await call(company.showRegistration)
  if (!('data' in body)) return {}
  const registration = body.data.record
  return { registration, correctable: await loadCorrection(call, registration) }
}

const languageIn = ({ pathname }: URL) => {
  const address = parseAddress(pathname)
  return address.kind === 'page' ? address.language : 'en'
}

/** Answers what staff asked, with what is registered from then on. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const call = context.get(apiContext)
  const form = await request.formData()
  // A browser sends a file field that was left empty, too.
  const entries = [...form].filter(([, value]) => typeof value === 'string' || value.size > 0)
  const corrected = await sendForm(call, company.correctRegistration, { form: Object.fromEntries(entries) })
  if ('data' in corrected) throw redirect(`${localised(languageIn(url), '/account/review')}?answered`, 303)
  const { status, errors, refused } = corrected.refused
  const fitting = await fittingAreas(call, typedIn(form, ['text', ...storedNames]))
  return data({ errors, refused, ...fitting }, { status })
}

/** `/account/review` */
export default function ReviewPage({
  loaderData: { registration, correctable },
  actionData,
}: Route.ComponentProps) {
  const link = useLink()
  return (
    <div className="frame max-w-[860px] py-10">
      <PageHead title={review_title()} rest="/account/review" indexed={false} />
      <h1 className="text-2xl">{review_title()}</h1>
      {registration ? (
        <ReviewState registration={registration} correctable={correctable} result={actionData} />
      ) : (
        <>
          <p className="mt-4">{review_guest()}</p>
          <Link
            to={`${link('/account/login')}?${new URLSearchParams({ next: link('/account/review') })}`}
            className="button mt-6 min-h-11"
          >
            {review_login()}
          </Link>
        </>
      )}
    </div>
  )
}
