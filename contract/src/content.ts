import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { data, record } from './envelope.ts'
import { problem } from './problem.ts'

const text = z.string().min(1)

/** A currency that prices are shown in. */
const currency = z.object({
  /** Of ISO 4217. */
  code: z.string().length(3),
  symbol: text,
  name: text,
})
export type Currency = z.output<typeof currency>

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
  /** What prices can be shown in, the usual one first. */
  currencies: z.array(currency).min(1),
  social: z.partialRecord(z.enum(['facebook', 'tiktok', 'instagram', 'linkedin']), z.url()),
})
export type Settings = z.output<typeof settings>

export const showSettings = endpoint({
  method: 'get',
  path: '/v2/website/settings',
  access: 'public',
  tag: 'Website',
  summary: "The shop's name, contact details, opening hours and currencies",
  answers: { 200: data(settings), 503: problem },
})

const legalText = z.object({
  /** The day from which it holds. */
  version: z.iso.date(),
  title: text,
  lead: text,
  sections: z.array(z.object({ heading: text, paragraphs: z.array(text) })),
  /** All versions that there are, the one that holds now first. */
  versions: z.array(z.iso.date()),
})
/** A text that people agree to, in one of its versions. */
export type LegalText = z.output<typeof legalText>

const legal = <const P extends `/v2/website/${string}`>(path: P, what: string) =>
  endpoint({
    method: 'get',
    path,
    access: 'public',
    tag: 'Website',
    summary: `${what}: the version that holds now, or the one that is asked for`,
    query: z.object({ version: z.iso.date().optional() }),
    answers: { 200: record(legalText), 400: problem, 404: problem, 503: problem },
  })

export const showTerms = legal('/v2/website/terms', 'The terms of business')
export const showPrivacy = legal('/v2/website/privacy', 'What happens with personal data')
