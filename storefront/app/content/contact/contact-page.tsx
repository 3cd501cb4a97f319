import { data } from 'react-router'
import { apiContext } from '../../api-client/context.ts'
import { findPage } from '../load-content.ts'
import { ContactView } from './contact-view.tsx'
import { sendContact } from './send-contact.ts'
import type { Route } from './+types/contact-page'

export const loader = ({ context }: Route.LoaderArgs) => findPage(context.get(apiContext), 'contact-us')

export const action = async ({ request, context }: Route.ActionArgs) => {
  const outcome = await sendContact(context.get(apiContext), await request.formData())
  return data(outcome, 'refused' in outcome ? { status: outcome.refused.status } : {})
}

/** `/site/contact-us` */
export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactView rest="/site/contact-us" page={loaderData} outcome={actionData} />
}
