import { addressKnownWords as words } from '@pasok/words'
import { withGreeting, type Email, type Reader } from '../../platform/index.ts'

/**
 * Tells somebody who has an account that their address was used to register or to have the link sent again: the page
 * said nothing of it. Nothing that was typed into the form stands in it.
 */
export const addressKnownEmail = (reader: Reader): Email =>
  withGreeting('identity.address-known', words, reader, [
    { paragraph: words.what[reader.language] },
    { button: words.button[reader.language], to: '/account/login' },
    { paragraph: words.forgotten[reader.language] },
    { paragraph: words.not_you[reader.language] },
  ])
