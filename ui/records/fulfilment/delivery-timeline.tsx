import type { Delivery } from '@pasok/contract'
import { track_event_at_place } from '~words'
import { eventName } from './delivery-states.tsx'
import { zonedTime } from './zoned-time.ts'

/** Where a delivery was and when, as clocks there show it, the first event first. */
export function DeliveryTimeline({ delivery }: { readonly delivery: Pick<Delivery, 'events' | 'carrier'> }) {
  return (
    <ol className="timeline">
      {delivery.events.map(({ at, zone, code, place, text }) => {
        const event = eventName(code, delivery)
        return (
          <li key={`${at} ${code} ${place ?? ''}`}>
            <p>
              <strong className="font-semibold">
                {place === undefined ? event : track_event_at_place({ event, place })}
              </strong>
              <time dateTime={at} className="ml-2 text-[13px] text-ink-soft">
                {zonedTime(at, zone)}
              </time>
            </p>
            {text !== undefined && <p className="mt-1 break-words whitespace-pre-line">{text}</p>}
          </li>
        )
      })}
    </ol>
  )
}
