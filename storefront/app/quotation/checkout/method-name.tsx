import type { DeliveryChoice } from '@pasok/contract'
import {
  checkout_days,
  checkout_days_range,
  checkout_free,
  checkout_no_address,
  checkout_no_rate,
} from '~words'
import { counted } from '@pasok/ui/kit/counted.ts'
import { rupiahText } from '@pasok/words'

/** A delivery method as it is chosen: what it costs before tax and how long it takes, or why it can't be had. */
export function MethodName({ method }: { method: DeliveryChoice }) {
  const { name, description, cost, lead_time_days: days, unavailable } = method
  return (
    <>
      <span className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{name}</span>
        {cost !== undefined && (
          <span className="tabular-nums">{cost === 0 ? checkout_free() : rupiahText(cost)}</span>
        )}
      </span>
      <span className="block text-[13px] text-ink-soft">{description}</span>
      {days && (
        <span className="block text-[13px] text-ink-soft">
          {days.from === days.to ? checkout_days(counted(days.from)) : checkout_days_range(days)}
        </span>
      )}
      {unavailable !== undefined && (
        <span className="block text-[13px] text-danger">
          {unavailable === 'no_address' ? checkout_no_address() : checkout_no_rate()}
        </span>
      )}
    </>
  )
}
