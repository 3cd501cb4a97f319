import { formatDay, returnsStaff, type StaffReturn } from '@pasok/contract'
import { Facts } from '@pasok/ui/kit/facts.tsx'
import { labelText } from '@pasok/ui/kit/label.ts'
import { Link } from '@pasok/ui/kit/link.tsx'
import { ReturnBadge } from '@pasok/ui/records/fulfilment/return-badge.tsx'
import { returnEvents } from '@pasok/ui/records/fulfilment/return-events.ts'
import { Timeline } from '@pasok/ui/records/timeline.tsx'
import { returnReasonLabels, returnWishLabels, rupiahText } from '@pasok/words'
import { useActionData } from 'react-router'
import {
  admin_company,
  admin_step_approve,
  admin_step_refund,
  admin_step_reject,
  admin_step_replace,
  admin_text_for_buyer,
  quotation_details,
  return_by,
  return_credited,
  return_credited_before,
  return_day,
  return_history,
  return_items,
  return_name,
  return_next_waiting,
  return_order,
  return_pictures,
  return_received_part,
  return_replacement,
  return_wanted,
} from '~words'
import { apiAddress } from '../api/ask.ts'
import { ItemLines } from '../resource/item-lines.tsx'
import { recordAction, stepForm, type RecordOutcome } from '../resource/record.ts'
import { ShownRecord } from '../resource/shown-record.tsx'
import { StepBar, type StepLook } from '../resource/step-bar.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { ReceiveForm, receiveForm } from './receive-form.tsx'
import { returns } from './returns.tsx'

/** Takes a step with the return, or notes what came back of it. */
export const action = recordAction({
  step: stepForm(returnsStaff.applyReturnStep),
  receive: receiveForm,
})

/** Receiving has a form of its own: less may have come back. */
type Step = Exclude<StaffReturn['steps'][number], 'receive'>

const looks: Readonly<Record<Step, StepLook>> = {
  approve: { name: admin_step_approve },
  reject: { name: admin_step_reject, asks: { label: admin_text_for_buyer }, isDanger: true },
  refund: { name: admin_step_refund },
  replace: { name: admin_step_replace },
}

/** `/admin/returns/{id}` */
export function Component() {
  return (
    <ShownRecord path={returns.path} route={returnsStaff.showStaffReturn}>
      {(returned) => <ReturnPage returned={returned} />}
    </ShownRecord>
  )
}

function ReturnPage({ returned: of }: { readonly returned: StaffReturn }) {
  const outcome = useActionData<RecordOutcome>()
  const { order, replacement, refund_amount, credited_before = 0 } = of
  return (
    <>
      <PageTitle title={return_name({ number: of.number })}>
        <ReturnBadge state={of.state} />
      </PageTitle>
      {of.waits_for_invoice && <p className="mb-3">{return_next_waiting()}</p>}
      <StepBar
        steps={of.steps.filter((step): step is Step => step !== 'receive')}
        looks={looks}
        version={of.version}
        outcome={outcome}
      />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          <section>
            <h2 className="mb-2 text-xl">{return_items()}</h2>
            <ItemLines
              lines={of.lines}
              note={({ reason, text, received_quantity, quantity }) => (
                <span className="mt-1 block text-[13px]">
                  {labelText(returnReasonLabels[reason])}
                  {text !== undefined && `: ${text}`}
                  {received_quantity !== undefined && (
                    <span className="block">
                      {return_received_part({ received: received_quantity, quantity })}
                    </span>
                  )}
                </span>
              )}
            />
          </section>
          {of.steps.includes('receive') && (
            <ReceiveForm returned={of} outcome={outcome?.typed['do'] === 'receive' ? outcome : undefined} />
          )}
          <section>
            <h2 className="mb-2 text-xl">{quotation_details()}</h2>
            <Facts
              facts={[
                [admin_company(), of.company.name],
                [
                  return_order(),
                  <Link key="order" to={`/orders/${order.id}`}>
                    {order.number}
                  </Link>,
                ],
                [return_day(), formatDay(of.requested_at)],
                [return_by(), of.requested_by.name],
                [return_wanted(), labelText(returnWishLabels[of.wish])],
                [return_credited(), refund_amount === undefined ? '' : rupiahText(refund_amount)],
                [return_credited_before(), credited_before === 0 ? '' : rupiahText(credited_before)],
                [
                  return_replacement(),
                  replacement && <Link to={`/deliveries/${replacement.id}`}>{replacement.number}</Link>,
                ],
              ]}
            />
          </section>
          {of.pictures.length > 0 && (
            <section>
              <h2 className="mb-2 text-xl">{return_pictures()}</h2>
              <ul>
                {of.pictures.map((picture) => (
                  <li key={picture.id}>
                    <a
                      href={apiAddress(returnsStaff.showStaffReturnPicture, {
                        params: { id: of.id, picture_id: picture.id },
                      })}
                      className="underline"
                    >
                      {picture.filename}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <aside>
          <h2 className="mb-2 text-xl">{return_history()}</h2>
          <Timeline events={returnEvents(of)} />
        </aside>
      </div>
    </>
  )
}
