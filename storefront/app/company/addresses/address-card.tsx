import type { Address } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import { address_edit, address_make_billing, address_make_delivery } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { ActionForm } from '@pasok/ui/kit/form/action-form.tsx'
import { AddressLines } from '@pasok/ui/records/company/address-lines.tsx'
import { DefaultBadges } from './default-badges.tsx'
import { RemoveAddress } from './remove-address.tsx'

const act = 'inline-flex min-h-11 cursor-pointer items-center text-link underline lg:min-h-8'

interface Props {
  readonly address: Address
  /** Whether its reader may change it. */
  readonly canEdit: boolean
}

/** One address of the book, with what can be done to it. */
export function AddressCard({ address, canEdit }: Props) {
  const link = useLink()
  const { id, label, is_default_delivery, is_default_billing } = address
  const purposes = [
    ...(is_default_delivery ? [] : [['delivery', address_make_delivery()] as const]),
    ...(is_default_billing ? [] : [['billing', address_make_billing()] as const]),
  ]
  return (
    <li className="flex flex-col rounded-md border border-line p-4">
      <h2 className="mb-2 text-lg break-words">{label}</h2>
      <DefaultBadges address={address} />
      <div className="mt-2 mb-3">
        <AddressLines address={address} />
      </div>
      {canEdit && (
        <div className="mt-auto border-t border-line pt-2">
          {purposes.length > 0 && (
            <ActionForm
              id={`deerror-${id}`}
              to={link('/account/addresses')}
              preventScrollReset
              className="grid justify-items-start"
            >
              <input type="hidden" name="id" value={id} />
              {purposes.map(([purpose, text]) => (
                <button
                  key={purpose}
                  type="submit"
                  name="purpose"
                  value={purpose}
                  className={`${act} text-left`}
                >
                  {text}
                  <span className="sr-only">: {label}</span>
                </button>
              ))}
            </ActionForm>
          )}
          <p className="flex gap-6">
            <Link to={link(`/account/addresses/${id}`)} className={act}>
              {address_edit()}
              <span className="sr-only">: {label}</span>
            </Link>
            {purposes.length === 2 && <RemoveAddress address={address} className={act} />}
          </p>
        </div>
      )}
    </li>
  )
}
