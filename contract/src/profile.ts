import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { record } from './envelope.ts'
import { problem } from './problem.ts'
import { roles } from './roles.ts'
import {
  contactFields,
  extensionOrEmpty,
  line,
  phoneFits,
  phoneMissing,
  phoneOrEmpty,
} from './registration-fields.ts'

export { roles, type Role } from './roles.ts'

export const registrationStatuses = ['draft', 'approve', 'reject', 'suspend'] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]

export const profile = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** As +62…, or empty. */
  mobile: z.string(),
  phone: z.string(),
  phone_extension: z.string(),
  position: z.string(),
  /** False for a registration that waits for its link, which may do no more than read this. */
  is_email_verified: z.boolean(),
  registration_status: z.enum(registrationStatuses),
  /** The address of a picture, for members of the same company; null without one. */
  avatar: z.string().nullable(),
  role: z.enum(roles),
  /** Of the letters that they get. */
  language: z.enum(['en', 'id']),
  /** Its id is 0 as long as a registration waits for its link. */
  company: z.object({ id: z.int(), name: z.string() }),
  /** Raised by every change; a change names the one it saw. */
  version: z.int(),
})
/** What a member sees of themselves. */
export type Profile = z.output<typeof profile>

export const showProfile = endpoint({
  method: 'get',
  path: '/v2/user/profile',
  access: 'session',
  tag: 'Account',
  summary: 'The profile of the member who asks, or of the registration that waits for its link',
  answers: { 200: record(profile), 401: problem, 503: problem },
})

const { name, mobile } = contactFields.shape
/** In bytes: a picture, and a form with it. */
export const LARGEST_AVATAR = 5_000_000
export const LARGEST_AVATAR_FORM = 5_100_000

export const changeProfile = endpoint({
  method: 'post',
  path: '/v2/user/profile',
  access: { member: 'viewer' },
  tag: 'Account',
  summary:
    'Changes the profile of the member who asks; the address they log in with stays, and so does every field but the ' +
    'name that is not given. With a version that is not the latest the answer is 409',
  body: z
    .object({
      /** The one that the change is made to: 409 where there is another by now. Without it the last change wins. */
      version: z.int().min(1).max(2_147_483_647).optional(),
      name,
      position: line(100).optional(),
      /** Somebody invited may have none. */
      mobile: z
        .string()
        .max(60)
        .transform((text) => text.trim())
        .pipe(z.union([z.literal(''), mobile], { error: 'invalid_mobile' }))
        .optional(),
      phone: phoneOrEmpty.optional(),
      phone_extension: extensionOrEmpty.optional(),
      language: z.enum(['en', 'id']).optional(),
    })
    .refine(phoneFits, phoneMissing),
  answers: {
    200: record(profile),
    400: problem,
    401: problem,
    403: problem,
    409: problem,
    413: problem,
    415: problem,
    503: problem,
  },
})

export const setAvatar = endpoint({
  method: 'post',
  path: '/v2/user/avatar',
  largest: LARGEST_AVATAR_FORM,
  access: { member: 'viewer' },
  tag: 'Account',
  summary: "Sets the member's picture: JPEG, PNG, WebP or AVIF, at most 5 MB and 50 megapixels",
  form: z.object({
    avatar: z.file({ error: 'picture_missing' }).meta({ type: 'string', format: 'binary' }),
  }),
  answers: {
    200: record(profile),
    400: problem,
    401: problem,
    403: problem,
    413: problem,
    415: problem,
    503: problem,
  },
})

export const removeAvatar = endpoint({
  method: 'delete',
  path: '/v2/user/avatar',
  access: { member: 'viewer' },
  tag: 'Account',
  summary: "Takes the member's picture away; without one that is no fault",
  answers: { 200: record(profile), 401: problem, 403: problem, 503: problem },
})

export const showAvatar = endpoint({
  method: 'get',
  path: '/v2/user/avatar/{name}',
  access: { member: 'limited' },
  tag: 'Account',
  summary: 'The picture of a member of the same company, at the address that a profile gives',
  params: z.object({ name: z.string().max(100) }),
  file: 'application/octet-stream',
  answers: { 200: z.instanceof(Uint8Array), 400: problem, 401: problem, 404: problem, 503: problem },
})
