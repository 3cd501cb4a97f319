import { search, type Call, type Homepage } from '@pasok/contract'
import { shownCard, type ShownCard } from '../catalogue/listing/card.ts'

/** The home page's lists by their kinds; without them where they can't be loaded. */
export type HomeLists = Readonly<Partial<Record<keyof Homepage, ShownCard[]>>>

/** Loads all lists at once. */
export const loadHomeLists = async (call: Call): Promise<HomeLists> => {
  const { status, body } = await call(search.showHomepage)
  if (status !== 200) return {}
  const lists = Object.entries(body.data.record)
  return Object.fromEntries(lists.map(([kind, cards]) => [kind, cards.map(shownCard)]))
}
