import { company } from '@pasok/contract'
import { data, redirect } from 'react-router'
import { address_add } from '~words'
import type { AccountHandle } from '../../routing/use-link.ts'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { withFlash } from '../../layout/notices/flash.ts'
import { AddressForm } from './address-form.tsx'
import { loadAreas } from '../fields/load-lists.ts'
import { canEditAddresses } from './can-edit-addresses.ts'
import { sendAddress } from './send-address.ts'
import type { Route } from './+types/add-address-page'

const stripLastSegment = (pathname: string): string => pathname.replace(/\/add\/?$/, '')

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  if (!canEditAddresses(context.get(profileContext))) throw redirect(stripLastSegment(url.pathname))
  const call = context.get(apiContext)
  const [{ body }, areas] = await Promise.all([
    call(company.pageAddresses, { query: { per_page: '1' } }),
    loadAreas(call, {}),
  ])
  return { areas, isFirst: 'data' in body && body.data.total === 0 }
}

export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const result = await sendAddress(context.get(apiContext), await request.formData())
  if (!result) throw redirect(withFlash('address-added', stripLastSegment(url.pathname)), 303)
  return data(result, { status: result.status })
}

export const handle: AccountHandle = { title: () => address_add() }

/** `/account/addresses/add` */
export default function AddAddressPage({ loaderData: { areas, isFirst }, actionData }: Route.ComponentProps) {
  return (
    <AddressForm
      to="/account/addresses/add"
      values={{}}
      areas={areas}
      asksDefaults={!isFirst}
      result={actionData}
    />
  )
}
