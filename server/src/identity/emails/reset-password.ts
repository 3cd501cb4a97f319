import { resetPasswordWords } from '@pasok/words'
import type { Email } from '../../platform/index.ts'
import { linkEmail, type LinkReader } from './link-email.ts'

/** Leads a member to the page that sets a new password. */
export const resetPasswordEmail = (reader: LinkReader): Email =>
  linkEmail('identity.reset-password', resetPasswordWords, reader, '/account/reset-password?token=')
