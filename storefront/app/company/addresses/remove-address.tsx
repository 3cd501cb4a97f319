import type { Address } from '@pasok/contract'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { address_remove, address_remove_title } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { RemoveQuestion } from '../members/remove-question.tsx'

interface Props {
  readonly address: Address
  readonly className: string
}

/** Asks before an address is deleted: in a dialog, and before scripts on a page of its own. */
export function RemoveAddress({ address, className }: Props) {
  const link = useLink()
  const [isAsked, setAsked] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isAsked) dialog.current?.showModal()
  }, [isAsked])
  const title = `remove-${address.id}`
  return (
    <>
      <Link
        to={link(`/account/addresses/${address.id}?remove`)}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          setAsked(true)
        }}
        className={className}
      >
        {address_remove()}
        <span className="sr-only">: {address.label}</span>
      </Link>
      {isAsked && (
        <dialog
          ref={dialog}
          aria-labelledby={title}
          className="login-dialog"
          onClose={() => setAsked(false)}
          onClick={({ target, currentTarget }) => {
            if (target === currentTarget) currentTarget.close()
          }}
        >
          <h2 id={title} className="mb-4 text-xl">
            {address_remove_title()}
          </h2>
          <RemoveQuestion address={address} onKeep={() => dialog.current?.close()} />
        </dialog>
      )}
    </>
  )
}
