import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { bytes, data, id, language, nothing, record } from '../envelope.ts'
import {
  addressFields,
  companyFields,
  contactFields,
  nitkuElsewhere,
  nitkuFits,
  paragraph,
  phoneFits,
  phoneMissing,
  version,
} from '../fields.ts'
import { password } from '../password.ts'
import { secret, text } from '../text.ts'
import { registration } from './records.ts'

const document = z.file({ error: 'document_missing' }).meta({ type: 'string', format: 'binary' })

/** Warnings of a form, which don't prevent sending it. */
const checked = z.object({ warnings: z.record(z.string(), z.array(z.string())) })

const registering = 'Registration'
const answering = {
  text: paragraph(3, 2_000),
  document: document.optional(),
  other_document: document.optional(),
}

const check = <B extends z.ZodType>(body: B, what: string) => ({
  tag: registering,
  summary: `Checks ${what} of a registration, and keeps nothing`,
  body,
  answer: data(checked),
})

export const registrationSchemas = {
  checkCompany: check(companyFields, 'the company'),
  checkAddress: check(addressFields, 'the address'),
  checkContact: check(contactFields, 'the person'),
  signUp: {
    tag: registering,
    summary:
      'Keeps the registration of a company and its first member, and sends the e-mail with the link that makes them; an address that is known already is answered in the same way',
    form: z
      .object({
        ...companyFields.shape,
        ...addressFields.shape,
        ...contactFields.shape,
        password,
        language,
        /** Which texts were shown. */
        terms_version: version,
        privacy_version: version,
        consent: z.literal('true', { error: 'consent_needed' }),
        npwp_document: document,
        nib_document: document,
      })
      .refine(nitkuFits, nitkuElsewhere)
      .refine(phoneFits, phoneMissing),
    answer: nothing,
  },
  showRegistration: {
    tag: registering,
    summary: "The state of the registration of the member's company, and its next step",
    answer: record(registration),
  },
  answerRegistration: {
    tag: registering,
    summary: 'Answers what staff asked, or why they rejected: the registration is reviewed again',
    form: z.object(answering),
    answer: record(registration),
  },
  correctRegistration: {
    tag: registering,
    summary: 'The same, with what the company is registered with from then on',
    form: z
      .object({ ...answering, ...companyFields.shape, ...addressFields.shape })
      .refine(nitkuFits, nitkuElsewhere),
    answer: record(registration),
  },
  showDocument: {
    tag: registering,
    summary: "A document of the asking member's own company, to be saved",
    params: z.object({ id }),
    file: 'application/octet-stream',
    answer: bytes,
  },
  sendVerification: {
    tag: 'Registration',
    summary:
      'Sends the links of waiting registrations with this address again; does not reveal whether there are any',
    body: z.object({ email: text(1000) }),
    answer: nothing,
  },
  verifyEmail: {
    tag: 'Registration',
    summary:
      'Makes a registration a company and its owner, by the token in the link that was sent; others that wait with its address end. Where there were any, its password and sessions do too, and an e-mail sets a password',
    body: z.object({ token: secret(200) }),
    answer: data(z.object({ needs_password: z.boolean() })),
  },
} satisfies ModuleSchemas
