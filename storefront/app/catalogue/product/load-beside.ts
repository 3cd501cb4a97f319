import { catalogue, type Call } from '@pasok/contract'
import { shownCard, type ShownCard } from '../listing/card.ts'

/** Items that the catalogue's rules show beside one: needed with it, or in its place. */
export interface BesideItems {
  readonly needed: readonly ShownCard[]
  readonly alternatives: readonly ShownCard[]
}

/** What stands beside an item. A page does without where it can't be had. */
export const loadBeside = async (call: Call, itemId: number): Promise<BesideItems> => {
  const { status, body } = await call(catalogue.showRelated, { params: { id: String(itemId) } })
  if (status !== 200) return { needed: [], alternatives: [] }
  const { needed, alternatives } = body.data
  return { needed: needed.map(shownCard), alternatives: alternatives.map(shownCard) }
}
