import {
  formatDay,
  fulfilmentStaff,
  pickingStaff,
  type DeliveryStep,
  type StaffDelivery,
} from '@pasok/contract'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { Facts } from '@pasok/ui/kit/facts.tsx'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { FileField } from '@pasok/ui/kit/form/file-field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { labelText } from '@pasok/ui/kit/label.ts'
import { Link } from '@pasok/ui/kit/link.tsx'
import { DocumentLinks } from '@pasok/ui/records/document-links.tsx'
import { carrierName } from '@pasok/ui/records/fulfilment/carrier-name.ts'
import { DeliveryBadge } from '@pasok/ui/records/fulfilment/delivery-states.tsx'
import { DeliveryTimeline } from '@pasok/ui/records/fulfilment/delivery-timeline.tsx'
import { zonedTime } from '@pasok/ui/records/fulfilment/zoned-time.ts'
import { useLargestDocument } from '@pasok/ui/records/use-largest-document.ts'
import { deliveryStateLabels } from '@pasok/words'
import { useActionData } from 'react-router'
import {
  admin_company,
  admin_driver_receipt,
  admin_driver_receipt_what,
  admin_labels_pdf,
  admin_note_for_staff,
  admin_picking_pack_part,
  admin_picking_pack_part_what,
  admin_text_for_buyer,
  form_busy,
  quotation_details,
  track_airway_bill,
  track_by_courier,
  track_carrier,
  track_courier,
  track_delivery_title,
  track_driver,
  track_eta,
  track_history,
  track_items,
  track_kilograms,
  track_note_pdf,
  track_order,
  track_packages,
  track_packing_list_pdf,
  track_plate,
  track_receipt_file,
  track_receipt_file_hint,
  track_receipt_proof,
  track_receipt_send,
  track_received_at,
  track_received_by,
  track_receiver,
  track_replacement,
  track_weight,
} from '~words'
import { apiAddress } from '../api/ask.ts'
import { FormDialog } from '../resource/form-dialog.tsx'
import { ItemLines } from '../resource/item-lines.tsx'
import { PdfLink } from '../resource/pdf-link.tsx'
import { recordAction, stepForm, type RecordOutcome } from '../resource/record.ts'
import { ShownRecord } from '../resource/shown-record.tsx'
import { StepBar, type StepLook } from '../resource/step-bar.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { deliveries } from './deliveries.tsx'
import { PickedForm, pickedForm, showPicked } from './picked-form.tsx'
import { findTravelField, sendTravel, TravelForm } from './travel-form.tsx'

/** Notes how far the delivery is, how it travels, or who received it. */
export const action = recordAction({
  step: stepForm(fulfilmentStaff.applyDeliveryStep),
  travel: { route: fulfilmentStaff.changeDelivery, send: sendTravel, findField: findTravelField },
  picked: pickedForm,
  pack: { route: pickingStaff.packPicked, send: ({ version }) => ({ body: { version: Number(version) } }) },
  receipt: {
    route: fulfilmentStaff.recordReceipt,
    send: ({ receiver }, form) => ({ form: { receiver, file: form.get('file') ?? undefined } }),
  },
})

const name = (step: DeliveryStep): StepLook => ({ name: () => labelText(deliveryStateLabels[step]) })
const withText = (step: DeliveryStep): StepLook => ({
  ...name(step),
  asks: { label: admin_text_for_buyer, optional: true },
})

const looks: Readonly<Record<DeliveryStep, StepLook>> = {
  packing: name('packing'),
  ready: name('ready'),
  picked_up: name('picked_up'),
  in_transit: name('in_transit'),
  out_for_delivery: name('out_for_delivery'),
  failed_attempt: withText('failed_attempt'),
  delivered: name('delivered'),
  returning: withText('returning'),
  returned: name('returned'),
  cancelled: { ...withText('cancelled'), isDanger: true },
}

/** Whether somebody may have received it by now, and nobody signed for it yet. */
const awaitsReceipt = ({ state, receipt }: StaffDelivery): boolean =>
  !receipt && ['picked_up', 'in_transit', 'out_for_delivery', 'failed_attempt', 'delivered'].includes(state)

/** A part of it is picked: it can't be made ready as a whole. */
const isPartlyPicked = ({ state, lines, steps }: StaffDelivery): boolean =>
  state === 'packing' &&
  steps.length > 0 &&
  lines.some(({ picked }) => picked > 0) &&
  lines.some(({ picked, quantity }) => picked < quantity)

const isOver = ({ state }: StaffDelivery): boolean =>
  ['delivered', 'received', 'returned', 'cancelled'].includes(state)

/** `/admin/deliveries/{id}` */
export function Component() {
  return (
    <ShownRecord path={deliveries.path} route={fulfilmentStaff.showStaffDelivery}>
      {(delivery) => <DeliveryPage delivery={delivery} />}
    </ShownRecord>
  )
}

