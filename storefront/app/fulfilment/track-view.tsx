import { LONGEST_NUMBER } from '@pasok/contract'
import { Form } from 'react-router'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  order_delivery,
  order_name,
  track_changed,
  track_count,
  track_filter,
  track_find,
  track_latest,
  track_none,
  track_none_found,
  track_none_help,
  track_none_matches,
  track_number,
  track_number_hint,
  track_order_none,
} from '~words'
import { OrderDeliveryBadge } from '@pasok/ui/records/order/order-states.tsx'
import { useLink } from '../routing/use-link.ts'
import { RecordList } from '@pasok/ui/records/record-list.tsx'
import { DeliveriesTable } from './deliveries-table.tsx'
import type { LoadedTracking } from './load-tracking.ts'
import { deliveryStateLabels } from '@pasok/words'

interface Props {
  /** The page's path without a language. */
  readonly rest: string
  readonly tracking: LoadedTracking
}

/** Finds what is on its way by a number; without one the company's deliveries. */
export function TrackView({ rest, tracking }: Props) {
  const link = useLink()
  const { number, found, list } = tracking
  return (
    <>
      <Form
        key={number}
        action={link(rest)}
        role="search"
        aria-label={track_number()}
        className="no-print grid max-w-2xl gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
      >
        <label>
          <span className="block font-semibold">{track_number()}</span>
          <input
            type="search"
            name="number"
            defaultValue={number}
            maxLength={LONGEST_NUMBER}
            autoComplete="off"
            aria-describedby="number-hint"
            className="mt-1 h-11 w-full rounded-md border border-line-strong bg-white px-3"
          />
        </label>
        <button type="submit" className="button min-h-11">
          {track_find()}
        </button>
        <p id="number-hint" className="text-[13px] text-ink-soft sm:col-span-full">
          {track_number_hint()}
        </p>
      </Form>
      <div className="mt-6">
        {found && <Found found={found} />}
        {!found && number !== '' && <p role="status">{track_none_found({ number })}</p>}
        {list && <Latest list={list} rest={rest} />}
      </div>
    </>
  )
}

function Found({ found: { order, deliveries } }: { readonly found: NonNullable<LoadedTracking['found']> }) {
  const link = useLink()
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="text-lg">
        <Link to={link(`/account/orders/${order.id}`)}>{order_name(order)}</Link>
      </h2>
      <p className="mt-1 mb-3 flex items-center gap-2">
        <span className="text-ink-soft">{order_delivery()}</span>
        <OrderDeliveryBadge order={order} />
      </p>
      {deliveries.length === 0 ? (
        <p>{track_order_none()}</p>
      ) : (
        <DeliveriesTable deliveries={deliveries} isOfOneOrder />
      )}
    </section>
  )
}

interface LatestProps extends Pick<Props, 'rest'> {
  readonly list: NonNullable<LoadedTracking['list']>
}

function Latest({ list, rest }: LatestProps) {
  const link = useLink()
  return (
    <RecordList
      to={link(rest)}
      window={list}
      words={{
        filter: track_filter(),
        day: track_changed(),
        count: track_count,
        noneFound: track_none_matches(),
      }}
      states={deliveryStateLabels}
      above={<h2 className="mb-2 text-lg">{track_latest()}</h2>}
      empty={
        <>
          <p className="font-semibold">{track_none()}</p>
          <p className="text-ink-soft">{track_none_help()}</p>
        </>
      }
    >
      <DeliveriesTable deliveries={list.deliveries} />
    </RecordList>
  )
}
