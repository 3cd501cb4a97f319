import { company } from '@pasok/contract'
import { data, redirect } from 'react-router'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  account_addresses,
  address_add,
  address_default_hint,
  address_first,
  address_none,
  address_viewer,
} from '~words'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { fieldText } from '../../api-client/field-text.ts'
import { sendForm, typedIn } from '@pasok/ui/records/send-form.ts'
import { FormAlert } from '@pasok/ui/kit/form/action-form.tsx'
import { withFlash } from '../../layout/notices/flash.ts'
import { useLink, type AccountHandle } from '../../routing/use-link.ts'
import { AddressCard } from './address-card.tsx'
import { canEditAddresses } from './can-edit-addresses.ts'
import type { Route } from './+types/addresses-page'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { body } = await context.get(apiContext)(company.listAddresses)
  if (!('data' in body)) throw new Response(null, { status: 503 })
  return { addresses: body.data.records, canEdit: canEditAddresses(context.get(profileContext)) }
}

/** Makes an address the default. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const result = await sendForm(context.get(apiContext), company.setDefaultAddress, {
    params: { id: fieldText(form, 'id') },
    body: typedIn(form, ['purpose']),
  })
  if ('refused' in result)
    return data({ errors: {}, refused: result.refused.detail }, { status: result.refused.status })
  throw redirect(withFlash('address-default', url.pathname), 303)
}

export const handle: AccountHandle = { title: () => account_addresses() }

/** `/account/addresses` */
export default function AddressesPage({
  loaderData: { addresses, canEdit },
  actionData,
}: Route.ComponentProps) {
  const link = useLink()
  return (
    <>
      <FormAlert result={actionData} className="mb-4" />
      {addresses.length === 0 && <p className="mb-4">{address_none()}</p>}
      {canEdit ? (
        <p className="mb-4 text-ink-soft">
          {addresses.length === 0 ? address_first() : address_default_hint()}
        </p>
      ) : (
        <p className="mb-4 text-ink-soft">{address_viewer()}</p>
      )}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {canEdit && (
          <li className="grid">
            <Link
              to={link('/account/addresses/add')}
              className="grid min-h-24 place-items-center rounded-md border border-dashed border-line-strong p-4 text-center font-semibold hover:bg-surface"
            >
              {address_add()}
            </Link>
          </li>
        )}
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} canEdit={canEdit} />
        ))}
      </ul>
    </>
  )
}
