import { z } from 'zod'
import { language, recordVersion } from '../envelope.ts'
import { messageStates } from './kinds.ts'

const moment = z.iso.datetime()

/** A message from the contact page, as staff see it. */
export const contactMessage = z.object({
  id: z.int(),
  state: z.enum(messageStates),
  version: recordVersion,
  written_at: moment,
  /** Its sender's. */
  language,
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  /** Whether it was e-mailed to the shop, too: of very many in one hour some are not. */
  is_emailed: z.boolean(),
  /** Who handled it and when; null until then. */
  handled: z.object({ at: moment, by: z.object({ id: z.int(), name: z.string().nullable() }) }).nullable(),
})
export type ContactMessage = z.output<typeof contactMessage>
