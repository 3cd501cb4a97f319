import { returns, formatDay } from '@pasok/contract'
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  form_busy,
  return_all,
  return_by,
  return_credited,
  return_credited_before,
  return_day,
  return_history,
  return_item,
  return_items,
  return_name,
  return_next_approved,
  return_next_received,
  return_next_refunded,
  return_next_rejected,
  return_next_replaced,
  return_next_requested,
  return_next_waiting,
  return_next_withdrawn,
  return_order,
  return_picture_add,
  return_picture_missing,
  return_pictures,
  return_pictures_field,
  return_pictures_hint,
  return_quantity,
  return_reason,
  return_received_part,
  return_replacement,
  return_wanted,
  return_withdraw,
  return_withdraw_back,
  return_withdraw_title,
  return_withdraw_what,
} from '~words'
import { apiAddress } from '../../api-client/ask-api.ts'
import { apiContext } from '../../api-client/context.ts'
import { sendForm, typedIn } from '@pasok/ui/records/send-form.ts'
import { withFlash } from '../../layout/notices/flash.ts'
import { quantityText } from '@pasok/ui/records/line-texts.ts'
import { notFound } from '../../routing/not-found.ts'
import { useLink, type AccountHandle, type PageHandle } from '../../routing/use-link.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { Facts } from '@pasok/ui/kit/facts.tsx'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { ConfirmPage } from '@pasok/ui/kit/form/confirm-form.tsx'
import { FileField } from '@pasok/ui/kit/form/file-field.tsx'
import { useLargestDocument } from '@pasok/ui/records/use-largest-document.ts'
import { returnEvents } from '@pasok/ui/records/fulfilment/return-events.ts'
import { Timeline } from '@pasok/ui/records/timeline.tsx'
import type { Route } from './+types/return-page'
import { returnReasonLabels, returnWishLabels, rupiahText } from '@pasok/words'
import { labelText } from '@pasok/ui/kit/label.ts'
import { ReturnBadge } from '@pasok/ui/records/fulfilment/return-badge.tsx'

export const loader = async ({ params: { id }, url, context }: Route.LoaderArgs) => {
  const { status, body } = await context.get(apiContext)(returns.showReturn, { params: { id } })
  if (!('data' in body)) throw status === 503 ? new Response(null, { status }) : notFound('route')
  const { record } = body.data
  return { record, isWithdrawing: url.searchParams.has('withdraw') && record.can_withdraw }
}

type Loaded = Route.ComponentProps['loaderData']
export const handle: PageHandle<Loaded> & AccountHandle<Loaded> = {
  title: ({ record }) => return_name(record),
  queryIn: ({ isWithdrawing }) => (isWithdrawing ? '?withdraw' : ''),
}

/** Withdraws the return, or adds a picture to it. */
export const action = async ({ request, params: { id }, url, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const { version } = typedIn(form)
  const call = context.get(apiContext)
  const here = url.pathname.replace(/\/$/, '')
  if (version !== undefined) {
    const result = await sendForm(call, returns.withdrawReturn, {
      params: { id },
      body: { version: Number(version) },
    })
    if ('data' in result) throw redirect(withFlash('return-withdrawn', here), 303)
    return data(result, { status: result.refused.status })
  }
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0)
    return data(
      { refused: { status: 400, detail: '', errors: { file: [return_picture_missing()] } } },
      { status: 400 },
    )
  const result = await sendForm(call, returns.addReturnPicture, { params: { id }, form: { file } })
  if ('data' in result) throw redirect(withFlash('return-picture', here), 303)
  return data(result, { status: result.refused.status })
}

