import {
  mapRichText,
  type ContentCard,
  type ContentRecord,
  type Post,
  type ShownPicture,
  type ShownText,
  type StoredText,
} from '@pasok/contract'
import type { Language } from '@pasok/words'
import {
  drawingShareAddress,
  findLinkTargets,
  findProduct,
  toPicture,
  shareAddress,
  type LinkTarget,
} from '../catalogue/index.ts'
import type { Db } from '../platform/index.ts'
import { findCategories, type CategoryRow } from './category.store.ts'
import { readingMinutes, referencesIn } from './content.ts'
import { menuInLanguage } from './menu-in-language.ts'
import { findPictures, type ContentPictureRow } from './picture.store.ts'
import { fillSettings } from './setting-values.ts'
import type { SettingsFile } from './settings.ts'
import { findNeighbours, type ShownRow } from './shown.store.ts'

/** What showing documents needs: the database, and the settings that texts name. */
interface Parts {
  readonly db: Db
  readonly settings: SettingsFile
}

/** The current records that documents name by id. */
interface Found {
  readonly categories: readonly CategoryRow[]
  readonly pictures: ReadonlyMap<number, ContentPictureRow>
  readonly targets: ReadonlyMap<number, LinkTarget>
}

/** Documents as a list shows them, in one language. */
export const showCards = async (
  { db, settings }: Parts,
  rows: readonly ShownRow[],
  language: Language,
): Promise<ContentCard[]> => {
  const found = await findReferences(db, rows, [])
  const fill = fillSettings(settings, language)
  return rows.map((row) => showCard(row, found, language, fill))
}

/** Documents with their texts in one language. Products and items are found by id, so a new part number breaks no link. */
export const showRecords = async (
  { db, settings }: Parts,
  rows: readonly ShownRow[],
  language: Language,
): Promise<ContentRecord[]> => {
  const found = await findReferences(db, rows, [language])
  const fill = fillSettings(settings, language)
  return rows.map((row) => ({
    ...showCard(row, found, language, fill),
    body: showText(row.content[language].body, found, fill),
  }))
}

/** The picture of a post's link preview: its photograph, or a card with its drawing. */
export const findPostShareImage = async (
  { db, settings }: Parts,
  { content: { picture } }: ShownRow,
  language: Language,
): Promise<string | null> => {
  if (!picture) return null
  if ('picture' in picture) {
    const own = (await findPictures(db, [picture.picture])).get(picture.picture)
    return own ? (own.photo ? toPicture(own).image_1024 : drawingShareAddress(own.key, settings.name)) : null
  }
  const product = await findProduct(db, picture.product, language)
  return product?.pictures?.length ? shareAddress(product, language, settings.name) : null
}

/** The previous and next post, as a post's page names them. */
export const showNeighbours = async (
  { db, settings }: Parts,
  row: ShownRow,
  language: Language,
  now: Date,
): Promise<Pick<Post, 'older' | 'newer'>> => {
  const fill = fillSettings(settings, language)
  const { older, newer } = await findNeighbours(db, row, language, now)
  const withTitle = (post: typeof older) => post && { ...post, title: fill(post.title) }
  return { older: withTitle(older), newer: withTitle(newer) }
}

const findReferences = async (
  db: Db,
  rows: readonly ShownRow[],
  languages: readonly Language[],
): Promise<Found> => {
  const { pictures, sellables } = referencesIn(
    rows.map(({ content }) => content),
    languages,
  )
  return {
    categories: await findCategories(db),
    pictures: await findPictures(db, [...pictures]),
    targets: await findLinkTargets(db, [...sellables]),
  }
}

/** The picture of a document; undefined if it is that of a product no longer sold. */
const pictureIn = (
  which: { readonly picture: number } | { readonly product: number },
  { pictures, targets }: Found,
) => {
  if ('product' in which) return targets.get(which.product)?.picture
  const own = pictures.get(which.picture)
  return own && toPicture(own)
}

type Fill = ReturnType<typeof fillSettings>

const showCard = (
  { id, kind, slug, content, published_at, updated_at }: ShownRow,
  found: Found,
  language: Language,
  fill: Fill,
): ContentCard => {
  const { title, summary, picture_alt, topic, role, action, body } = content[language]
  const picture = content.picture ? pictureIn(content.picture, found) : undefined
  return {
    id,
    kind,
    slug,
    title: fill(title),
    summary: fill(summary),
    published_at: published_at.toISOString(),
    updated_at: updated_at.toISOString(),
    author: content.author,
    picture: picture ? { ...picture, alt: fill(picture_alt) } : null,
    categories: content.categories.flatMap((categoryId) => {
      const category = found.categories.find((one) => one.id === categoryId)
      return category ? [{ slug: category.slug, name: category[`name_${language}`] }] : []
    }),
    reading_minutes: readingMinutes(body),
    topic: fill(topic),
    role: fill(role),
    action: fill(action),
    to: content.to,
    block: content.block,
    entries: menuInLanguage(content.entries, language, fill),
  }
}

/**
 * A text with addresses in place of ids, and values in place of settings' names. A link to a product no longer sold
 * becomes its words.
 */
const showText = (text: StoredText, found: Found, fill: Fill): ShownText =>
  mapRichText(text, {
    words: fill,
    link: (link) => {
      if ('href' in link) return link
      const target = found.targets.get('product' in link ? link.product : link.item)
      return target && { href: target.path }
    },
    picture: ({ alt, title, ...which }): ShownPicture | undefined => {
      const picture = pictureIn(which, found)
      return picture && { ...picture, alt: fill(alt), ...(title !== undefined && { title: fill(title) }) }
    },
  })
