import { fulfilment, formatDay } from '@pasok/contract'
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  track_airway_bill,
  track_by_courier,
  track_carrier,
  track_courier,
  track_delivery_title,
  track_driver,
  track_eta,
  track_history,
  track_item,
  track_items,
  track_kilograms,
  track_note_pdf,
  track_order,
  track_packages,
  track_packing_list_pdf,
  track_place,
  track_plate,
  track_quantity,
  track_receipt_proof,
  track_received_at,
  track_received_by,
  track_replacement,
  track_weight,
} from '~words'
import { apiAddress } from '../api-client/ask-api.ts'
import { apiContext, profileContext } from '../api-client/context.ts'
import { withFlash } from '../layout/notices/flash.ts'
import { DocumentLinks } from '@pasok/ui/records/document-links.tsx'
import { quantityText } from '@pasok/ui/records/line-texts.ts'
import { PdfLinks } from '../quotation/pdf-links.tsx'
import { notFound } from '../routing/not-found.ts'
import { useLink, type AccountHandle, type PageHandle } from '../routing/use-link.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { Facts } from '@pasok/ui/kit/facts.tsx'
import { FormAlert } from '@pasok/ui/kit/form/action-form.tsx'
import { takeReceiptStep } from './delivery-action.ts'
import { carrierName } from '@pasok/ui/records/fulfilment/carrier-name.ts'
import { DeliveryBadge } from '@pasok/ui/records/fulfilment/delivery-states.tsx'
import { DeliveryTimeline } from '@pasok/ui/records/fulfilment/delivery-timeline.tsx'
import { ReceiptConfirmation, ReceiptForm, ReceiptWithdrawal } from './receipt-form.tsx'
import { zonedTime } from '@pasok/ui/records/fulfilment/zoned-time.ts'
import type { Route } from './+types/delivery-page'
import { OwnNumbers } from '@pasok/ui/records/own-numbers.tsx'

export const loader = async ({ params: { id }, context }: Route.LoaderArgs) => {
  const { status, body } = await context.get(apiContext)(fulfilment.trackDelivery, { params: { id } })
  if (!('data' in body)) throw status === 503 ? new Response(null, { status }) : notFound('route')
  return { delivery: body.data.record, reader: context.get(profileContext)?.name ?? '' }
}

type Loaded = Route.ComponentProps['loaderData']
export const handle: PageHandle<Loaded> & AccountHandle<Loaded> = {
  title: ({ delivery }) => track_delivery_title(delivery),
  queryIn: () => '',
}

/** Signs for the delivery, or withdraws that. */
export const action = async ({ request, params: { id }, url, context }: Route.ActionArgs) => {
  const outcome = await takeReceiptStep(context.get(apiContext), id, await request.formData())
  const here = url.pathname.replace(/\/$/, '')
  if (outcome === 'received') throw redirect(withFlash('delivery-received', here), 303)
  if (outcome === 'withdrawn') throw redirect(withFlash('receipt-withdrawn', here), 303)
  return data(outcome, { status: outcome.refused?.status ?? 200 })
}

/** Changes by others are shown. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

/** `/account/trackorder/{id}`: one delivery. */
export default function DeliveryPage({ loaderData: { delivery, reader }, actionData }: Route.ComponentProps) {
  const link = useLink()
  const here = link(`/account/trackorder/${delivery.id}`)
  const { id, order, receipt, packages, tracking_url } = delivery
  const result = actionData?.refused
  if (delivery.can_receive && actionData?.isReviewed)
    return (
      <ReceiptConfirmation
        to={here}
        result={result}
        receiver={actionData.values['receiver'] ?? ''}
        lines={delivery.lines}
      />
    )
  const grams = packages.reduce((sum, { weight_g }) => sum + weight_g, 0)
  return (
    <>
      {!delivery.can_receive && <FormAlert result={result} className="mb-4" />}
      <p className="flex flex-wrap items-center gap-3">
        <DeliveryBadge delivery={delivery} />
        {delivery.is_replacement && <span>{track_replacement()}</span>}
      </p>
      <div className="no-print mt-4">
        <DocumentLinks>
          <PdfLinks route={fulfilment.printDeliveryNote} id={id} label={track_note_pdf} />
          <PdfLinks route={fulfilment.printPackingList} id={id} label={track_packing_list_pdf} />
        </DocumentLinks>
      </div>
      <div className="mt-6">
        <Facts
          facts={[
            [
              track_order(),
              <Link key="order" to={link(`/account/orders/${order.id}`)}>
                {order.number}
              </Link>,
            ],
            [track_carrier(), carrierName(delivery.carrier)],
            [track_courier(), [delivery.courier, delivery.service].filter((one) => one !== '').join(' ')],
            [track_airway_bill(), delivery.airway_bill],
            [
              track_by_courier(),
              tracking_url === '' ? (
                ''
              ) : (
                <a key="url" href={tracking_url} rel="noreferrer">
                  {tracking_url}
                </a>
              ),
            ],
            [track_driver(), delivery.driver],
            [track_plate(), delivery.plate],
            [track_eta(), delivery.eta && formatDay(delivery.eta)],
            [track_packages(), packages.length === 0 ? '' : decimal(packages.length)],
            [track_weight(), grams === 0 ? '' : track_kilograms({ weight: decimal(grams / 1_000) })],
            [track_received_by(), receipt?.receiver],
            [track_received_at(), receipt && zonedTime(receipt.at, receipt.zone)],
            [
              track_receipt_proof(),
              receipt?.proof && (
                <a href={apiAddress(fulfilment.showReceiptProof, { params: { id } })}>
                  {receipt.proof.filename}
                </a>
              ),
            ],
          ]}
        />
      </div>
      {delivery.can_receive && (
        <ReceiptForm to={here} result={result} values={{ receiver: reader, ...actionData?.values }} />
      )}
      {receipt && <ReceiptWithdrawal to={here} version={delivery.version} receipt={receipt} />}
      <section aria-labelledby="history" className="mt-8">
        <h2 id="history" className="mb-2 text-lg">
          {track_history()}
        </h2>
        <DeliveryTimeline delivery={delivery} />
      </section>
      <section aria-labelledby="items" className="mt-8">
        <h2 id="items" className="mb-2 text-lg">
          {track_items()}
        </h2>
        <table className="record-table max-w-3xl">
          <thead>
            <tr>
              <th>{track_place()}</th>
              <th>{track_item()}</th>
              <th className="amount">{track_quantity()}</th>
            </tr>
          </thead>
          <tbody>
            {delivery.lines.map((line) => (
              <tr key={line.order_line_id}>
                <td data-label={track_place()} className="row-place">
                  {line.place}
                </td>
                <td className="row-name">
                  <Link to={link(`/shop/product/${line.product.id}`)} className="inline-block">
                    <span className="part-number block font-semibold">{line.product.sku_number}</span>
                    <OwnNumbers numbers={[line.product.own_number]} />
                    {line.product.name}
                  </Link>
                </td>
                <td data-label={track_quantity()} className="amount">
                  {quantityText(line.quantity, line.uom)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
