import {
  addressKnownWords,
  passwordChangedWords,
  resetPasswordWords,
  staffLoginChangedWords,
  staffPasswordChangedWords,
  verifyEmailWords,
  type Language,
} from '@pasok/words'
import type { EmailPart, Notice } from '../../platform/index.ts'
import { inert } from './inert.ts'

/**
 * Tells the owner of an account that their address was used to sign up or to request the link again, because the page
 * doesn't tell. It repeats nothing of what was typed into the form.
 */
export const addressKnownEmail: Notice = {
  kind: 'identity.address-known',
  ...addressKnownWords,
  body: (language) => [
    { paragraph: addressKnownWords.what[language] },
    { button: addressKnownWords.button[language], to: '/account/login' },
    { paragraph: addressKnownWords.forgotten[language] },
    { paragraph: addressKnownWords.not_you[language] },
  ],
}

/** The e-mail about a changed password, with what to do if someone else changed it. */
export const passwordChangedEmail: Notice = {
  kind: 'identity.password-changed',
  ...passwordChangedWords,
  body: (language) => [
    { paragraph: passwordChangedWords.what[language] },
    { paragraph: passwordChangedWords.not_you[language] },
    { button: passwordChangedWords.button[language], to: '/account/forgot-password' },
  ],
}

/** The e-mail to somebody of staff whose password was changed. */
export const staffPasswordChangedEmail: Notice = {
  kind: 'identity.staff-password-changed',
  ...staffPasswordChangedWords,
  body: (language) => [
    { paragraph: staffPasswordChangedWords.what[language] },
    { paragraph: staffPasswordChangedWords.not_you[language] },
  ],
}

/** The e-mail to somebody of staff about a new app, new recovery codes, or a login by one of these. */
export const staffLoginChangedEmail = (what: 'app' | 'codes' | 'used'): Notice => ({
  kind: `identity.staff-login-${what}`,
  ...staffLoginChangedWords,
  body: (language) => [
    { paragraph: staffLoginChangedWords[what][language] },
    { paragraph: staffLoginChangedWords.not_you[language] },
  ],
})

/** A registration as it was typed, with its link's token. */
interface Registered {
  readonly company: string
  readonly contact: string
  readonly token: string
}

/**
 * The e-mail to the address of a sign-up, with a link for each registration. Its reader may not be the person who
 * signed up, and a click would confirm a stranger's registration: so it names the person of each one, and quotes what
 * was typed as `inert` only.
 */
export const verificationEmail = (registrations: readonly Registered[], hours: number): Notice => ({
  kind: 'identity.verify-email',
  ...verifyEmailWords,
  body: (language) => [
    { paragraph: verifyEmailWords.why[language] },
    ...registrations.flatMap(({ company, contact, token }): EmailPart[] => [
      {
        facts: [
          [verifyEmailWords.company[language], inert(company)],
          [verifyEmailWords.contact[language], inert(contact)],
        ],
      },
      {
        button: verifyEmailWords.button[language],
        to: `/web/signup/verify/${encodeURIComponent(token)}`,
      },
    ]),
    ...linkEnds(verifyEmailWords, hours, language),
  ],
})

/** The e-mail with a link to the page that sets a new password. */
export const resetPasswordEmail = (token: string, hours: number): Notice => ({
  kind: 'identity.reset-password',
  ...resetPasswordWords,
  body: (language) => [
    { paragraph: resetPasswordWords.why[language] },
    {
      button: resetPasswordWords.button[language],
      to: `/account/reset-password?token=${encodeURIComponent(token)}`,
    },
    ...linkEnds(resetPasswordWords, hours, language),
  ],
})

const linkEnds = (
  { until, not_you }: typeof verifyEmailWords | typeof resetPasswordWords,
  hours: number,
  language: Language,
): EmailPart[] => [{ paragraph: until[language]({ hours }) }, { paragraph: not_you[language] }]
