import { verifyEmailWords } from '@pasok/words'
import type { Letter } from '../../platform/index.ts'
import { linkLetter, type LinkReader } from './link-letter.ts'

/** Asks a new member to confirm their address. */
export const verifyEmailLetter = (reader: LinkReader): Letter =>
  linkLetter('identity.verify-email', verifyEmailWords, reader, '/web/signup/verify/')
