import type { ItemCard } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import { findItemCards } from './item-cards.store.ts'
import { findRelatedItems } from './related-items.store.ts'

/** What an item's page shows beside it by the catalogue's rules. */
export interface Related {
  readonly needed: ItemCard[]
  readonly alternatives: ItemCard[]
}

/** Finds what is needed with an item, and what can take its place; nothing for an item that there is not. */
export const findRelated = async (db: Db, itemId: number, language: Language): Promise<Related> => {
  const related = await findRelatedItems(db, itemId)
  const cards = await findItemCards(
    db,
    related.map(({ item_id }) => item_id),
    language,
  )
  const ofKind = (kind: (typeof related)[number]['kind']) =>
    related.flatMap((one) => (one.kind === kind ? (cards.get(one.item_id) ?? []) : []))
  return { needed: ofKind('needed'), alternatives: ofKind('alternative') }
}
