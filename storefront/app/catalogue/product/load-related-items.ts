import { catalogue, type Call } from '@pasok/contract'
import { shownCard, type ShownCard } from '../listing/card.ts'

/** The items related to one by the catalogue's rules: needed with it, or alternatives. */
export interface RelatedItems {
  readonly needed: readonly ShownCard[]
  readonly alternatives: readonly ShownCard[]
}

/** Loads the related items of an item; none if they can't be loaded. */
export const loadRelatedItems = async (call: Call, itemId: number): Promise<RelatedItems> => {
  const { status, body } = await call(catalogue.showRelated, { params: { id: String(itemId) } })
  if (status !== 200) return { needed: [], alternatives: [] }
  const { needed, alternatives } = body.data
  return { needed: needed.map(shownCard), alternatives: alternatives.map(shownCard) }
}
