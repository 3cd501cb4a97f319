import type { Profile } from '@pasok/contract'
import {
  login_email,
  profile_email_hint,
  profile_language,
  profile_language_hint,
  profile_save,
  register_extension,
  register_faults,
  register_mobile,
  register_mobile_hint,
  register_name,
  register_phone,
  register_position,
  shell_language_en,
  shell_language_id,
} from '~words'
import { TextField } from '../text-field.tsx'
import { phoneText } from '../../ui/phone-text.ts'

/** What of a profile can be changed. */
export type ProfileValues = Pick<
  Profile,
  'version' | 'name' | 'position' | 'mobile' | 'phone' | 'phone_extension' | 'language'
>

/** Why a change was not taken, and what was typed. */
export interface RefusedProfile {
  readonly faults: Readonly<Record<string, string>>
  /** Why it was refused as a whole. */
  readonly refused?: string
  readonly given: ProfileValues
}

/** A member's own data. */
export function ProfileForm({ profile, taken }: { profile: Profile; taken: RefusedProfile | undefined }) {
  const value = taken?.given ?? profile
  const faults = taken?.faults ?? {}
  return (
    <form method="post" noValidate className="grid max-w-2xl gap-4 sm:grid-cols-2">
      <input type="hidden" name="what" value="profile" />
      <input type="hidden" name="version" value={value.version} />
      {taken && (
        <p role="alert" className="text-danger sm:col-span-2">
          {taken.refused ?? register_faults()}
        </p>
      )}
      <TextField
        id="profile-name"
        name="name"
        label={register_name()}
        value={value.name}
        autoComplete="name"
        maxLength={200}
        fault={faults['name']}
      />
      <TextField
        id="profile-position"
        name="position"
        label={register_position()}
        value={value.position}
        autoComplete="organization-title"
        maxLength={100}
        optional
        fault={faults['position']}
      />
      <div className="sm:col-span-2">
        <p id="profile-email">{login_email()}</p>
        <p aria-labelledby="profile-email" className="font-semibold break-all">
          {profile.email}
        </p>
        <p className="mt-1 text-[13px] text-ink-soft">{profile_email_hint()}</p>
      </div>
      <div className="sm:col-span-2 sm:max-w-[calc(50%-8px)]">
        <TextField
          id="profile-mobile"
          name="mobile"
          type="tel"
          label={register_mobile()}
          value={phoneText(value.mobile)}
          autoComplete="tel"
          maxLength={60}
          hint={register_mobile_hint()}
          optional
          fault={faults['mobile']}
        />
      </div>
      <TextField
        id="profile-phone"
        name="phone"
        type="tel"
        label={register_phone()}
        value={phoneText(value.phone)}
        autoComplete="off"
        maxLength={60}
        optional
        fault={faults['phone']}
      />
      <TextField
        id="profile-extension"
        name="phone_extension"
        label={register_extension()}
        value={value.phone_extension}
        autoComplete="off"
        maxLength={60}
        optional
        fault={faults['phone_extension']}
      />
      <div>
        <label htmlFor="profile-language" className="mb-1 block">
          {profile_language()}
        </label>
        <select
          id="profile-language"
          name="language"
          defaultValue={value.language}
          aria-describedby="profile-language-hint"
          className="field"
        >
          <option value="en" lang="en">
            {shell_language_en()}
          </option>
          <option value="id" lang="id">
            {shell_language_id()}
          </option>
        </select>
        <p id="profile-language-hint" className="mt-1 text-[13px] text-ink-soft">
          {profile_language_hint()}
        </p>
      </div>
      <div className="sm:col-span-2">
        <button type="submit" className="button min-h-11">
          {profile_save()}
        </button>
      </div>
    </form>
  )
}
