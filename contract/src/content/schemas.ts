import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { data, record } from '../envelope.ts'
import { legalText, settings, whatsapp } from './records.ts'

const tag = 'Website'

const legal = (what: string) => ({
  tag,
  summary: `${what}: the version that holds now, or the one that is asked for`,
  query: z.object({ version: z.iso.date().optional() }),
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
} satisfies ModuleSchemas
