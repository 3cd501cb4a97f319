import { payment, readRupiah, type Call } from '@pasok/contract'
import { sendForm, typedIn, type Refused } from '@pasok/ui/records/send-form.ts'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import type { FlashMessage } from '../../layout/notices/flash.ts'

/** Outcome of a form on the balance page: a message on the next page, or errors with what was typed. */
export type BalanceOutcome =
  | { readonly flash: FlashMessage }
  | { readonly refused: Refused; readonly values: Values }

/** Keeps an order's money on account, or requests a refund, once for the form's key. */
export const takeBalanceAction = async (call: Call, form: FormData): Promise<BalanceOutcome> => {
  const values = typedIn(form)
  const { order_id, invoice_id, amount = '', reason } = values
  if (values['do'] === 'keep') {
    const result = await sendForm(call, payment.keepOnAccount, { params: { id: order_id ?? '' } })
    return 'data' in result ? { flash: 'kept-on-account' } : { ...result, values }
  }
  const rupiah = readRupiah(amount)
  const result = await sendForm(call, payment.askForRefund, {
    idempotencyKey: values['key'] ?? '',
    body: {
      ...(order_id !== undefined && { order_id: Number(order_id) }),
      ...(invoice_id !== undefined && { invoice_id: Number(invoice_id) }),
      // What is no amount goes as it was typed, for the API to refuse.
      amount: typeof rupiah === 'number' ? rupiah : amount,
      reason,
      payee: {
        bank: values['payee.bank'],
        number: values['payee.number'],
        holder: values['payee.holder'],
      },
    },
  })
  return 'data' in result ? { flash: 'refund-asked' } : { ...result, values }
}
