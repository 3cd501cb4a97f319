import { Suspense, useState } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import { lists_add_to } from '~words'
import { useLink } from '../../routing/use-link.ts'
import type { ItemToAdd } from './add-to-list.tsx'
import { lazyPart } from '@pasok/ui/kit/lazy-part.ts'

const AddToListDialog = lazyPart(() => import('./add-to-list-dialog.tsx'))

interface Props {
  readonly item: ItemToAdd
  readonly quantity: number
  readonly className?: string
}

/** Asks for a list in a dialog, and before scripts on the page of all lists. */
export default function AddToListLink({ item, quantity, className = 'button button-quiet min-h-11' }: Props) {
  const link = useLink()
  const [opener, setOpener] = useState<HTMLElement>()
  const query = new URLSearchParams({ add: String(item.id), quantity: String(quantity) })
  return (
    <>
      <Link
        to={link(`/account/lists?${query}`)}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          setOpener(event.currentTarget)
        }}
        className={className}
      >
        {lists_add_to()} <span className="sr-only">{item.sku_number}</span>
      </Link>
      {opener && (
        <Suspense>
          <AddToListDialog
            item={item}
            quantity={quantity}
            opener={opener}
            onClose={() => setOpener(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
