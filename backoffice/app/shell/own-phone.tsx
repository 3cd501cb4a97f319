import { ActionForm, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { phoneText } from '@pasok/ui/kit/phone-text.ts'
import { admin_save, customer_own_phone, customer_own_phone_hint, form_busy } from '~words'
import type { AccountOutcome } from './account-page.tsx'

interface Props {
  readonly phone: string
  readonly outcome: AccountOutcome | undefined
}

/** The own phone, which the customers that one looks after are told. */
export function OwnPhone({ phone, outcome }: Props) {
  const own = outcome?.form === 'phone' ? outcome.refused : undefined
  return (
    <ActionForm
      id="phone"
      values={{ phone: phone === '' ? '' : phoneText(phone) }}
      result={own}
      className="grid gap-3"
    >
      <input type="hidden" name="do" value="phone" />
      <TextField
        name="phone"
        type="tel"
        label={customer_own_phone()}
        hint={customer_own_phone_hint()}
        optional
        maxLength={60}
      />
      <SubmitButton busy={form_busy()} className="button button-quiet min-h-11 justify-self-start">
        {admin_save()}
      </SubmitButton>
    </ActionForm>
  )
}
