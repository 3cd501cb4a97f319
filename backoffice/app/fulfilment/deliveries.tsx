import { formatDay, fulfilmentStaff } from '@pasok/contract'
import { carrierName } from '@pasok/ui/records/fulfilment/carrier-name.ts'
import { DeliveryBadge } from '@pasok/ui/records/fulfilment/delivery-states.tsx'
import { deliveryStateLabels } from '@pasok/words'
import {
  admin_changed_on,
  admin_company,
  admin_deliveries,
  admin_my_orders,
  track_airway_bill,
  track_carrier,
  track_eta,
  track_number,
  track_number_of,
  track_order,
  track_state,
} from '~words'
import { resource } from '../resource/resource.ts'

/** Deliveries of all companies. */
export const deliveries = resource({
  path: '/deliveries',
  title: admin_deliveries,
  list: fulfilmentStaff.listStaffDeliveries,
  keyword: track_number,
  mine: admin_my_orders,
  days: { updated: admin_changed_on },
  filters: { state: { title: track_state, values: deliveryStateLabels } },
  buildAddress: ({ id }) => `/deliveries/${id}`,
  columns: [
    { title: track_number_of, show: ({ number }) => number, isName: true },
    { title: track_order, show: ({ order }) => order.number },
    { title: admin_company, show: ({ company }) => company.name },
    { title: track_carrier, show: ({ carrier }) => carrierName(carrier) },
    { title: track_airway_bill, show: ({ airway_bill }) => airway_bill },
    { title: track_state, show: (delivery) => <DeliveryBadge delivery={delivery} /> },
    { title: track_eta, show: ({ eta }) => eta && formatDay(eta) },
    { title: admin_changed_on, show: ({ updated_at }) => formatDay(updated_at), sort: 'updated_at' },
  ],
})
