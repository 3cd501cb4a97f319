import { content, type Call } from '@pasok/contract'
import { sendForm, typedIn, type Refused } from '@pasok/ui/records/send-form.ts'
import type { Values } from '@pasok/ui/kit/form/field.tsx'

/** What became of a message: it was sent, or refused with what was typed. */
export type ContactOutcome =
  | { readonly sentFrom: string }
  | { readonly refused: Refused; readonly values: Values }

/** Sends the contact page's form to the shop. */
export const sendContact = async (call: Call, form: FormData): Promise<ContactOutcome> => {
  const values = typedIn(form, ['name', 'company', 'email', 'phone', 'message', 'website'])
  const result = await sendForm(call, content.sendMessage, { body: values })
  return 'data' in result ? { sentFrom: values['email'] ?? '' } : { refused: result.refused, values }
}
