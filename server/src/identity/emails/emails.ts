import {
  addressKnownWords,
  passwordChangedWords,
  resetPasswordWords,
  verifyEmailWords,
  type Language,
} from '@pasok/words'
import type { EmailPart, Notice } from '../../platform/index.ts'
import { inert } from './inert.ts'

/**
 * Tells somebody who has an account that their address was used to register or to have the link sent again: the page
 * doesn't tell. Nothing that was typed into the form stands in it.
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

/** A registration as it was typed, and its link's token. */
interface Registered {
  readonly company: string
  readonly contact: string
  readonly token: string
}

/**
 * The e-mail to the person who signed up, with a link for each registration. Its reader may be somebody else, whose click
 * would confirm a stranger's registration: so it says whose each is, and what was typed stands in it as `inert` only.
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

/** Leads a member to the page that sets a new password. */
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