/** Changes by others are shown. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

const next = {
  requested: return_next_requested,
  approved: return_next_approved,
  rejected: return_next_rejected,
  received: return_next_received,
  refunded: return_next_refunded,
  replaced: return_next_replaced,
  withdrawn: return_next_withdrawn,
} as const satisfies Record<Loaded['record']['state'], (of: { number: string; amount: string }) => string>

/** `/account/returns/{id}` */
export default function ReturnPage({ loaderData, actionData }: Route.ComponentProps) {
  const { record, isWithdrawing } = loaderData
  const link = useLink()
  const picture = useLargestDocument()
  const here = link(`/account/returns/${record.id}`)
  if (isWithdrawing)
    return (
      <>
        <FormAlert result={actionData?.refused} className="mb-4" />
        <ConfirmPage
          id="withdraw"
          to={here}
          question={return_withdraw_title()}
          what={return_withdraw_what()}
          fields={{ version: String(record.version) }}
          button={return_withdraw()}
          isDanger
          cancel={{ to: here, text: return_withdraw_back() }}
        />
      </>
    )
  const { order, replacement, refund_amount, credited_before = 0 } = record
  return (
    <>
      <p className="no-print">
        <Link
          to={link('/account/returns')}
          className="inline-flex min-h-11 items-center underline lg:min-h-8"
        >
          {return_all()}
        </Link>
      </p>
      {!record.can_add_pictures && <FormAlert result={actionData?.refused} className="mb-4" />}
      <ReturnBadge state={record.state} />
      <p className="mt-2">
        {record.waits_for_invoice
          ? return_next_waiting()
          : next[record.state]({ number: record.number, amount: rupiahText(refund_amount ?? 0) })}
      </p>
      {record.can_withdraw && (
        <p className="no-print mt-4">
          <Link to={`${here}?withdraw`} className="button button-quiet min-h-11">
            {return_withdraw()}
          </Link>
        </p>
      )}
      <div className="mt-6">
        <Facts
          facts={[
            [
              return_order(),
              <Link key="order" to={link(`/account/orders/${order.id}`)}>
                {order.number}
              </Link>,
            ],
            [return_day(), formatDay(record.requested_at)],
            [return_by(), record.requested_by.name],
            [return_wanted(), labelText(returnWishLabels[record.wish])],
            [return_credited(), refund_amount === undefined ? '' : rupiahText(refund_amount)],
            [return_credited_before(), credited_before === 0 ? '' : rupiahText(credited_before)],
            [
              return_replacement(),
              replacement && (
                <Link to={link(`/account/trackorder/${replacement.id}`)}>{replacement.number}</Link>
              ),
            ],
          ]}
        />
      </div>
      <section aria-labelledby="items" className="mt-6">
        <h2 id="items" className="mb-2 text-lg">
          {return_items()}
        </h2>
        <table className="record-table max-w-3xl">
          <thead>
            <tr>
              <th>{return_item()}</th>
              <th className="amount">{return_quantity()}</th>
              <th>{return_reason()}</th>
            </tr>
          </thead>
          <tbody>
            {record.lines.map((line) => (
              <tr key={line.order_line_id}>
                <td className="row-name">
                  <span className="part-number block font-semibold">{line.product.sku_number}</span>
                  {line.product.name}
                </td>
                <td data-label={return_quantity()} className="amount">
                  {quantityText(line.quantity, line.uom)}
                  {line.received_quantity !== undefined && (
                    <span className="block text-[13px]">
                      {return_received_part({
                        received: decimal(line.received_quantity),
                        quantity: decimal(line.quantity),
                      })}
                    </span>
                  )}
                </td>
                <td data-label={return_reason()}>
                  {labelText(returnReasonLabels[line.reason])}
                  {line.text !== undefined && (
                    <span className="block break-words whitespace-pre-line">{line.text}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {(record.pictures.length > 0 || record.can_add_pictures) && (
        <section aria-labelledby="pictures" className="mt-8 max-w-2xl">
          <h2 id="pictures" className="mb-2 text-lg">
            {return_pictures()}
          </h2>
          <ul>
            {record.pictures.map(({ id, filename }) => (
              <li key={id}>
                <a
                  href={apiAddress(returns.showReturnPicture, { params: { id: record.id, picture_id: id } })}
                  className="inline-flex min-h-6 items-center"
                >
                  {filename}
                </a>
              </li>
            ))}
          </ul>
          {record.can_add_pictures && (
            <ActionForm
              id="picture"
              to={`${here}#pictures`}
              result={actionData?.refused}
              hasFiles
              onSubmit={picture.onSubmit}
              preventScrollReset
              className="no-print mt-3 grid gap-3"
            >
              <FormAlert result={actionData?.refused} />
              <FileField
                {...picture.field}
                name="file"
                label={return_pictures_field()}
                hint={return_pictures_hint()}
                accept="image/jpeg,image/png"
              />
              <div>
                <SubmitButton busy={form_busy()} className="button button-quiet min-h-11">
                  {return_picture_add()}
                </SubmitButton>
              </div>
            </ActionForm>
          )}
        </section>
      )}
      <section aria-labelledby="history" className="mt-8">
        <h2 id="history" className="mb-2 text-lg">
          {return_history()}
        </h2>
        <Timeline events={returnEvents(record)} />
      </section>
    </>
  )
}