function DeliveryPage({ delivery }: { readonly delivery: StaffDelivery }) {
  const outcome = useActionData<RecordOutcome>()
  const { id, number, steps, version } = delivery
  const of = (form: string) => (outcome?.typed['do'] === form ? outcome : undefined)
  return (
    <>
      <PageTitle title={track_delivery_title({ number })}>
        <DeliveryBadge delivery={delivery} />
        {delivery.is_replacement && <span>{track_replacement()}</span>}
      </PageTitle>
      <DocumentLinks>
        <PdfLink route={fulfilmentStaff.printStaffDeliveryNote} params={{ id }} label={track_note_pdf} />
        <PdfLink
          route={fulfilmentStaff.printStaffPackingList}
          params={{ id }}
          label={track_packing_list_pdf}
        />
        <PdfLink route={pickingStaff.printDeliveryLabels} params={{ id }} label={admin_labels_pdf} />
      </DocumentLinks>
      <StepBar steps={steps} looks={looks} version={version} outcome={outcome} />
      {isPartlyPicked(delivery) && (
        <div className="my-4">
          <FormDialog
            name={admin_picking_pack_part()}
            what={admin_picking_pack_part_what()}
            facts={{ do: 'pack', version }}
            outcome={of('pack')}
          />
        </div>
      )}
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          <section>
            <h2 className="mb-2 text-xl">{track_items()}</h2>
            <ItemLines lines={delivery.lines} note={showPicked} />
          </section>
          <section>
            <h2 className="mb-2 text-xl">{quotation_details()}</h2>
            <DeliveryFacts delivery={delivery} />
          </section>
          {delivery.steps.length > 0 && delivery.state === 'packing' && (
            <PickedForm delivery={delivery} outcome={of('picked')} />
          )}
          {!isOver(delivery) && <TravelForm delivery={delivery} outcome={of('travel')} />}
          {awaitsReceipt(delivery) && <ReceiptForm outcome={of('receipt')} />}
        </div>
        <aside>
          <h2 className="mb-2 text-xl">{track_history()}</h2>
          <DeliveryTimeline delivery={delivery} />
        </aside>
      </div>
    </>
  )
}

function DeliveryFacts({ delivery: of }: { readonly delivery: StaffDelivery }) {
  const { id, order, receipt, packages } = of
  const grams = packages.reduce((sum, { weight_g }) => sum + weight_g, 0)
  return (
    <Facts
      facts={[
        [admin_company(), of.company.name],
        [
          track_order(),
          <Link key="order" to={`/orders/${order.id}`}>
            {order.number}
          </Link>,
        ],
        [track_carrier(), carrierName(of.carrier)],
        [track_courier(), [of.courier, of.service].filter((one) => one !== '').join(' ')],
        [track_airway_bill(), of.airway_bill],
        [
          track_by_courier(),
          of.tracking_url === '' ? (
            ''
          ) : (
            <a key="url" href={of.tracking_url} rel="noreferrer">
              {of.tracking_url}
            </a>
          ),
        ],
        [track_driver(), of.driver],
        [track_plate(), of.plate],
        [track_eta(), of.eta && formatDay(of.eta)],
        [track_packages(), packages.length === 0 ? '' : decimal(packages.length)],
        [track_weight(), grams === 0 ? '' : track_kilograms({ weight: decimal(grams / 1_000) })],
        [admin_note_for_staff(), of.note],
        [track_received_by(), receipt?.receiver],
        [track_received_at(), receipt && zonedTime(receipt.at, receipt.zone)],
        [
          track_receipt_proof(),
          receipt?.proof && (
            <a href={apiAddress(fulfilmentStaff.showStaffReceiptProof, { params: { id } })}>
              {receipt.proof.filename}
            </a>
          ),
        ],
      ]}
    />
  )
}

function ReceiptForm({ outcome }: { readonly outcome: RecordOutcome }) {
  const largest = useLargestDocument()
  return (
    <section>
      <h2 className="mb-2 text-xl">{admin_driver_receipt()}</h2>
      <p className="mb-3 max-w-xl">{admin_driver_receipt_what()}</p>
      <ActionForm
        id="receipt"
        hasFiles
        values={outcome?.typed ?? {}}
        result={outcome?.refused}
        onSubmit={largest.onSubmit}
        className="grid max-w-xl gap-4"
      >
        <FormAlert result={outcome?.refused} />
        <input type="hidden" name="do" value="receipt" />
        <TextField name="receiver" label={track_receiver()} maxLength={120} />
        <FileField
          name="file"
          label={track_receipt_file()}
          hint={track_receipt_file_hint()}
          accept=".jpg,.jpeg,.png,.pdf"
          isPhotographed
          optional
          {...largest.field}
        />
        <SubmitButton busy={form_busy()}>{track_receipt_send()}</SubmitButton>
      </ActionForm>
    </section>
  )
}
