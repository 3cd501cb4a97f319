import { identity, LARGEST_AVATAR, type Call } from '@pasok/contract'
import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { account_profile, profile_role } from '~words'
import type { AccountHandle } from '../../routing/use-link.ts'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { fieldText } from '../../api-client/field-text.ts'
import { atLastField, sendForm, typedIn, type Refused } from '@pasok/ui/records/send-form.ts'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { withFlash, type FlashMessage } from '../../layout/notices/flash.ts'
import { AvatarForm } from './avatar-form.tsx'
import { storeProfile } from '../store-profile.ts'
import { ProfileForm } from './profile-form.tsx'
import { roleChoices } from '../role-choices.ts'
import type { Route } from './+types/profile-page'

/** The gate guarantees a member. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const profile = context.get(profileContext)
  if (!profile) throw new Response(null, { status: 404 })
  return { profile, largest: LARGEST_AVATAR }
}

const FIELDS = ['name', 'position', 'mobile', 'phone', 'phone_extension', 'language'] as const

/** A form that was not accepted: the picture's, or the profile's with what was typed. */
type NotSaved = { readonly picture: Refused } | { readonly profile: Refused; readonly values: Values }

const setPicture = async (call: Call, form: FormData): Promise<FlashMessage | NotSaved> => {
  const avatar = form.get('avatar')
  // Without one the API says what is missing.
  const result = await sendForm(call, identity.setAvatar, { form: avatar instanceof File ? { avatar } : {} })
  return 'data' in result ? 'picture-set' : { picture: atLastField(result.refused, 'avatar') }
}

const removePicture = async (call: Call): Promise<FlashMessage | NotSaved> => {
  const result = await sendForm(call, identity.removeAvatar, {})
  return 'data' in result ? 'picture-removed' : { picture: atLastField(result.refused, 'avatar') }
}

const changeProfile = async (call: Call, form: FormData): Promise<FlashMessage | NotSaved> => {
  const values = typedIn(form, [...FIELDS, 'version'])
  const result = await sendForm(call, identity.changeProfile, {
    body: { ...values, version: Number(values['version']) },
  })
  if ('data' in result) return 'profile-changed'
  const { refused } = result
  if (refused.refused === undefined) return { profile: atLastField(refused, ...FIELDS), values }
  // Sending it again comes after seeing the current version.
  const now = refused.current?.['version']
  return { profile: refused, values: { ...values, ...(typeof now === 'number' && { version: String(now) }) } }
}

/** Changes the profile, or its picture. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const call = context.get(apiContext)
  const what = fieldText(form, 'what')
  const change = { 'set-picture': setPicture, 'remove-picture': removePicture }[what] ?? changeProfile
  const outcome = await change(call, form)
  if (typeof outcome === 'string') throw redirect(withFlash(outcome, url.pathname), 303)
  return data(outcome, { status: ('picture' in outcome ? outcome.picture : outcome.profile).status })
}

export const handle: AccountHandle = { title: () => account_profile() }

/** `/account/profile` */
export default function ProfilePage({ loaderData: { profile, largest }, actionData }: Route.ComponentProps) {
  const [role] = roleChoices[profile.role]
  const {
    picture,
    profile: refused,
    values,
  } = { picture: undefined, profile: undefined, values: undefined, ...actionData }
  // What this browser remembers of its member changes with them.
  useEffect(() => storeProfile(profile), [profile])
  return (
    <>
      <p className="mb-6 text-ink-soft">{profile_role({ company: profile.company.name, role: role() })}</p>
      <AvatarForm
        name={profile.name}
        avatar={profile.avatar ?? undefined}
        largest={largest}
        result={picture}
      />
      <ProfileForm profile={profile} result={refused} values={values} />
    </>
  )
}
