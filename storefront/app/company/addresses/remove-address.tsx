import type { Address } from '@pasok/contract'
import { useState } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  address_cancel,
  address_remove,
  address_remove_lead,
  address_remove_title,
  address_remove_yes,
} from '~words'
import { useLink } from '../../routing/use-link.ts'
import { ConfirmForm } from '@pasok/ui/kit/form/confirm-form.tsx'
import { Dialog } from '@pasok/ui/kit/form/dialog.tsx'
import { AddressLines } from '@pasok/ui/records/company/address-lines.tsx'

interface Props {
  readonly address: Address
  readonly className: string
}

/** Asks before an address is deleted: in a dialog, and before scripts on a page of its own. */
export function RemoveAddress({ address, className }: Props) {
  const link = useLink()
  const [opener, setOpener] = useState<HTMLElement>()
  const close = () => setOpener(undefined)
  return (
    <>
      <Link
        to={link(`/account/addresses/${address.id}?remove`)}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          setOpener(event.currentTarget)
        }}
        className={className}
      >
        {address_remove()}
        <span className="sr-only">: {address.label}</span>
      </Link>
      {opener && (
        <Dialog id={`remove-${address.id}`} title={address_remove_title()} opener={opener} onClose={close}>
          <RemoveQuestion address={address} onCancel={close} />
        </Dialog>
      )}
    </>
  )
}

/** The address that is to be deleted, the way to do so and the way back. */
export function RemoveQuestion({ address, onCancel }: { address: Address; onCancel?: () => void }) {
  const link = useLink()
  return (
    <>
      <p className="font-semibold">{address.label}</p>
      <AddressLines address={address} />
      <p className="mt-4">{address_remove_lead()}</p>
      <ConfirmForm
        id="remove"
        to={link(`/account/addresses/${address.id}`)}
        fields={{ intent: 'remove' }}
        button={address_remove_yes()}
        isDanger
        cancel={{ to: link('/account/addresses'), text: address_cancel() }}
        onCancel={onCancel}
      />
    </>
  )
}
