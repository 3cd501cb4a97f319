import type { Profile } from '@pasok/contract'
import {
  login_email,
  profile_email_hint,
  profile_language,
  profile_language_hint,
  profile_save,
  register_extension,
  register_mobile,
  register_mobile_hint,
  register_name,
  register_phone,
  register_position,
  shell_language_en,
  shell_language_id,
} from '~words'
import { ActionForm, FormAlert, SubmitButton, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import { SelectField } from '@pasok/ui/kit/form/choice-fields.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { phoneText } from '@pasok/ui/kit/phone-text.ts'

interface Props {
  readonly profile: Profile
  readonly result: FormResult | undefined
  /** What was typed and not accepted. */
  readonly values: Values | undefined
}

const toValues = ({
  version,
  name,
  position,
  mobile,
  phone,
  phone_extension,
  language,
}: Profile): Values => ({
  version: String(version),
  name,
  position,
  mobile: phoneText(mobile),
  phone: phoneText(phone),
  phone_extension,
  language,
})

/** A member's own data. */
export function ProfileForm({ profile, result, values = toValues(profile) }: Props) {
  return (
    <ActionForm id="profile" values={values} result={result} className="grid max-w-2xl gap-4 sm:grid-cols-2">
      <input type="hidden" name="what" value="profile" />
      <input type="hidden" name="version" value={values['version']} />
      <FormAlert result={result} className="sm:col-span-2" />
      <TextField name="name" label={register_name()} autoComplete="name" maxLength={200} half />
      <TextField
        name="position"
        label={register_position()}
        autoComplete="organization-title"
        maxLength={100}
        optional
        half
      />
      <div className="sm:col-span-2">
        <p id="profile-email" className="font-semibold">
          {login_email()}
        </p>
        <p aria-labelledby="profile-email" className="break-all">
          {profile.email}
        </p>
        <p className="mt-1 text-[13px] text-ink-soft">{profile_email_hint()}</p>
      </div>
      <div className="sm:col-span-2 sm:max-w-[calc(50%-8px)]">
        <TextField
          name="mobile"
          type="tel"
          label={register_mobile()}
          autoComplete="tel"
          maxLength={60}
          hint={register_mobile_hint()}
          optional
        />
      </div>
      <TextField name="phone" type="tel" label={register_phone()} maxLength={60} optional half />
      <TextField name="phone_extension" label={register_extension()} maxLength={60} optional half />
      <SelectField
        name="language"
        label={profile_language()}
        hint={profile_language_hint()}
        half
        choices={[
          ['en', shell_language_en(), 'en'],
          ['id', shell_language_id(), 'id'],
        ]}
      />
      <div className="sm:col-span-2">
        <SubmitButton>{profile_save()}</SubmitButton>
      </div>
    </ActionForm>
  )
}
