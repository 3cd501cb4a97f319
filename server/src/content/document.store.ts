import { contentStaff, type DocumentContent, type DocumentKind } from '@pasok/contract'
import { sql } from 'kysely'
import {
  oneOf,
  readList,
  type Actor,
  type Db,
  type ListInput,
  type ListSource,
  type Row,
} from '../platform/index.ts'
import { searchText } from './content.ts'

/** A document with its newest version. */
export interface DocumentRow extends Pick<
  Row<'content.document'>,
  | 'id'
  | 'kind'
  | 'slug'
  | 'state'
  | 'version'
  | 'published_version'
  | 'publish_at'
  | 'title_en'
  | 'title_id'
  | 'updated_at'
> {
  readonly content: DocumentContent
}

const documents = sql`
  select d.id, d.kind, d.slug, d.state, d.version, d.published_version, d.publish_at, d.title_en, d.title_id, d.updated_at,
    v.content
  from content.document d join content.version v on v.document_id = d.id and v.version = d.version`

export const findDocument = async (db: Db, id: number): Promise<DocumentRow | undefined> =>
  (await sql<DocumentRow>`${documents} where d.id = ${id}`.execute(db)).rows[0]

/** Like findDocument, and locks the row. */
export const lockDocument = async (tx: Db, id: number): Promise<DocumentRow | undefined> => {
  const { rows } = await sql`select from content.document where id = ${id} for update`.execute(tx)
  return rows.length === 0 ? undefined : findDocument(tx, id)
}

