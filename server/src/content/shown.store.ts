import { MOST_SHOWN, type DocumentContent, type DocumentKind } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { sql, type RawBuilder } from 'kysely'
import { escapeLike, type Db, type Row } from '../platform/index.ts'

/** A public document: the content of its published version. */
export interface ShownRow extends Pick<Row<'content.document'>, 'id' | 'kind' | 'slug'> {
  readonly content: DocumentContent
  readonly published_at: Date
  /** The time at which that version was written. */
  readonly updated_at: Date
}

const columns = sql`d.id, d.kind, d.slug, v.content, d.publish_at as published_at, v.at as updated_at`
const shown = sql`
  content.document d join content.version v on v.document_id = d.id and v.version = d.published_version`
/**
 * The condition for a public document `d`: its job has published it, or its time has passed by this process's clock.
 */
export const isShown = (kind: DocumentKind, now: Date) =>
  sql`d.kind = ${kind} and d.published_version is not null and (d.state = 'published' or d.publish_at <= ${now})`

/** The filter of a list of posts. */
export interface PostQuery {
  readonly offset: number
  readonly limit: number
  readonly category?: string | undefined
  readonly keyword?: string | undefined
}

/** One page of the posts, the newest first, and their total. */
export const findPosts = async (
  db: Db,
  { offset, limit, category, keyword }: PostQuery,
  language: Language,
  now: Date,
): Promise<{ readonly rows: ShownRow[]; readonly total: number }> => {
  const conditions: RawBuilder<unknown>[] = [isShown('post', now)]
  if (category !== undefined)
    conditions.push(sql`exists (select from content.document_category x join content.category c on c.id = x.category_id
      where x.document_id = d.id and c.slug = ${category})`)
  const text = sql.ref(`d.shown_search_${language}`)
  for (const word of splitWords(keyword)) conditions.push(sql`${text} like ${`%${escapeLike(word)}%`}`)
  const where = sql.join(conditions, sql` and `)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from content.document d where ${where}`.execute(db)
  const { rows } = await sql<ShownRow>`
    select ${columns} from ${shown} where ${where}
    order by d.publish_at desc, d.id desc offset ${offset} limit ${limit}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

const MOST_WORDS = 10
const splitWords = (keyword = ''): string[] =>
  keyword.toLowerCase().split(' ').filter(Boolean).slice(0, MOST_WORDS)

/** All documents of a kind in their order. */
export const findShownOfKind = async (db: Db, kind: DocumentKind, now: Date): Promise<ShownRow[]> => {
  const { rows } = await sql<ShownRow>`
    select ${columns} from ${shown} where ${isShown(kind, now)}
    order by d.position, d.slug limit ${MOST_SHOWN}`.execute(db)
  return rows
}

/** A document by its slug or by its id as a number; by a former published slug, if no other document has that now. */
export const findShown = async (
  db: Db,
  kind: DocumentKind,
  slugOrId: string | number,
  now: Date,
): Promise<ShownRow | undefined> => {
  const find = async (condition: RawBuilder<unknown>) => {
    const { rows } = await sql<ShownRow>`
      select ${columns} from ${shown} where ${isShown(kind, now)} and ${condition}`.execute(db)
    return rows[0]
  }
  if (typeof slugOrId === 'number') return find(sql`d.id = ${slugOrId}`)
  return (
    (await find(sql`d.slug = ${slugOrId}`)) ??
    (await find(sql`d.id = (select f.document_id from content.former_slug f
      where f.kind = ${kind} and f.slug = ${slugOrId})`))
  )
}

interface NeighbourRow {
  readonly slug: string
  readonly title: string
}

/** The posts published before and after one. */
export const findNeighbours = async (
  db: Db,
  { id, published_at: at }: Pick<ShownRow, 'id' | 'published_at'>,
  language: Language,
  now: Date,
): Promise<{ readonly older: NeighbourRow | null; readonly newer: NeighbourRow | null }> => {
  const beside = async (sign: RawBuilder<unknown>, order: RawBuilder<unknown>) => {
    const { rows } = await sql<NeighbourRow>`
      select d.slug, v.content -> ${language}::text ->> 'title' as title from ${shown}
      where ${isShown('post', now)} and (d.publish_at, d.id) ${sign} (${at}::timestamptz, ${id}::int)
      order by d.publish_at ${order}, d.id ${order} limit 1`.execute(db)
    return rows[0] ?? null
  }
  const [older, newer] = await Promise.all([beside(sql`<`, sql`desc`), beside(sql`>`, sql`asc`)])
  return { older, newer }
}

/** A document with an address of its own, as sitemaps list it. */
export interface ListedDocument {
  readonly kind: 'post' | 'page'
  readonly slug: string
  readonly changed: Date
}

const MOST_LISTED = 10_000

/** The published posts or pages, for search engines. */
export const findListedDocuments = async (
  db: Db,
  kind: ListedDocument['kind'],
  now: Date,
): Promise<ListedDocument[]> => {
  const { rows } = await sql<ListedDocument>`
    select d.kind, d.slug, greatest(v.at, d.publish_at) as changed from ${shown}
    where ${isShown(kind, now)} order by d.id limit ${MOST_LISTED}`.execute(db)
  return rows
}
