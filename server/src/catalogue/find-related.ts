import type { ItemCard } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import { findItemCards } from './item-cards.store.ts'
import { findRelatedItems } from './related-items.store.ts'

/** The items related to one by the catalogue's rules. */
export interface Related {
  readonly needed: ItemCard[]
  readonly alternatives: ItemCard[]
}

/** Finds what is needed with an item, and its alternatives. Undefined if there is no such item. */
export const findRelated = async (
  db: Db,
  itemId: number,
  language: Language,
): Promise<Related | undefined> => {
  const related = await findRelatedItems(db, itemId)
  const cards = await findItemCards(db, [itemId, ...related.map(({ item_id }) => item_id)], language)
  if (!cards.has(itemId)) return undefined
  const ofKind = (kind: (typeof related)[number]['kind']) =>
    related.flatMap((one) => (one.kind === kind ? (cards.get(one.item_id) ?? []) : []))
  return { needed: ofKind('needed'), alternatives: ofKind('alternative') }
}
