import type { MouseEvent } from 'react'
import {
  checkout_blocked,
  checkout_button,
  checkout_button_price,
  checkout_document,
  checkout_document_hint,
  checkout_price_hint,
  checkout_request,
  checkout_request_hint,
  checkout_request_notes,
  checkout_request_send,
} from '~words'
import { useLink } from '../routing/use-link.ts'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { sumOfState, type CartState, type CartSum } from './cart.ts'
import { useCheckOut, type CheckoutIntent } from './use-check-out.ts'

const asksPrice = ({ withoutPrice }: CartSum): boolean => withoutPrice > 0
const hasProblem = (items: CartState['items']): boolean => items.some(({ problem }) => problem !== undefined)

interface Props {
  /** What is known of the cart's lines: all of them, or before scripts those of a page. */
  readonly items: CartState['items']
  readonly sum: CartSum
  /** The page has its cart: scripts send the form. */
  readonly isKnown: boolean
  readonly requestKey: string
}

/** What can be made of the cart: buttons of its form, which go on to the checkout with it. */
export function CheckoutButtons({ items, sum, isKnown, requestKey }: Props) {
  const link = useLink()
  const { checkOut, isSending } = useCheckOut()
  const isBlocked = hasProblem(items)
  const button = (intent: CheckoutIntent) => ({
    name: 'intent',
    value: intent,
    formAction: link('/checkout'),
    disabled: isBlocked,
    'aria-disabled': isSending || undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (!isKnown) return
      event.preventDefault()
      const notes = event.currentTarget.form?.querySelector<HTMLTextAreaElement>('[name=notes]')?.value ?? ''
      void checkOut(intent, intent === 'request' ? { notes, key: requestKey } : {})
    },
  })
  return (
    <>
      {asksPrice(sum) && <p className="text-[13px] text-ink-soft">{checkout_price_hint()}</p>}
      <button type="submit" {...button('checkout')} className="button min-h-11">
        {asksPrice(sum) ? checkout_button_price() : checkout_button()}
      </button>
      {isBlocked && <p className="text-[13px] text-danger">{checkout_blocked()}</p>}
      {!asksPrice(sum) && (
        <div>
          <button type="submit" {...button('document')} className="button button-quiet w-full">
            {checkout_document()}
          </button>
          <p className="mt-1 text-[13px] text-ink-soft">{checkout_document_hint()}</p>
        </div>
      )}
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-link underline md:min-h-8">
          {checkout_request()}
        </summary>
        <div className="mt-2 grid gap-2">
          <input type="hidden" name="key" value={requestKey} />
          <TextField
            name="notes"
            label={checkout_request_notes()}
            hint={checkout_request_hint()}
            rows={3}
            maxLength={2_000}
            optional
          />
          <button type="submit" {...button('request')} className="button button-quiet">
            {checkout_request_send()}
          </button>
        </div>
      </details>
    </>
  )
}

/** The way to the checkout from the cart's panel. */
export function PanelCheckout({ cart }: { cart: CartState }) {
  const { checkOut, isSending } = useCheckOut()
  if (hasProblem(cart.items)) return null
  return (
    <button
      type="button"
      aria-disabled={isSending || undefined}
      onClick={() => void checkOut('checkout')}
      className="button button-quiet"
    >
      {asksPrice(sumOfState(cart)) ? checkout_button_price() : checkout_button()}
    </button>
  )
}
