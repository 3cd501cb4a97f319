import type { JobParts } from '../jobs.ts'
import { settings } from './shop-settings.ts'

/** What jobs of a test work with that writes no e-mail and announces nothing. */
export const noEmails: Pick<JobParts, 'announce' | 'deliverEmail' | 'sendEmail' | 'settings'> = {
  announce: async () => {},
  deliverEmail: async (id) => {
    throw new Error(`Nobody was to write an e-mail, and yet there is ${id}`)
  },
  sendEmail: async (_, { kind }) => {
    throw new Error(`Nobody was to write an e-mail, and yet there is one of ${kind}`)
  },
  settings,
}
