import { lists, type Call } from '@pasok/contract'
import { sendForm, type Refused } from '@pasok/ui/records/send-form.ts'
import type { FieldErrors, Values } from '@pasok/ui/kit/form/field.tsx'
import { typedQuantity } from './typed-quantity.ts'

/** In the place of a list's id. */
export const NEW_LIST = 'new'

/** The form's field for each of the API's; an error of another one is shown for the whole form. */
const fields: Readonly<Record<string, string>> = {
  name: 'name',
  quantity: 'quantity',
  'lines.0.quantity': 'quantity',
}

/** Puts an item into the list that was chosen, or into a new one of the name that was typed; answers the list. */
export const putIntoList = async (call: Call, item: string, { list = NEW_LIST, ...typed }: Values) => {
  const quantity = typedQuantity(typed['quantity'] ?? '')
  const result =
    list === NEW_LIST
      ? await sendForm(call, lists.makeList, {
          body: { name: typed['name'] ?? '', lines: [{ product_item_id: Number(item), quantity }] },
        })
      : await sendForm(call, lists.setListLine, {
          params: { id: list, item_id: item },
          body: { quantity },
        })
  return 'data' in result ? { list: result.data.record } : { refused: atFields(result.refused) }
}

const atFields = ({ errors, ...refused }: Refused): Refused => {
  const known: FieldErrors = Object.fromEntries(
    Object.entries(errors).flatMap(([name, why]) => (fields[name] ? [[fields[name], why]] : [])),
  )
  const [unknown] = Object.entries(errors).flatMap(([name, why]) => (fields[name] ? [] : why))
  return { ...refused, errors: known, refused: unknown ?? refused.refused }
}
