import { company } from '@pasok/contract'
import { data, redirect } from 'react-router'
import { address_edit_title, address_remove_title } from '~words'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { sendForm } from '@pasok/ui/records/send-form.ts'
import { FormAlert } from '@pasok/ui/kit/form/action-form.tsx'
import { notFound } from '../../routing/not-found.ts'
import { withFlash } from '../../layout/notices/flash.ts'
import type { AccountHandle, PageHandle } from '../../routing/use-link.ts'
import { AddressForm } from './address-form.tsx'
import { toValues } from './address-values.ts'
import { loadAreas } from '../fields/load-lists.ts'
import { canEditAddresses } from './can-edit-addresses.ts'
import { RemoveQuestion } from './remove-address.tsx'
import { sendAddress } from './send-address.ts'
import type { Route } from './+types/edit-address-page'

const stripLastSegment = (pathname: string): string => pathname.replace(/\/\d+\/?$/, '')

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  if (!canEditAddresses(context.get(profileContext))) throw redirect(stripLastSegment(url.pathname))
  const call = context.get(apiContext)
  const { body } = await call(company.showAddress, { params: { id: params.id } })
  if (!('data' in body)) throw notFound('route')
  const address = body.data.record
  const isDefault = address.is_default_delivery || address.is_default_billing
  // Without scripts the page confirms the removal.
  if (url.searchParams.has('remove') && !isDefault) return { address, areas: {}, isRemoval: true }
  return { address, areas: await loadAreas(call, toValues(address)), isRemoval: false }
}

type Loaded = Route.ComponentProps['loaderData']
export const handle: PageHandle<Loaded> & AccountHandle<Loaded> = {
  title: ({ isRemoval }) => (isRemoval ? address_remove_title() : address_edit_title()),
  queryIn: ({ isRemoval }) => (isRemoval ? '?remove' : ''),
}

/** Saves the address, or deletes it. */
export const action = async ({ request, params: { id }, url, context }: Route.ActionArgs) => {
  const call = context.get(apiContext)
  const form = await request.formData()
  const book = stripLastSegment(url.pathname)
  if (form.get('intent') === 'remove') {
    const result = await sendForm(call, company.removeAddress, { params: { id } })
    if ('data' in result) throw redirect(withFlash('address-removed', book), 303)
    return data({ removal: result.refused }, { status: result.refused.status })
  }
  const edit = await sendAddress(call, form, id)
  if (!edit) throw redirect(withFlash('address-saved', book), 303)
  return data({ edit }, { status: edit.status })
}

/** `/account/addresses/{id}` */
export default function EditAddressPage({
  loaderData: { address, areas, isRemoval },
  actionData,
}: Route.ComponentProps) {
  const { edit, removal } = { edit: undefined, removal: undefined, ...actionData }
  return (
    <>
      <FormAlert result={removal} className="mb-4" />
      {isRemoval ? (
        <RemoveQuestion address={address} />
      ) : (
        <AddressForm
          key={address.id}
          to={`/account/addresses/${address.id}`}
          values={toValues(address)}
          areas={areas}
          asksDefaults={false}
          result={edit}
        />
      )}
    </>
  )
}
