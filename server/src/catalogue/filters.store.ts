import type { Refusal } from '@pasok/words'
import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'
import { readRange, type AttributeFilter, type GivenFilter } from './filters.ts'

interface KnownAttribute {
  readonly id: number
  readonly code: string
  readonly type: 'choice' | 'number' | 'text'
  readonly choices: { id: number; slug: string }[] | null
}

/**
 * What filters mean: their attributes' ids, and those of their values. One of an unknown attribute, or of one whose
 * values are free texts, is left aside; an unknown value is one that no item has.
 */
export const findFilters = async (
  db: Db,
  given: readonly GivenFilter[],
): Promise<AttributeFilter[] | { readonly errors: Record<string, Refusal> }> => {
  if (given.length === 0) return []
  const values = new Map(given.map(({ slug, text }) => [slug, text.split(',').map((one) => one.trim())]))
  const { rows } = await sql<KnownAttribute>`
    select a.id, a.code, a.type,
      (select json_agg(json_build_object('id', k.id, 'slug', k.slug)) from catalogue.attribute_choice k
       where k.attribute_id = a.id and k.slug = any(${[...values.values()].flat()}::text[])) as choices
    from catalogue.attribute a where a.code = any(${[...values.keys()]}::text[]) and a.type <> 'text'`.execute(
    db,
  )
  const errors: Record<string, Refusal> = {}
  const filters = rows.flatMap(({ id, code, type, choices }): AttributeFilter[] => {
    const slugs = values.get(code) ?? []
    if (type === 'choice') {
      // One slug can be a value of several of the attributes asked for.
      const chosen = (choices ?? []).filter(({ slug }) => slugs.includes(slug))
      return [{ attributeId: id, choiceIds: chosen.map((choice) => choice.id) }]
    }
    const range = readRange(slugs.join(','))
    if (range) return [{ attributeId: id, ...range }]
    errors[`filter_${code}`] = 'not_a_range'
    return []
  })
  return Object.keys(errors).length > 0 ? { errors } : filters
}
