import { redirect } from 'react-router'
import { parseAddress, localised } from '../routing/address.ts'
import { parseId } from '../routing/parse-id.ts'
import { notFound } from '../routing/not-found.ts'
import type { Route } from './+types/order-redirect-page'

/** `/order/{id}` leads to the account's page of the order. */
export const loader = ({ url, params }: Route.LoaderArgs) => {
  if (parseId(params.id) === undefined) throw notFound('route')
  const address = parseAddress(url.pathname)
  const language = address.kind === 'page' ? address.language : 'en'
  throw redirect(localised(language, `/account/orders/${params.id}`) + url.search)
}
