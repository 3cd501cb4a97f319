import { fulfilment, type Call } from '@pasok/contract'
import { track_receiver_missing } from '~words'
import { sendForm, typedIn, type Refused } from '@pasok/ui/records/send-form.ts'
import type { Values } from '@pasok/ui/kit/form/field.tsx'

/** What a form of a delivery's page did. `isReviewed`: what is signed for is shown before it is. */
export type DeliveryOutcome =
  | 'received'
  | 'withdrawn'
  | { readonly refused?: Refused; readonly values: Values; readonly isReviewed?: boolean }

/** Signs for a delivery in two steps, or withdraws its receipt. Without a picture the form holds an empty file. */
export const takeReceiptStep = async (call: Call, id: string, form: FormData): Promise<DeliveryOutcome> => {
  const values = typedIn(form)
  const { step, receiver = '', version } = values
  if (step === 'withdraw') {
    const result = await sendForm(call, fulfilment.withdrawReceipt, {
      params: { id },
      body: { version: Number(version) },
    })
    return 'data' in result ? 'withdrawn' : { ...result, values: {} }
  }
  if (step !== 'sign') {
    if (receiver.trim() !== '') return { values: { receiver }, isReviewed: true }
    const errors = { receiver: [track_receiver_missing()] }
    return { refused: { status: 400, detail: '', errors }, values: { receiver } }
  }
  const file = form.get('file')
  const result = await sendForm(call, fulfilment.signReceipt, {
    params: { id },
    form: { receiver, ...(file instanceof File && file.size > 0 && { file }) },
  })
  if ('data' in result) return 'received'
  // The name is corrected where it is typed, the picture where it is chosen.
  return { ...result, values: { receiver }, isReviewed: !('receiver' in result.refused.errors) }
}
