import { resetPasswordWords } from '@pasok/words'
import type { Letter } from '../../platform/index.ts'
import { linkLetter, type LinkReader } from './link-letter.ts'

/** Leads a member to the page that sets a new password. */
export const resetPasswordLetter = (reader: LinkReader): Letter =>
  linkLetter('identity.reset-password', resetPasswordWords, reader, '/account/reset-password?token=')
