import { z } from 'zod'

const text = z.string().min(1)
const wording = z.strictObject({
  title: text,
  /** What to know before reading. */
  lead: text,
  sections: z.array(z.strictObject({ heading: text, paragraphs: z.array(text).min(1) })).min(1),
})
const edition = z.strictObject({
  /** The first day of the version, which is also its name. */
  version: z.iso.date(),
  en: wording,
  id: wording,
})
/** All versions of one text, the newest first, whatever their order in the file. */
const editions = z
  .tuple([edition], edition)
  .refine((all) => new Set(all.map(({ version }) => version)).size === all.length, {
    error: 'two versions have one date',
  })
  .transform((all): readonly [Edition, ...Edition[]] => {
    const [newest, ...older] = all.toSorted((a, b) => b.version.localeCompare(a.version))
    return [newest as Edition, ...older]
  })
type Edition = z.output<typeof edition>

/** The file of the texts that people agree to. A version that has consents must stay in it. */
export const legalTextsFile = z.strictObject({ terms: editions, privacy: editions })
export type LegalTexts = z.output<typeof legalTextsFile>

/** The current version of each text. */
export const readVersions = ({ terms, privacy }: LegalTexts): { terms: string; privacy: string } => ({
  terms: terms[0].version,
  privacy: privacy[0].version,
})
