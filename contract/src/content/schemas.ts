import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { data, nothing, record } from '../envelope.ts'
import { day, email, paragraph, personName, phoneOrEmpty } from '../fields.ts'
import { text } from '../text.ts'
import { LONGEST_CONTACT_MESSAGE } from './limits.ts'
import { legalText, settings, whatsapp } from './records.ts'

const tag = 'Website'

const legal = (what: string) => ({
  tag,
  summary: `${what}: the current version, or the requested one`,
  query: z.object({ version: day.optional() }),
  answer: record(legalText),
})

export const schemas = {
  showSettings: {
    tag,
    summary: "The shop's name, contact details, opening hours and currencies",
    answer: data(settings),
  },
  showWhatsapp: {
    tag,
    summary: "The shop's WhatsApp number and the text that a chat begins with; 404 where it has none",
    answer: data(whatsapp),
  },
  showTerms: legal('The terms of business'),
  showPrivacy: legal('What happens with personal data'),
  sendMessage: {
    tag,
    summary: 'Sends a message to the shop, which answers by e-mail',
    body: z.object({
      name: personName,
      company: text(200).optional().default(''),
      email,
      phone: phoneOrEmpty.optional().default(''),
      message: paragraph(10, LONGEST_CONTACT_MESSAGE),
      /** No person sees this field: a message with a value in it is dropped. */
      website: text(500).optional().default(''),
    }),
    answer: nothing,
  },
} satisfies ModuleSchemas