/** Like findDocument, by kind and slug. */
export const lockDocumentBySlug = async (
  tx: Db,
  kind: DocumentKind,
  slug: string,
): Promise<DocumentRow | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select id from content.document where kind = ${kind} and slug = ${slug} for update`.execute(tx)
  return rows[0] && findDocument(tx, rows[0].id)
}

/**
 * All documents of the content module, by kind and slug, with their published version or, for drafts, their newest one.
 */
export const findAllDocuments = async (db: Db): Promise<DocumentRow[]> => {
  const { rows } = await sql<DocumentRow>`
    select d.id, d.kind, d.slug, d.state, d.version, d.published_version, d.publish_at, d.title_en, d.title_id, d.updated_at,
      v.content
    from content.document d
    join content.version v on v.document_id = d.id and v.version = coalesce(d.published_version, d.version)
    order by d.kind, d.slug`.execute(db)
  return rows
}

const source: ListSource<typeof contentStaff.listStaffDocuments.list> = {
  declaration: contentStaff.listStaffDocuments.list,
  name: 'staff documents',
  from: sql`content.document d`,
  id: sql<number>`d.id`,
  sorts: { updated_at: { by: sql`d.updated_at`, type: 'moment', hasStateIndex: true } },
  choices: { state: oneOf(sql`d.state`), kind: oneOf(sql`d.kind`) },
  days: { updated: [sql`d.updated_at`, 'moment'] },
  ids: {},
  keyword: [(pattern) => sql`d.search_text like ${pattern}`],
}

/** One page of all documents. */
export const listDocuments = (db: Db, query: ListInput) =>
  readList(db, source, query, {
    reader: { name: 'staff' },
    find: async (ids) => {
      const { rows } = await sql<DocumentRow>`${documents} where d.id = any(${ids}::int[])`.execute(db)
      return new Map(rows.map((row) => [row.id, row]))
    },
  })

/** Who writes a version, and when. */
export interface Writing {
  readonly action: Row<'content.version'>['action']
  readonly content: DocumentContent
  readonly who: Actor
  readonly now: Date
}

/** Adds a draft; returns its id, or undefined if another document of the kind has the slug. */
export const insertDocument = async (
  tx: Db,
  { kind, slug }: Pick<DocumentRow, 'kind' | 'slug'>,
  writing: Writing,
): Promise<number | undefined> => {
  const { content, now } = writing
  const { rows } = await sql<{ id: number }>`
    insert into content.document (kind, slug, title_en, title_id, created_at, updated_at)
    values (${kind}, ${slug}, ${content.en.title}, ${content.id.title}, ${now}, ${now})
    on conflict (kind, slug) do nothing returning id`.execute(tx)
  const id = rows[0]?.id
  if (id !== undefined) await insertVersion(tx, id, 1, writing)
  return id
}

/** Stores the next version of a document; returns its number. */
export const writeVersion = async (
  tx: Db,
  { id, version, slug }: Pick<DocumentRow, 'id' | 'version' | 'slug'>,
  writing: Writing,
): Promise<number> => {
  const { content, now } = writing
  await sql`
    update content.document set slug = ${slug}, version = ${version + 1}, title_en = ${content.en.title},
      title_id = ${content.id.title}, updated_at = ${now}
    where id = ${id}`.execute(tx)
  await insertVersion(tx, id, version + 1, writing)
  return version + 1
}

const insertVersion = async (
  tx: Db,
  id: number,
  version: number,
  { action, content, who, now }: Writing,
): Promise<void> => {
  await sql`
    insert into content.version (document_id, version, action, content, at, who, who_id)
    values (${id}, ${version}, ${action}, ${JSON.stringify(content)}::jsonb, ${now}, ${who.kind}, ${who.id})`.execute(
    tx,
  )
}

/** Whether staff wrote the newest version of a document. */
export const isWrittenByStaff = async (
  db: Db,
  { id, version }: Pick<DocumentRow, 'id' | 'version'>,
): Promise<boolean> => {
  const { rows } = await sql`
    select from content.version
    where document_id = ${id} and version = ${version} and who = 'staff' and action <> 'import'`.execute(db)
  return rows.length > 0
}

/** Whether another document of the kind has a slug. */
export const hasOtherWithSlug = async (
  tx: Db,
  { id, kind }: Pick<DocumentRow, 'id' | 'kind'>,
  slug: string,
): Promise<boolean> =>
  (
    await sql`select from content.document where kind = ${kind} and slug = ${slug} and id <> ${id}`.execute(
      tx,
    )
  ).rows.length > 0

/** Stores a published document's former slug, which redirects to it from then on. */
export const insertFormerSlug = async (
  tx: Db,
  { id, kind, slug }: Pick<DocumentRow, 'id' | 'kind' | 'slug'>,
): Promise<void> => {
  await sql`
    insert into content.former_slug (kind, slug, document_id) values (${kind}, ${slug}, ${id})
    on conflict (kind, slug) do update set document_id = excluded.document_id`.execute(tx)
}

/** The former slugs of published documents, by the documents' ids. */
export const findFormerSlugs = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> => {
  const { rows } = await sql<{ id: number; slugs: string[] }>`
    select document_id as id, array_agg(slug order by slug) as slugs from content.former_slug
    where document_id = any(${ids}::int[]) group by document_id`.execute(db)
  return new Map(rows.map(({ id, slugs }) => [id, slugs]))
}

/** Sets a document's published version, with the columns that lists and searches read. */
export const setPublished = async (
  tx: Db,
  id: number,
  {
    version,
    state,
    publishAt,
    content,
  }: {
    readonly version: number
    readonly state: 'scheduled' | 'published'
    readonly publishAt: Date
    readonly content: DocumentContent
  },
): Promise<void> => {
  await sql`
    update content.document set state = ${state}, published_version = ${version}, publish_at = ${publishAt},
      position = ${content.position}, shown_search_en = ${searchText(content, 'en')},
      shown_search_id = ${searchText(content, 'id')}
    where id = ${id}`.execute(tx)
  await sql`delete from content.document_category where document_id = ${id}`.execute(tx)
  await sql`
    insert into content.document_category (document_id, category_id, position)
    select ${id}, c.id, w.position from unnest(${content.categories}::int[]) with ordinality w(id, position)
    join content.category c on c.id = w.id`.execute(tx)
}

/** Makes a document a draft, which is not public. */
export const setDraft = async (tx: Db, id: number): Promise<void> => {
  await sql`
    update content.document set state = 'draft', published_version = null, publish_at = null where id = ${id}`.execute(
    tx,
  )
  await sql`delete from content.document_category where document_id = ${id}`.execute(tx)
}

/** Publishes the scheduled documents whose time has come; returns how many. */
export const publishDueDocuments = async (tx: Db, now: Date): Promise<number> => {
  const { rows } = await sql`
    update content.document set state = 'published' where state = 'scheduled' and publish_at <= ${now} returning id`.execute(
    tx,
  )
  return rows.length
}

/** Whether there is any document. */
export const hasDocuments = async (db: Db): Promise<boolean> =>
  (await sql`select from content.document limit 1`.execute(db)).rows.length > 0

export type VersionRow = Pick<Row<'content.version'>, 'version' | 'action' | 'at' | 'who' | 'who_id'>

/** The last versions of a document, the newest first. */
export const findVersions = async (db: Db, id: number): Promise<VersionRow[]> => {
  const { rows } = await sql<VersionRow>`
    select version, action, at, who, who_id from content.version where document_id = ${id}
    order by version desc limit 200`.execute(db)
  return rows
}

export const findVersion = async (
  db: Db,
  id: number,
  version: number,
): Promise<(VersionRow & { readonly content: DocumentContent }) | undefined> => {
  const { rows } = await sql<VersionRow & { readonly content: DocumentContent }>`
    select version, action, at, who, who_id, content from content.version
    where document_id = ${id} and version = ${version}`.execute(db)
  return rows[0]
}
