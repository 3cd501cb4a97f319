import { MOST_RETURN_PICTURES, quantityIn, returns, type Call } from '@pasok/contract'
import { return_none_chosen, return_pictures_hint } from '~words'
import { sendForm, typedIn, type Refused } from '@pasok/ui/records/send-form.ts'
import type { FlashMessage } from '../../layout/notices/flash.ts'
import type { FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import type { FieldErrors, Values } from '@pasok/ui/kit/form/field.tsx'

/** What the form of a return did. */
export type ReturnOutcome =
  | { readonly id: number; readonly flash: FlashMessage }
  | { readonly refused: Refused; readonly values: Values }

/** The fields of a line, by the id of the order's line. */
export const quantityField = (line: number) => `quantity_${line}`
export const reasonField = (line: number) => `reason_${line}`

/** The lines that have a quantity. What is no whole number goes as it was typed, for the API to refuse. */
const linesIn = (values: Values) =>
  Object.entries(values).flatMap(([name, typed]) => {
    const id = /^quantity_(\d+)$/.exec(name)?.[1]
    const quantity = quantityIn(typed) ?? typed
    return id === undefined || typed.trim() === '' || quantity === 0
      ? []
      : {
          order_line_id: Number(id),
          quantity,
          reason: values[reasonField(Number(id))] || undefined,
          text: values['text'] ?? '',
        }
  })

/** Why lines were refused, by the fields of the form: the API counts them. */
const atFields = (errors: FieldErrors, lines: readonly { readonly order_line_id: number }[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, why]) => {
      const [, at, field] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? []
      const line = lines[Number(at)]?.order_line_id
      if (line === undefined) return [path, why]
      if (field === 'quantity') return [quantityField(line), why]
      return [field === 'reason' ? reasonField(line) : (field ?? path), why]
    }),
  )

/** Requests a return of an order, and adds its pictures. One that is not accepted does not undo the request. */
export const sendReturn = async (call: Call, orderId: string, form: FormData): Promise<ReturnOutcome> => {
  const values = typedIn(form)
  const lines = linesIn(values)
  const pictures = form
    .getAll('pictures')
    .filter((file): file is File => file instanceof File && file.size > 0)
  const refuse = (why: FormResult): ReturnOutcome => ({
    refused: { status: 400, detail: '', ...why },
    values,
  })
  if (lines.length === 0) return refuse({ errors: {}, refused: return_none_chosen() })
  if (pictures.length > MOST_RETURN_PICTURES)
    return refuse({ errors: { pictures: [return_pictures_hint()] } })
  const result = await sendForm(call, returns.requestReturn, {
    params: { id: orderId },
    body: { wish: values['wish'], lines },
    idempotencyKey: values['key'] ?? '',
  })
  if (!('data' in result)) {
    const { status, detail, errors } = result.refused
    // A line of which nothing may be sent back any more is not in the form again.
    const whole = status === 409 && { refused: detail }
    return { refused: { ...result.refused, ...whole, errors: atFields(errors, lines) }, values }
  }
  const { id } = result.data.record
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
