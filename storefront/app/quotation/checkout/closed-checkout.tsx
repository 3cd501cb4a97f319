import { Link } from '@pasok/ui/kit/link.tsx'
import {
  checkout_expired,
  checkout_not_open,
  checkout_nothing,
  checkout_renew,
  checkout_to_quotation,
  checkout_viewer,
} from '~words'
import { useLink } from '../../routing/use-link.ts'
import type { Closed } from './load-checkout.ts'

const sentences = {
  viewer: () => checkout_viewer(),
  expired: checkout_expired,
  not_open: checkout_not_open,
  nothing: checkout_nothing,
}

/** Says why a quotation can't be ordered, and where to go on. */
export function ClosedCheckout({ closed: { reason, id, number } }: { closed: Closed }) {
  const link = useLink()
  return (
    <>
      <p className="max-w-2xl">{sentences[reason]({ number })}</p>
      <Link to={link(`/account/quotation/${id}`)} className="button mt-4 min-h-11">
        {reason === 'expired' ? checkout_renew() : checkout_to_quotation()}
      </Link>
    </>
  )
}
