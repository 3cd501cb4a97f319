import { identity } from '@pasok/contract'
import { redirect } from 'react-router'
import { parseAddress, localised } from '../../routing/address.ts'
import { apiContext } from '../../api-client/context.ts'
import { withFlash } from '../../layout/notices/flash.ts'
import type { Route } from './+types/logout-page'

const findHome = ({ pathname }: URL): string => {
  const address = parseAddress(pathname)
  return localised(address.kind === 'page' ? address.language : 'en', '/')
}

/** Nothing is to be seen here. */
export const loader = ({ url }: Route.LoaderArgs) => {
  throw redirect(findHome(url))
}

/** `/account/logout`: ends the session without scripts. */
export const action = async ({ url, context }: Route.ActionArgs) => {
  await context.get(apiContext)(identity.logOut)
  throw redirect(withFlash('logged-out', findHome(url)))
}
