import { content } from '@pasok/contract'
import { apiContext } from '../api-client/context.ts'
import { notFound } from '../routing/not-found.ts'
import { LegalTextPage } from './legal-text-page.tsx'
import type { Route } from './+types/terms-page'

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const version = url.searchParams.get('version')
  const { status, body } = await context.get(apiContext)(content.showTerms, {
    query: version === null ? {} : { version },
  })
  if ('data' in body) return body.data.record
  throw status === 503 ? new Response(null, { status }) : notFound('route')
}

/** `/site/terms` */
export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalTextPage text={loaderData} rest="/site/terms" />
}
