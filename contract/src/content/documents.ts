import { z } from 'zod'
import { pictureSizes } from '../catalogue/records.ts'
import { language, recordVersion } from '../envelope.ts'
import { text } from '../text.ts'
import { documentKinds, documentStates, homeBlocks } from './kinds.ts'
import { menuLinks, translatedMenuLinks } from './menus.ts'
import { href, richText } from './rich-text-schema.ts'
import type { RichText } from './rich-text.ts'

/** A slug: lower-case letters and digits, separated by single hyphens; not a number, which would be an id. */
export const slug = z
  .string()
  .max(100)
  .regex(/^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'invalid_slug' })
const sqlId = z.int().min(1).max(2_147_483_647)

/** The texts of a document in one language. What its kind has no use for is empty. */
const words = z.strictObject({
  title: text(200).default(''),
  summary: text(600).default(''),
  /** What its picture shows. */
  picture_alt: text(300).default(''),
  /** Of a question: what it is about. */
  topic: text(100).default(''),
  /** Of a person: what they do. */
  role: text(100).default(''),
  /** Of a part of the home page: what stands on its link. */
  action: text(60).default(''),
  body: richText.default({ type: 'doc', content: [] }),
})

/** The content of one version of a document, as it is stored. */
export const documentContent = z.strictObject({
  author: text(100).default(''),
  /** One of the content's own pictures, or the main picture of a product. */
  picture: z
    .union([z.strictObject({ picture: sqlId }), z.strictObject({ product: sqlId })])
    .nullable()
    .default(null),
  /** Of a post, by their ids. */
  categories: z
    .array(sqlId)
    .max(10)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'wrong_form' })
    .default([]),
  /** Where it stands among those of its kind. */
  position: z.int().min(0).max(9_999).default(0),
  /** Of a part of the home page. */
  block: z.enum(homeBlocks).default('text'),
  /** Of a part of the home page: where its link leads; '' without one. */
  to: z.union([z.literal(''), href]).default(''),
  /** Of a menu. */
  entries: translatedMenuLinks.default([]),
  en: words.prefault({}),
  id: words.prefault({}),
})
export type DocumentContent = z.output<typeof documentContent>
export type DocumentWords = z.output<typeof words>

const moment = z.iso.datetime()

/** A picture as it is shown. */
export type ShownPicture = z.output<typeof pictureSizes> & {
  readonly alt: string
  readonly title?: string | undefined
}
export type ShownText = RichText<{ readonly href: string }, ShownPicture>

/** Checked when it was stored. */
const shownText = z
  .custom<ShownText>()
  .meta({ type: 'object', description: 'A text whose links and pictures have addresses' })

/** What a list shows of a published document, in the reader's language. */
export const contentCard = z.object({
  id: z.int(),
  kind: z.enum(documentKinds),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  published_at: moment,
  /** When what is shown was written. */
  updated_at: moment,
  author: z.string(),
  picture: pictureSizes.extend({ alt: z.string() }).nullable(),
  categories: z.array(z.object({ slug: z.string(), name: z.string() })),
  reading_minutes: z.int(),
  topic: z.string(),
  role: z.string(),
  action: z.string(),
  to: z.string(),
  block: z.enum(homeBlocks),
  entries: menuLinks,
})
export type ContentCard = z.output<typeof contentCard>

/** A published document with its text. */
export const contentRecord = contentCard.extend({ body: shownText })
export type ContentRecord = z.output<typeof contentRecord>

/** A post with those that were published before and after it. */
const neighbour = z.object({ slug: z.string(), title: z.string() }).nullable()
export const post = contentRecord.extend({
  older: neighbour,
  newer: neighbour,
  /** Its picture for networks that show a link to it; null where it has none that they can show. */
  share_image: z.string().nullable(),
})
export type Post = z.output<typeof post>

export const blogCategory = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  /** Of its published posts. */
  post_count: z.int(),
})
export type BlogCategory = z.output<typeof blogCategory>

/** A document as staff's list shows it. */
export const staffDocumentInList = z.object({
  id: z.int(),
  kind: z.enum(documentKinds),
  slug: z.string(),
  state: z.enum(documentStates),
  /** In the language of the one who reads, of its newest version. */
  title: z.string(),
  version: recordVersion,
  published_version: recordVersion.nullable(),
  publish_at: moment.nullable(),
  /** Whether the newest version says something else than the published one. */
  has_changes: z.boolean(),
  updated_at: moment,
})
export type StaffDocumentInList = z.output<typeof staffDocumentInList>

/** What staff may do with a document now. */
export const documentSteps = ['publish', 'unpublish'] as const

export const staffDocument = staffDocumentInList.extend({
  content: documentContent,
  /** What the newest version lacks to be published, by its fields' names. */
  missing: z.array(z.string()),
  steps: z.array(z.enum(documentSteps)),
})
export type StaffDocument = z.output<typeof staffDocument>

/** One version of a document, without what it says. */
export const documentVersion = z.object({
  version: recordVersion,
  action: z.enum(['create', 'change', 'publish', 'unpublish', 'import']),
  at: moment,
  by: z.object({ kind: z.enum(['staff', 'system']), id: z.int().nullable(), name: z.string().nullable() }),
})
export type DocumentVersion = z.output<typeof documentVersion>

export const previewLink = z.object({
  /** By language, from the shop's own root. */
  addresses: z.record(language, z.string()),
  ends_at: moment,
})

export const contentPicture = z.object({ id: z.int(), picture: pictureSizes })

/** A category of the blog as staff change it. */
export const categoryFields = z.object({
  slug,
  name: z.object({ en: text(60).min(1), id: text(60).min(1) }),
  position: z.int().min(0).max(9_999),
})
export const staffCategory = categoryFields.extend({ id: z.int(), version: recordVersion })
export type StaffCategory = z.output<typeof staffCategory>
