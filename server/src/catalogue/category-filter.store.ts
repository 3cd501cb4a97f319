import { sql } from 'kysely'
import { insertMany, type Db, type Row } from '../platform/index.ts'
import { writeFilterLists, type CategoryFilter } from './category-filters.ts'

/** The filters that come first in a category, in their order: its own, or those of the nearest category above that has some. */
export const findCategoryFilters = async (db: Db, categoryId: number): Promise<CategoryFilter[]> => {
  const { rows } = await sql<CategoryFilter>`
    select f.attribute_id, f.is_open, f.numbers from catalogue.category_filter f
    where f.category_id = (
      select w.id from catalogue.category c join catalogue.category w on c.path like w.path || '%'
      where c.id = ${categoryId} and exists (select from catalogue.category_filter x where x.category_id = w.id)
      order by length(w.path) desc limit 1)
    order by f.position`.execute(db)
  return rows
}

/** Every category's own filters, in their order. */
export const findAllCategoryFilters = async (db: Db): Promise<Map<number, CategoryFilter[]>> => {
  const rows = await db
    .selectFrom('catalogue.category_filter')
    .select(['category_id', 'attribute_id', 'is_open', 'numbers'])
    .orderBy('category_id')
    .orderBy('position')
    .execute()
  const byCategory = Map.groupBy(rows, (row) => row.category_id)
  const filterOf = (row: (typeof rows)[number]): CategoryFilter => {
    const { category_id: _, ...filter } = row
    return filter
  }
  return new Map([...byCategory].map(([id, own]) => [id, own.map(filterOf)]))
}

/** A category's own filters as staff read and write them. */
export interface OwnFilters extends ReturnType<typeof writeFilterLists> {
  readonly id: number
  readonly version: number
}

/** A category's own filters; `lock` locks the category's row until the transaction ends. Undefined for an unknown category. */
export const findOwnFilters = async (db: Db, id: number, lock?: 'lock'): Promise<OwnFilters | undefined> => {
  const category = await db
    .selectFrom('catalogue.category')
    .select('filters_version as version')
    .where('id', '=', id)
    .$if(lock !== undefined, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!category) return undefined
  const filters = await db
    .selectFrom('catalogue.category_filter as f')
    .innerJoin('catalogue.attribute as a', 'a.id', 'f.attribute_id')
    .select(['a.code', 'f.is_open', 'f.numbers'])
    .where('f.category_id', '=', id)
    .orderBy('f.position')
    .execute()
  return { id, version: category.version, ...writeFilterLists(filters) }
}

/** Every attribute, by its code. */
export const findAttributes = async (
  db: Db,
): Promise<Map<string, Pick<Row<'catalogue.attribute'>, 'id' | 'type'>>> => {
  const rows = await db.selectFrom('catalogue.attribute').select(['id', 'code', 'type']).execute()
  return new Map(rows.map(({ code, ...attribute }) => [code, attribute]))
}

/** Gives categories other filters, and raises their versions. */
export const replaceCategoryFilters = async (
  tx: Db,
  filters: ReadonlyMap<number, readonly CategoryFilter[]>,
): Promise<void> => {
  const ids = [...filters.keys()]
  if (ids.length === 0) return
  await sql`delete from catalogue.category_filter where category_id = any(${ids}::int[])`.execute(tx)
  await insertMany(
    tx,
    'catalogue.category_filter',
    ['category_id', 'position', 'attribute_id', 'is_open', 'numbers'],
    [...filters].flatMap(([category_id, own]) =>
      own.map((filter, position) => ({ category_id, position, ...filter })),
    ),
  )
  await sql`
    update catalogue.category set filters_version = filters_version + 1 where id = any(${ids}::int[])`.execute(
    tx,
  )
}

/** Locks categories for a change of their filters, in the order of their ids. */
export const lockCategories = async (tx: Db, ids: readonly number[]): Promise<void> => {
  await sql`select from catalogue.category where id = any(${ids}::int[]) order by id for update`.execute(tx)
}
