import { leastQuantity, lists, type AddedToCart, type Call, type SavedListWithLines } from '@pasok/contract'
import { lists_several_numbers, lists_unknown_number } from '~words'
import { sendForm, typedIn, type Refused } from '@pasok/ui/records/send-form.ts'
import { withoutLines } from '../../api-client/without-lines.ts'
import type { FlashMessage } from '../../layout/notices/flash.ts'
import type { FieldErrors, Values } from '@pasok/ui/kit/form/field.tsx'
import { findItemByNumber } from './find-item-by-number.ts'
import { quantityField, seenField } from './quantity-field.ts'
import { typedQuantity } from './typed-quantity.ts'

/** Outcome of a form on a list's page: a message on the next page, a result, or errors. */
export type ListOutcome =
  | { readonly flash?: FlashMessage | undefined }
  | { readonly added: AddedToCart }
  | { readonly refused: Refused; readonly values: Values }

/** Does what a form of a list's page asks for. */
export const takeListAction = async (call: Call, id: string, form: FormData): Promise<ListOutcome> => {
  const values = typedIn(form)
  const [what = '', item = ''] = (values['do'] ?? '').split(':')
  if (what === 'add') return addByNumber(call, id, values)
  const { body } = await call(lists.showList, { params: { id } })
  if (!('data' in body)) throw new Response(null, { status: body.status })
  const changed = await changeLines(call, body.data.record, values, what, Number(item))
  return what === 'cart' && !('refused' in changed) ? addToCart(call, id, values) : changed
}

const addToCart = async (call: Call, id: string, values: Values): Promise<ListOutcome> => {
  const { status, body } = await call(lists.addListToCart, {
    params: { id },
    idempotencyKey: values['key'] ?? '',
  })
  return 'data' in body
    ? { added: body.data }
    : { refused: { status, detail: body.detail, errors: {}, refused: body.detail }, values }
}

const addByNumber = async (call: Call, id: string, values: Values): Promise<ListOutcome> => {
  const refuse = (errors: FieldErrors): ListOutcome => ({
    refused: { status: 400, detail: '', errors },
    values,
  })
  const found = await findItemByNumber(call, values['number'] ?? '')
  const [item] = found
  if (!item) return refuse({ number: [lists_unknown_number()] })
  if (found.length > 1)
    return refuse({
      number: [lists_several_numbers({ numbers: found.map(({ sku_number }) => sku_number).join(', ') })],
    })
  const result = await sendForm(call, lists.setListLine, {
    params: { id, item_id: String(item.id) },
    query: withoutLines,
    body: { quantity: typedQuantity(values['quantity'] ?? '') ?? leastQuantity(item) },
  })
  if ('data' in result) return { flash: 'list-put' }
  const { item_id: number, ...errors } = result.refused.errors
  return { refused: { ...result.refused, errors: { ...errors, ...(number && { number }) } }, values }
}

/** Saves the quantities that were typed, and takes a line out of the list or moves it. */
const changeLines = async (
  call: Call,
  list: SavedListWithLines,
  values: Values,
  what: string,
  item: number,
): Promise<ListOutcome> => {
  const isTyped = (id: number) => {
    const text = values[quantityField(id)]
    return text !== undefined && text !== values[seenField(id)]
  }
  const typed = list.lines.map(({ product: { id }, quantity }) => ({
    product_item_id: id,
    quantity: isTyped(id) ? typedQuantity(values[quantityField(id)] ?? '') : quantity,
  }))
  const at = typed.findIndex(({ product_item_id }) => product_item_id === item)
  const lines = moved(typed, at, what)
  const result = await sendForm(call, lists.setListLines, {
    params: { id: String(list.id) },
    query: withoutLines,
    body: { version: Number(values['version']), lines },
  })
  if ('data' in result)
    return { flash: what === 'save' ? 'list-saved' : what === 'remove' ? 'list-line-removed' : undefined }
  const errors = Object.entries(result.refused.errors).map(([path, why]) => {
    const [, place = ''] = path.split('.')
    return [quantityField(lines[Number(place)]?.product_item_id ?? 0), why] as const
  })
  const quantities = list.lines.flatMap(({ product: { id } }) =>
    isTyped(id) ? [[quantityField(id), values[quantityField(id)] ?? ''] as const] : [],
  )
  return {
    refused: { ...result.refused, errors: Object.fromEntries(errors) },
    values: { do: what, ...Object.fromEntries(quantities) },
  }
}

/** The lines without the one that is removed, or with one moved by a place. */
const moved = <L>(lines: readonly L[], at: number, what: string): readonly L[] => {
  const line = lines[at]
  if (line === undefined) return lines
  if (what === 'remove') return lines.toSpliced(at, 1)
  if (what === 'up' && at > 0) return lines.toSpliced(at, 1).toSpliced(at - 1, 0, line)
  return what === 'down' ? lines.toSpliced(at, 1).toSpliced(at + 1, 0, line) : lines
}
