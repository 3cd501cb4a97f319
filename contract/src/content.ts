import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { data } from './envelope.ts'
import { problem } from './problem.ts'

const text = z.string().min(1)

/** Who runs this shop, as its pages say it. */
export const settings = z.object({
  name: text,
  legal_name: text,
  address: z.array(text),
  email: z.email(),
  phone: text,
  opening_hours: text,
  /** A remark on the company itself, for instance that a demo's is invented. */
  note: text.optional(),
  /** The picture that networks show for a link to the shop's own pages, 1200 × 630. */
  share_image: text,
  social: z.partialRecord(z.enum(['facebook', 'tiktok', 'instagram', 'linkedin']), z.url()),
})
export type Settings = z.output<typeof settings>

export const showSettings = endpoint({
  method: 'get',
  path: '/v2/website/settings',
  tag: 'Website',
  summary: "The shop's name, contact details and opening hours",
  answers: { 200: data(settings), 503: problem },
})
