import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { PasswordField } from '@pasok/ui/kit/form/password-field.tsx'
import { password_button, password_done, password_old, password_title, reset_lead, reset_new } from '~words'
import type { AccountOutcome } from './account-page.tsx'

/** Changes the own password. */
export function OwnPassword({ outcome }: { readonly outcome: AccountOutcome | undefined }) {
  const own = outcome?.form === 'password' ? outcome : undefined
  return (
    <section>
      <h2 className="mb-2 text-xl">{password_title()}</h2>
      {own && !own.refused && (
        <p role="status" className="mb-3 font-semibold">
          {password_done()}
        </p>
      )}
      <ActionForm id="password" result={own?.refused} className="grid gap-4">
        <input type="hidden" name="do" value="password" />
        <FormAlert result={own?.refused} />
        <PasswordField name="old" label={password_old()} autoComplete="current-password" />
        <PasswordField name="new" label={reset_new()} hint={reset_lead()} autoComplete="new-password" />
        <SubmitButton>{password_button()}</SubmitButton>
      </ActionForm>
    </section>
  )
}
