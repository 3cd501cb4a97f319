import { payment, type Call } from '@pasok/contract'
import { fieldText } from '../api-client/field-text.ts'
import { sendForm, typedIn } from '@pasok/ui/records/send-form.ts'
import type { Paid } from './load-paying.ts'
import type { FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'

/** Why nothing was ordered, with what was chosen. */
export interface PlacingResult extends FormResult {
  readonly status: number
  readonly values: Values
}

/** Orders a quotation as the form shows it, or pays its order again, or an invoice, once for the form's key. */
export const placeOrder = async (
  call: Call,
  id: string,
  form: FormData,
  what: Paid['what'] = 'order',
): Promise<{ readonly orderId: number } | PlacingResult> => {
  const values = typedIn(form, ['payment_method', 'agree_terms', 'amount_total'])
  const { payment_method, agree_terms } = values
  const result = await sendForm(call, payment.process, {
    idempotencyKey: fieldText(form, 'key'),
    body: {
      ...(what === 'order' ? { quotation_id: Number(id) } : { invoice_id: Number(id) }),
      ...numberIn(form, 'version'),
      ...numberIn(form, 'revision'),
      ...numberIn(form, 'amount_total'),
      ...numberIn(form, 'instead_of'),
      ...numberIn(form, 'on_account'),
      // Money on account may pay all, or all for now.
      ...(payment_method !== '' && { payment_method }),
      agree_terms: agree_terms === 'true' ? true : undefined,
    },
  })
  if ('data' in result) return { orderId: result.data.record.order_id }
  const { status, errors, refused } = result.refused
  return { status, errors, refused, values }
}

/** A field that not every form has, as a part of the body. */
const numberIn = <N extends string>(form: FormData, name: N): { readonly [K in N]?: number } =>
  form.has(name) ? ({ [name]: Number(fieldText(form, name)) } as { [K in N]?: number }) : {}
