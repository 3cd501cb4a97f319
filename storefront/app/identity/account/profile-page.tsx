import { identity, type Call, type Problem } from '@pasok/contract'
import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { account_profile, profile_role } from '~words'
import { AccountFrame } from './account-frame.tsx'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { fieldText } from '../../api-client/field-text.ts'
import { withFlash, type FlashMessage } from '../../layout/notices/flash.ts'
import { AvatarForm } from './avatar-form.tsx'
import { keptProfile } from '../keep-profile.ts'
import { ProfileForm, type ProfileValues, type RefusedProfile } from './profile-form.tsx'
import { refusedFields } from '../refused-fields.ts'
import { roleChoices } from '../role-choices.ts'
import type { Route } from './+types/profile-page'

/** The gate has seen to it that there is somebody. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const profile = context.get(profileContext)
  if (!profile) throw new Response(null, { status: 404 })
  return { profile, largest: identity.LARGEST_AVATAR }
}

interface Refused {
  readonly status: number
  readonly picture?: string | undefined
  readonly profile?: RefusedProfile
}

const FIELDS = ['name', 'position', 'mobile', 'phone', 'phone_extension', 'language'] as const

const givenIn = (form: FormData): ProfileValues => ({
  version: Number(fieldText(form, 'version')),
  name: fieldText(form, 'name'),
  position: fieldText(form, 'position'),
  mobile: fieldText(form, 'mobile'),
  phone: fieldText(form, 'phone'),
  phone_extension: fieldText(form, 'phone_extension'),
  language: fieldText(form, 'language') === 'id' ? 'id' : 'en',
})

const setPicture = async (call: Call, form: FormData): Promise<FlashMessage | Refused> => {
  const avatar = form.get('avatar')
  const { status, body } = await call(identity.setAvatar, {
    // Without one the API says what is missing.
    form: (avatar instanceof File ? { avatar } : {}) as { avatar: File },
  })
  return 'data' in body ? 'picture-set' : { status, picture: refusedFields(body, 'avatar')['avatar'] }
}

const removePicture = async (call: Call): Promise<FlashMessage | Refused> => {
  const { status, body } = await call(identity.removeAvatar)
  return 'data' in body ? 'picture-removed' : { status, picture: body.detail }
}

/** Whoever sends it once more has seen what it is now. */
const versionNow = ({ current }: Problem, seen: number): number =>
  typeof current?.['version'] === 'number' ? current['version'] : seen

const changeProfile = async (call: Call, form: FormData): Promise<FlashMessage | Refused> => {
  const given = givenIn(form)
  const { status, body } = await call(identity.changeProfile, { body: given })
  if ('data' in body) return 'profile-changed'
  const taken: RefusedProfile = body.errors
    ? { faults: refusedFields(body, ...FIELDS), given }
    : { faults: {}, refused: body.detail, given: { ...given, version: versionNow(body, given.version) } }
  return { status, profile: taken }
}

/** Changes the profile, or its picture. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const call = context.get(apiContext)
  const what = fieldText(form, 'what')
  const work = { 'set-picture': setPicture, 'remove-picture': removePicture }[what] ?? changeProfile
  const done = await work(call, form)
  if (typeof done === 'string') throw redirect(withFlash(done, url.pathname), 303)
  return data(done, { status: done.status })
}

/** `/account/profile` */
export default function ProfilePage({ loaderData: { profile, largest }, actionData }: Route.ComponentProps) {
  const [role] = roleChoices[profile.role]
  // What this browser remembers of its member changes with them.
  useEffect(() => keptProfile(profile), [profile])
  return (
    <AccountFrame title={account_profile()} rest="/account/profile">
      <p className="mb-6 text-ink-soft">{profile_role({ company: profile.company.name, role: role() })}</p>
      <AvatarForm
        name={profile.name}
        avatar={profile.avatar ?? undefined}
        largest={largest}
        fault={actionData?.picture}
      />
      <ProfileForm profile={profile} taken={actionData?.profile} />
    </AccountFrame>
  )
}
