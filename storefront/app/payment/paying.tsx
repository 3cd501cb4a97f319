import type { AttemptState } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  checkout_contact,
  pay_cancelled,
  pay_denied,
  pay_expired,
  pay_failed,
  pay_late,
  pay_moves_on,
  pay_other,
  pay_preparing,
  pay_preparing_long,
  pay_reload,
  pay_reversed,
  pay_to_invoice,
  pay_to_order,
  pay_viewer,
} from '~words'
import { useRootData } from '../layout/root-data.ts'
import { useLink } from '../routing/use-link.ts'
import { Instructions } from './instructions.tsx'
import type { PayingData } from './load-paying.ts'
import { PayAgainForm } from './pay-again-form.tsx'
import type { PlacingResult } from './place-order.ts'
import { usePaymentNews } from './use-payment-news.ts'

interface Props {
  /** Its page, in the reader's language. */
  readonly here: string
  readonly paying: PayingData
  readonly result: PlacingResult | undefined
}

/** How the last attempt ended, where it is over. */
const ends: Readonly<Partial<Record<AttemptState, () => string>>> = {
  expired: pay_expired,
  denied: pay_denied,
  failed: pay_failed,
  cancelled: pay_cancelled,
  reversed: pay_reversed,
}

/** Where an order that was placed, or an invoice, is paid, and how else; it moves on by itself when the money arrives. */
export function Paying({ here, paying, result }: Props) {
  const link = useLink()
  const { settings } = useRootData() ?? {}
  const { paid, attempt, isOpen, isUnderReview, canChange, isChanging } = paying
  usePaymentNews(paying)
  const end = attempt && ends[attempt.state]
  const back =
    paid.what === 'order'
      ? { to: link(`/order/${paid.id}`), label: pay_to_order() }
      : { to: link(`/account/invoices/${paid.id}`), label: pay_to_invoice() }
  const isWaiting = isOpen && !isChanging && !isUnderReview
  return (
    <div className="grid max-w-2xl gap-4">
      {isUnderReview && <p role="alert">{pay_late()}</p>}
      {!isOpen && !isUnderReview && end && <p role="alert">{end()}</p>}
      {isWaiting && attempt && (
        <>
          {attempt.instructions && attempt.state === 'pending' ? (
            <Instructions
              paid={paid}
              number={paying.number}
              amount={attempt.amount}
              expiresAt={attempt.expiresAt}
              instructions={attempt.instructions}
            />
          ) : (
            <div role="status" className="rounded-md border border-line p-4" data-preparing>
              <p>{pay_preparing()}</p>
              {canChange && <p className="text-ink-soft">{pay_preparing_long()}</p>}
            </div>
          )}
          <p className="text-ink-soft">{pay_moves_on()}</p>
          <p className="flex flex-wrap gap-3">
            <a href={here} className="button button-quiet min-h-11">
              {pay_reload()}
            </a>
            {canChange && (
              <Link to={`${here}?change`} className="button button-quiet min-h-11">
                {pay_other()}
              </Link>
            )}
            <Link to={back.to} className="button button-quiet min-h-11">
              {back.label}
            </Link>
          </p>
        </>
      )}
      {!isWaiting &&
        (canChange ? (
          <PayAgainForm to={here} paying={paying} result={result} />
        ) : (
          <>
            {!isUnderReview && <p>{pay_viewer()}</p>}
            <p>
              <Link to={back.to} className="button min-h-11">
                {back.label}
              </Link>
            </p>
          </>
        ))}
      {settings && (
        <p className="text-[13px] text-ink-soft">
          {checkout_contact({ phone: settings.phone, email: settings.email })}
        </p>
      )}
    </div>
  )
}
