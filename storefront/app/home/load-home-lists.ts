import { search, type Call, type Homepage } from '@pasok/contract'
import { shownCard, type ShownCard } from '../catalogue/listing/card.ts'

/** The home page's lists by their kinds. */
export type HomeLists = Readonly<Partial<Record<keyof Homepage, ShownCard[]>>>

/** All lists at once, and how many items are in stock; neither where they can't be loaded. */
export const loadHomeLists = async (
  call: Call,
): Promise<{ readonly lists: HomeLists; readonly inStockCount: number }> => {
  const { status, body } = await call(search.showHomepage)
  if (status !== 200) return { lists: {}, inStockCount: 0 }
  const lists = Object.entries(body.data.record)
  return {
    lists: Object.fromEntries(lists.map(([kind, cards]) => [kind, cards.map(shownCard)])),
    inStockCount: body.data.in_stock_count,
  }
}
