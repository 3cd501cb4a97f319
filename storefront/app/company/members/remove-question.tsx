import type { Address } from '@pasok/contract'
import { Form, Link, useNavigation } from 'react-router'
import { address_cancel, address_remove_lead, address_remove_yes } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { AddressLines } from '../addresses/address-lines.tsx'

interface Props {
  readonly address: Address
  /** Ends the question where it was asked over the list. */
  readonly onKeep?: () => void
}

/** The address that is to be deleted, the way to do so and the way back. */
export function RemoveQuestion({ address, onKeep }: Props) {
  const link = useLink()
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <>
      <p className="font-semibold">{address.label}</p>
      <AddressLines address={address} />
      <p className="mt-4">{address_remove_lead()}</p>
      <Form
        method="post"
        action={link(`/account/addresses/${address.id}`)}
        className="mt-4 flex flex-wrap gap-3"
      >
        <input type="hidden" name="intent" value="remove" />
        <button type="submit" aria-disabled={isBusy} className="button button-danger min-h-11">
          {address_remove_yes()}
        </button>
        <Link
          to={link('/account/addresses')}
          onClick={(event) => {
            if (!onKeep) return
            event.preventDefault()
            onKeep()
          }}
          className="button button-quiet min-h-11"
        >
          {address_cancel()}
        </Link>
      </Form>
    </>
  )
}
