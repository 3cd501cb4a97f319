import { order, payment, type AddedToCart, type Call } from '@pasok/contract'
import { order_proof_missing } from '~words'
import { sendForm, typedIn, type Refused } from '@pasok/ui/records/send-form.ts'
import type { FlashMessage } from '../layout/notices/flash.ts'
import type { Values } from '@pasok/ui/kit/form/field.tsx'

/** Outcome of a form on an order's page: a message on the next page, a result, or errors. */
export type OrderOutcome =
  | { readonly flash: FlashMessage }
  | { readonly added: AddedToCart }
  | { readonly refused: Refused; readonly values: Values }

/** The lines that 'Order again' added to the cart, or why it was refused. */
export type ReorderOutcome =
  | { readonly added: AddedToCart; readonly refused?: undefined }
  | { readonly refused: Refused; readonly added?: undefined }

/** Adds an order's quantities to the cart, once for a key. */
export const orderAgain = async (call: Call, id: string, key: string): Promise<ReorderOutcome> => {
  const result = await sendForm(call, order.reorder, { params: { id }, idempotencyKey: key })
  return 'data' in result ? { added: result.data } : result
}

/** Does what a form of an order's page asks for; undefined where it asks for nothing that there is. */
export const takeOrderAction = async (
  call: Call,
  id: string,
  form: FormData,
): Promise<OrderOutcome | undefined> => {
  const values = typedIn(form)
  const params = { id }
  switch (values['do']) {
    case 'cancel': {
      const { version, reason = '' } = values
      const result = await sendForm(call, order.cancelOrder, {
        params,
        body: { version: Number(version), reason },
      })
      return 'data' in result ? { flash: 'order-cancelled' } : { ...result, values }
    }
    case 'again': {
      const outcome = await orderAgain(call, id, values['key'] ?? '')
      return outcome.added ? outcome : { ...outcome, values }
    }
    case 'proof': {
      const file = form.get('file')
      if (!(file instanceof File) || file.size === 0)
        return { refused: { status: 400, detail: '', errors: { file: [order_proof_missing()] } }, values }
      const { amount = '', transferred_on = '' } = values
      const result = await sendForm(call, payment.uploadProof, {
        params,
        form: { file, amount, transferred_on },
      })
      return 'data' in result ? { flash: 'order-proof' } : { ...result, values }
    }
    default:
      return undefined
  }
}
