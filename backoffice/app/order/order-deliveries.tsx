import { can, fulfilmentStaff, type DeliveryLine, type StaffOrder } from '@pasok/contract'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { Link } from '@pasok/ui/kit/link.tsx'
import { DeliveryBadge } from '@pasok/ui/records/fulfilment/delivery-states.tsx'
import { useState } from 'react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import {
  admin_deliveries,
  admin_not_packed_yet,
  admin_pack,
  admin_pack_quantity,
  admin_pack_what,
  form_busy,
  track_carrier,
  track_number_of,
  track_order_none,
  track_state,
} from '~words'
import { carrierName } from '@pasok/ui/records/fulfilment/carrier-name.ts'
import { ask } from '../api/ask.ts'
import {
  findQuantityField,
  QuantityFields,
  quantityValues,
  typedQuantities,
} from '../resource/quantity-fields.tsx'
import type { RecordForm, RecordOutcome } from '../resource/record.ts'
import { self } from '../shell/self.ts'
import { orders } from './orders.tsx'

const chosenLines = (typed: Values) => typedQuantities(typed).filter(({ quantity }) => quantity !== 0)

/** Begins a delivery of the quantities that were typed. */
export const packForm: RecordForm = {
  route: fulfilmentStaff.makeDelivery,
  send: (typed) => ({ idempotencyKey: typed['key'] ?? '', body: { lines: chosenLines(typed) } }),
  findField: (part, typed) => findQuantityField(part, chosenLines(typed)),
}

/** Packing begins once an order is confirmed. */
const isBeingShipped = ({ state }: Pick<StaffOrder, 'state'>): boolean =>
  state === 'confirmed' || state === 'processing'

interface Props {
  readonly order: Pick<StaffOrder, 'id' | 'state'>
  readonly outcome: RecordOutcome
}

/** The deliveries of an order, and what is to be packed of it. */
export function OrderDeliveries({ order, outcome }: Props) {
  const { data: staff } = useSuspenseQuery(self)
  const { data } = useQuery({
    queryKey: [orders.path, 'deliveries', order.id],
    queryFn: () => ask(fulfilmentStaff.listOrderDeliveries, { params: { id: String(order.id) } }),
  })
  if (!data) return null
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries" className="mb-2 text-xl">
        {admin_deliveries()}
      </h2>
      {data.records.length === 0 ? (
        <p className="mb-3">{track_order_none()}</p>
      ) : (
        <table className="record-table mb-4 max-w-3xl">
          <thead>
            <tr>
              <th>{track_number_of()}</th>
              <th>{track_carrier()}</th>
              <th>{track_state()}</th>
            </tr>
          </thead>
          <tbody>
            {data.records.map((delivery) => (
              <tr key={delivery.id}>
                <td className="row-name">
                  <Link to={`/deliveries/${delivery.id}`} className="font-semibold">
                    {delivery.number}
                  </Link>
                </td>
                <td data-label={track_carrier()}>{carrierName(delivery.carrier)}</td>
                <td data-label={track_state()}>
                  <DeliveryBadge delivery={delivery} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data.open.length > 0 && isBeingShipped(order) && can(staff, 'ship') && (
        <PackForm key={data.records.length} lines={data.open} outcome={outcome} />
      )}
    </section>
  )
}

interface PackProps {
  readonly lines: readonly DeliveryLine[]
  readonly outcome: RecordOutcome
}

/** What is in no delivery yet, with all of it filled in. */
function PackForm({ lines, outcome }: PackProps) {
  /** Names this delivery: sent twice, it begins once. */
  const [key] = useState(() => crypto.randomUUID())
  return (
    <ActionForm
      id="pack"
      values={outcome?.typed ?? quantityValues(lines)}
      result={outcome?.refused}
      className="max-w-3xl"
    >
      <h3 className="mb-1 font-semibold">{admin_not_packed_yet()}</h3>
      <p className="mb-2 text-[13px] text-ink-soft">{admin_pack_what()}</p>
      <FormAlert result={outcome?.refused} className="mb-3" />
      <input type="hidden" name="do" value="pack" />
      <input type="hidden" name="key" value={key} />
      <QuantityFields
        lines={lines}
        quantityTitle={admin_not_packed_yet()}
        inputTitle={admin_pack_quantity()}
      />
      <SubmitButton busy={form_busy()} className="button button-quiet min-h-11">
        {admin_pack()}
      </SubmitButton>
    </ActionForm>
  )
}
