import { sql } from 'kysely'
import type { Language } from '@pasok/words'
import type { Db } from '../../platform/index.ts'
import { inLanguage } from '../../catalogue/index.ts'
import type { FacetRow } from './facets.store.ts'

/** The labels of counted and chosen values. */
export interface FacetLabels {
  readonly attributes: readonly {
    id: number
    code: string
    name: string
    unit: string | null
    position: number
  }[]
  readonly choices: readonly {
    id: number
    attribute_id: number
    slug: string
    name: string
    filled: string[]
    /** Of the file that shows it, in the storage. */
    drawing: string | null
  }[]
  readonly brands: readonly { id: number; name: string; slug: string }[]
  readonly categories: readonly {
    id: number
    name: string
    slug: string
    filled: string[]
    position: number
  }[]
}

/** Ids of choices, of attributes with numbers, of brands and of categories. */
export type LabelIds = Readonly<Record<Exclude<FacetRow['kind'], 'size'>, readonly number[]>>

/** Names in the reader's language, in no particular order. */
export const findLabels = async (db: Db, ids: LabelIds, language: Language): Promise<FacetLabels> => {
  const { rows } = await sql<{ [Part in keyof FacetLabels]: FacetLabels[Part] | null }>`
    with choice as materialized (
      select k.id, k.attribute_id, k.slug, ${inLanguage('k.name', language)} as name, k.filled, d.key as drawing
      from catalogue.attribute_choice k left join catalogue.choice_drawing d on d.choice_id = k.id where k.id = any(${ids.choice}::int[]))
    select (select json_agg(c) from choice c) as choices,
      (select json_agg(json_build_object('id', a.id, 'code', a.code, 'name', ${inLanguage('a.name', language)},
         'unit', a.unit, 'position', a.position))
       from catalogue.attribute a where a.id in (select attribute_id from choice) or a.id = any(${ids.number}::int[]))
        as attributes,
      (select json_agg(json_build_object('id', b.id, 'name', b.name, 'slug', b.slug))
       from catalogue.brand b where b.id = any(${ids.brand}::int[])) as brands,
      (select json_agg(json_build_object('id', c.id, 'name', ${inLanguage('c.name', language)},
         'slug', ${inLanguage('c.slug', language)}, 'filled', c.filled, 'position', c.position))
       from catalogue.category c where c.id = any(${ids.category}::int[])) as categories`.execute(db)
  const [row] = rows
  return {
    attributes: row?.attributes ?? [],
    choices: row?.choices ?? [],
    brands: row?.brands ?? [],
    categories: row?.categories ?? [],
  }
}
