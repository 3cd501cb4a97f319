import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'

/** An attribute with a filter; free texts have none. */
export interface FilterAttribute {
  readonly id: number
  readonly type: 'choice' | 'number'
}

/** All attributes with a filter, by code. */
export const findFilterAttributes = async (db: Db): Promise<ReadonlyMap<string, FilterAttribute>> => {
  const { rows } = await sql<FilterAttribute & { code: string }>`
    select id, code, type from catalogue.attribute where type <> 'text'`.execute(db)
  return new Map(rows.map(({ code, ...attribute }) => [code, attribute]))
}

/** The ids of an attribute's options by their slugs. */
export const findChoiceIds = async (db: Db, attributeId: number): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ id: number; slug: string }>`
    select id, slug from catalogue.attribute_choice where attribute_id = ${attributeId}`.execute(db)
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
