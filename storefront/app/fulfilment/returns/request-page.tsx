import { LONGEST_MESSAGE, returnReasons, returns, returnWishes } from '@pasok/contract'
import { data, redirect } from 'react-router'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  form_busy,
  return_back,
  return_in_parts,
  return_item,
  return_nothing,
  return_pictures_field,
  return_pictures_hint,
  return_possible,
  return_quantity,
  return_quantity_of,
  return_reason,
  return_reason_of,
  return_request_title,
  return_request_what,
  return_send,
  return_text,
  return_viewer,
  return_window,
  return_wish,
} from '~words'
import { apiContext } from '../../api-client/context.ts'
import { useCanBuy } from '../../identity/use-can-buy.ts'
import { withFlash } from '../../layout/notices/flash.ts'
import { LinePages } from '@pasok/ui/records/line-pages.tsx'
import { buildPageAddress, linesPage } from '../../quotation/lines-page.ts'
import { quantityText } from '@pasok/ui/records/line-texts.ts'
import { notFound } from '../../routing/not-found.ts'
import { useLink, type AccountHandle, type PageHandle } from '../../routing/use-link.ts'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { RadioField, SelectField } from '@pasok/ui/kit/form/choice-fields.tsx'
import { FieldError, type Values } from '@pasok/ui/kit/form/field.tsx'
import { FileField } from '@pasok/ui/kit/form/file-field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { useLargestDocument } from '@pasok/ui/records/use-largest-document.ts'
import { quantityField, reasonField, sendReturn } from './send-return.ts'
import type { Route } from './+types/request-page'
import { returnReasonLabels, returnWishLabels } from '@pasok/words'
import { labelText } from '@pasok/ui/kit/label.ts'

/** So many lines stand in one form. */
const LINES_PER_FORM = 50

export const loader = async ({ params: { id }, url, context }: Route.LoaderArgs) => {
  const { status, body } = await context.get(apiContext)(returns.listReturnable, { params: { id } })
  if (!('data' in body)) throw status === 503 ? new Response(null, { status }) : notFound('route')
  // Names one press of the button: sent twice, it requests once.
  const { lines: all, ...returnable } = body.data.record
  const { lines, shownLines } = linesPage(all, url.searchParams, LINES_PER_FORM)
  return { returnable, lines, shownLines, key: crypto.randomUUID() }
}

type Loaded = Route.ComponentProps['loaderData']
export const handle: PageHandle<Loaded> & AccountHandle<Loaded> = {
  title: ({ returnable }) => return_request_title(returnable.order),
  queryIn: ({ shownLines: { page } }) => (page > 1 ? `?lines=${page}` : ''),
}

/** Requests the return. */
export const action = async ({ request, params: { id }, url, context }: Route.ActionArgs) => {
  const outcome = await sendReturn(context.get(apiContext), id, await request.formData())
  if (!('id' in outcome)) return data(outcome, { status: outcome.refused.status })
  const here = url.pathname.replace(/\/orders\/\d+\/return\/?$/, `/returns/${outcome.id}`)
  throw redirect(withFlash(outcome.flash, here), 303)
}

/** `/account/orders/{id}/return` */
export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { returnable, lines, shownLines, key } = loaderData
  const link = useLink()
  const canBuy = useCanBuy()
  const pictures = useLargestDocument()
  const order = link(`/account/orders/${returnable.order.id}`)
  const back = (
    <Link to={order} className="button button-quiet min-h-11">
      {return_back()}
    </Link>
  )
  const policy = <p className="text-ink-soft">{return_window({ days: returnable.window_days })}</p>
  if (!canBuy || lines.length === 0)
    return (
      <>
        <p className="font-semibold">{canBuy ? return_nothing() : return_viewer()}</p>
        {policy}
        <p className="mt-4">{back}</p>
      </>
    )
  const stored: Values = { wish: returnWishes[0], key }
  return (
    <>
      <p>{return_request_what()}</p>
      {policy}
      {shownLines.pages > 1 && <p className="mt-2">{return_in_parts()}</p>}
      <LinePages range={shownLines} buildAddress={buildPageAddress(`${order}/return`)} />
      <ActionForm
        id="return"
        values={{ ...stored, ...actionData?.values }}
        result={actionData?.refused}
        hasFiles
        onSubmit={pictures.onSubmit}
        className="mt-4 grid gap-6"
      >
        <FormAlert result={actionData?.refused} />
        <input type="hidden" name="key" value={key} />
        <table className="record-table">
          <thead>
            <tr>
              <th>{return_item()}</th>
              <th className="amount">{return_possible()}</th>
              <th>{return_quantity()}</th>
              <th>{return_reason()}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ order_line_id: line, product, quantity, uom }) => (
              <tr key={line}>
                <td className="row-name">
                  <span className="part-number block font-semibold">{product.sku_number}</span>
                  {product.name}
                </td>
                <td data-label={return_possible()} className="amount">
                  {quantityText(quantity, uom)}
                </td>
                <td data-label={return_quantity()}>
                  <TextField
                    name={quantityField(line)}
                    label={return_quantity_of({ item: product.sku_number })}
                    isLabelHidden
                    isNumeric
                    optional
                    maxLength={12}
                  />
                  <FieldError name={quantityField(line)} />
                </td>
                <td data-label={return_reason()}>
                  <SelectField
                    name={reasonField(line)}
                    label={return_reason_of({ item: product.sku_number })}
                    isLabelHidden
                    isAlternative
                    canBeEmpty
                    choices={returnReasons.map((reason) => [reason, labelText(returnReasonLabels[reason])])}
                  />
                  <FieldError name={reasonField(line)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="grid max-w-2xl gap-4">
          <TextField name="text" label={return_text()} rows={4} maxLength={LONGEST_MESSAGE} optional />
          <FileField
            {...pictures.field}
            name="pictures"
            label={return_pictures_field()}
            hint={return_pictures_hint()}
            accept="image/jpeg,image/png"
            isMultiple
            optional
          />
          <RadioField
            name="wish"
            label={return_wish()}
            choices={returnWishes.map((wish) => [wish, labelText(returnWishLabels[wish])])}
          />
          <p className="flex flex-wrap gap-3">
            <SubmitButton busy={form_busy()}>{return_send()}</SubmitButton>
            {back}
          </p>
        </div>
      </ActionForm>
    </>
  )
}
