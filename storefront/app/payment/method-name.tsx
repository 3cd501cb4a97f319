import type { PaymentChoice } from '@pasok/contract'
import { checkout_transfer_hint } from '~words'

/** A payment method in a list to choose from, and why it can't be chosen. */
export function MethodName({ method: { code, name, description, unavailable } }: { method: PaymentChoice }) {
  return (
    <>
      <span className="block font-semibold">{name}</span>
      {description !== '' && <span className="block text-[13px] text-ink-soft">{description}</span>}
      {code === 'transfer' && unavailable === undefined && (
        <span className="block text-[13px] text-ink-soft">{checkout_transfer_hint()}</span>
      )}
      {unavailable !== undefined && <span className="block text-[13px] text-danger">{unavailable}</span>}
    </>
  )
}
