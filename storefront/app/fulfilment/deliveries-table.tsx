import { type DeliveryInList, formatDay } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  track_airway_bill,
  track_changed,
  track_courier,
  track_eta,
  track_number_of,
  track_order,
  track_replacement,
  track_state,
} from '~words'
import { useLink } from '../routing/use-link.ts'
import { RecordLink } from '@pasok/ui/records/record-link.tsx'
import { DeliveryBadge } from '@pasok/ui/records/fulfilment/delivery-states.tsx'

/** What a table shows of a delivery, so that its page carries nothing else. */
export const listedDelivery = (delivery: DeliveryInList) => {
  const { id, number, state, order, is_replacement, carrier, courier, airway_bill, eta, updated_at } =
    delivery
  return { id, number, state, order, is_replacement, carrier, courier, airway_bill, eta, updated_at }
}
export type ListedDelivery = ReturnType<typeof listedDelivery>

interface Props {
  readonly deliveries: readonly ListedDelivery[]
  /** All are of one order, which the page names. */
  readonly isOfOneOrder?: boolean
}

/** Deliveries, one a row, each leading to its page. */
export function DeliveriesTable({ deliveries, isOfOneOrder = false }: Props) {
  const link = useLink()
  return (
    <div className="md:overflow-x-auto">
      <table className="record-table">
        <thead>
          <tr>
            <th>{track_number_of()}</th>
            {!isOfOneOrder && <th>{track_order()}</th>}
            <th>{track_state()}</th>
            <th>{track_eta()}</th>
            <th>{track_courier()}</th>
            <th>{track_airway_bill()}</th>
            <th>{track_changed()}</th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map((one) => (
            <tr key={one.id}>
              <RecordLink to={link(`/account/trackorder/${one.id}`)} number={one.number} />
              {!isOfOneOrder && (
                <td data-label={track_order()}>
                  <Link to={link(`/account/orders/${one.order.id}`)}>{one.order.number}</Link>
                </td>
              )}
              <td data-label={track_state()}>
                <DeliveryBadge delivery={one} />
                {one.is_replacement && <span className="block text-[13px]">{track_replacement()}</span>}
              </td>
              <td data-label={track_eta()}>{one.eta && formatDay(one.eta)}</td>
              <td data-label={track_courier()}>{one.courier}</td>
              <td data-label={track_airway_bill()} className="wrap-anywhere">
                {one.airway_bill}
              </td>
              <td data-label={track_changed()}>{formatDay(one.updated_at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
