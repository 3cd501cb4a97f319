import { MOST_RETURN_PICTURES, returns, type Call } from '@pasok/contract'
import { return_none_chosen } from '~words'
import { sendForm, typedIn, type Refused } from '../../api-client/send-form.ts'
import type { FlashMessage } from '../../layout/notices/flash.ts'
import type { Values } from '../../ui/form/field.tsx'

/** What the form of a return did. */
export type ReturnOutcome =
  | { readonly id: number; readonly flash: FlashMessage }
  | { readonly refused: Refused; readonly values: Values }

/** The lines that have a quantity: their fields are named by the order's lines. */
const linesIn = (values: Values) =>
  Object.entries(values).flatMap(([name, quantity]) => {
    const id = /^quantity_(\d+)$/.exec(name)?.[1]
    const isWanted = id !== undefined && quantity.trim() !== '' && Number(quantity) !== 0
    return isWanted
      ? {
          order_line_id: Number(id),
          quantity: Number(quantity),
          reason: values[`reason_${id}`] ?? '',
          text: values['text'] ?? '',
        }
      : []
  })

/** Requests a return of an order, and adds its pictures. One that is not accepted does not undo the request. */
export const sendReturn = async (call: Call, orderId: string, form: FormData): Promise<ReturnOutcome> => {
  const values = typedIn(form)
  const lines = linesIn(values)
  if (lines.length === 0)
    return { refused: { status: 400, detail: '', errors: {}, refused: return_none_chosen() }, values }
  const sent = await sendForm(call, returns.requestReturn, {
    params: { id: orderId },
    body: { wish: values['wish'], lines },
    idempotencyKey: values['key'] ?? '',
  })
  if (!('data' in sent)) return { ...sent, values }
  const { id } = sent.data.record
  const pictures = form
    .getAll('pictures')
    .filter((file): file is File => file instanceof File && file.size > 0)
    .slice(0, MOST_RETURN_PICTURES)
  let flash: FlashMessage = 'return-requested'
  for (const file of pictures) {
    const added = await sendForm(call, returns.addReturnPicture, {
      params: { id: String(id) },
      form: { file },
    })
    if (!('data' in added)) flash = 'return-picture-refused'
  }
  return { id, flash }
}
