import type { Language } from '@pasok/words'
import { sql } from 'kysely'
import type { Db, Row } from '../platform/index.ts'
import { isShown } from './shown.store.ts'

export type CategoryRow = Row<'content.category'>
export type CategoryFields = Omit<CategoryRow, 'id' | 'version'>

/** All categories in their order. */
export const findCategories = async (db: Db): Promise<CategoryRow[]> =>
  (
    await sql<CategoryRow>`
      select id, slug, name_en, name_id, position, version from content.category order by position, slug`.execute(
      db,
    )
  ).rows

/** Categories that have published posts, with how many. */
export const findUsedCategories = async (
  db: Db,
  language: Language,
  now: Date,
): Promise<{ id: number; slug: string; name: string; post_count: number }[]> => {
  const { rows } = await sql<{ id: number; slug: string; name: string; post_count: number }>`
    select c.id, c.slug, ${sql.ref(`c.name_${language}`)} as name, count(*)::int as post_count
    from content.category c join content.document_category x on x.category_id = c.id
    join content.document d on d.id = x.document_id
    where ${isShown('post', now)}
    group by c.id order by c.position, c.slug`.execute(db)
  return rows
}

export const lockCategory = async (tx: Db, id: number): Promise<CategoryRow | undefined> => {
  const { rows } = await sql<CategoryRow>`
    select id, slug, name_en, name_id, position, version from content.category where id = ${id} for update`.execute(
    tx,
  )
  return rows[0]
}

/** Adds a category; undefined if another one has its slug. */
export const insertCategory = async (
  tx: Db,
  { slug, name_en, name_id, position }: CategoryFields,
): Promise<CategoryRow | undefined> => {
  const { rows } = await sql<CategoryRow>`
    insert into content.category (slug, name_en, name_id, position)
    values (${slug}, ${name_en}, ${name_id}, ${position}) on conflict (slug) do nothing
    returning id, slug, name_en, name_id, position, version`.execute(tx)
  return rows[0]
}

/** Changes a category; undefined if another one has its slug. */
export const updateCategory = async (
  tx: Db,
  id: number,
  { slug, name_en, name_id, position }: CategoryFields,
): Promise<CategoryRow | undefined> => {
  const { rows } = await sql<CategoryRow>`
    update content.category set slug = ${slug}, name_en = ${name_en}, name_id = ${name_id}, position = ${position},
      version = version + 1
    where id = ${id} and not exists (select from content.category o where o.slug = ${slug} and o.id <> ${id})
    returning id, slug, name_en, name_id, position, version`.execute(tx)
  return rows[0]
}

export const deleteCategory = async (tx: Db, id: number): Promise<boolean> =>
  (await sql`delete from content.category where id = ${id} returning id`.execute(tx)).rows.length > 0
