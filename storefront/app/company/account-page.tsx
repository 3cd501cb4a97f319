import { redirect } from 'react-router'
import { parseAddress, localised } from '../routing/address.ts'
import type { Route } from './+types/account-page'

/** `/account` leads to the dashboard. */
export const loader = ({ url }: Route.LoaderArgs) => {
  const address = parseAddress(url.pathname)
  throw redirect(localised(address.kind === 'page' ? address.language : 'en', '/account/dashboard'))
}
