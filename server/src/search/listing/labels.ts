import type { Language } from '@pasok/words'
import type { Db } from '../../platform/index.ts'
import { findLabels, type FacetLabels, type LabelIds } from './facet-labels.store.ts'

/** Finds names by ids. Attributes and categories are in their own order, choices by id. */
export type Labels = (ids: LabelIds) => Promise<FacetLabels>
export type FindLabels = (ids: LabelIds, language: Language) => Promise<FacetLabels>

const kinds = ['choice', 'number', 'brand', 'category'] as const

type Placed = { readonly id: number; readonly position: number }
const inOrder = <T extends Placed>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => a.position - b.position || a.id - b.id)

/** Finds names and caches them; unknown ids are not cached. */
export const openLabels = (db: Db, language: Language): Labels => {
  const choices = new Map<number, FacetLabels['choices'][number]>()
  const attributes = new Map<number, FacetLabels['attributes'][number]>()
  const brands = new Map<number, FacetLabels['brands'][number]>()
  const categories = new Map<number, FacetLabels['categories'][number]>()

  const learn = async (ids: LabelIds): Promise<void> => {
    const found = await findLabels(db, ids, language)
    for (const one of found.choices) choices.set(one.id, one)
    for (const one of found.attributes) attributes.set(one.id, one)
    for (const one of found.brands) brands.set(one.id, one)
    for (const one of found.categories) categories.set(one.id, one)
  }
  const named = <T>(ids: readonly number[], names: ReadonlyMap<number, T>): T[] =>
    [...new Set(ids)].flatMap((id) => names.get(id) ?? [])

  return async (ids) => {
    const unknown = {
      choice: ids.choice.filter((id) => !choices.has(id)),
      number: ids.number.filter((id) => !attributes.has(id)),
      brand: ids.brand.filter((id) => !brands.has(id)),
      category: ids.category.filter((id) => !categories.has(id)),
    }
    if (kinds.some((kind) => unknown[kind].length > 0)) await learn(unknown)
    const own = named(ids.choice, choices).toSorted((a, b) => a.id - b.id)
    return {
      choices: own,
      attributes: inOrder(named([...own.map((choice) => choice.attribute_id), ...ids.number], attributes)),
      brands: named(ids.brand, brands),
      categories: inOrder(named(ids.category, categories)),
    }
  }
}
