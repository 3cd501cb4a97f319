import { fulfilment, type Call } from '@pasok/contract'
import { sendForm, typedIn, type Refused } from '../api-client/send-form.ts'
import type { Values } from '../ui/form/field.tsx'

/** What a form of a delivery's page did: it signed for it, or was refused. */
export type DeliveryOutcome = 'received' | { readonly refused: Refused; readonly values: Values }

/** Signs for a delivery. Without a picture the form holds an empty file. */
export const signForDelivery = async (call: Call, id: string, form: FormData): Promise<DeliveryOutcome> => {
  const values = typedIn(form)
  const file = form.get('file')
  const sent = await sendForm(call, fulfilment.signReceipt, {
    params: { id },
    form: {
      receiver: values['receiver'] ?? '',
      ...(file instanceof File && file.size > 0 && { file }),
    },
  })
  return 'data' in sent ? 'received' : { ...sent, values }
}
