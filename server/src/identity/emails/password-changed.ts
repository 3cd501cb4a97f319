import { passwordChangedWords as words } from '@pasok/words'
import { withGreeting, type Email, type Reader } from '../../platform/index.ts'

/** Tells a member that their password is another now, and what to do where it was not them. */
export const passwordChangedEmail = (reader: Reader): Email =>
  withGreeting('identity.password-changed', words, reader, [
    { paragraph: words.what[reader.language] },
    { paragraph: words.not_you[reader.language] },
    { button: words.button[reader.language], to: '/account/forgot-password' },
  ])
