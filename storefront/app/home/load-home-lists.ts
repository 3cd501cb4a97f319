import { search, type Call, type Homepage } from '@pasok/contract'
import type { ShownPicture } from '@pasok/ui/records/catalogue/product-picture.tsx'
import { shownCard, pickPicture, type ShownCard } from '../catalogue/listing/card.ts'

/** The home page's lists by their kinds. */
export type HomeLists = Readonly<Partial<Record<keyof Homepage, ShownCard[]>>>

interface LoadedLists {
  readonly lists: HomeLists
  readonly inStockCount: number
  /** Of the categories of the first level, by their ids. */
  readonly pictures: ReadonlyMap<number, ShownPicture>
}

/** All lists at once, how many items are in stock, and the categories' pictures; nothing where they can't be loaded. */
export const loadHomeLists = async (call: Call): Promise<LoadedLists> => {
  const { status, body } = await call(search.showHomepage)
  if (status !== 200) return { lists: {}, inStockCount: 0, pictures: new Map() }
  const lists = Object.entries(body.data.record)
  return {
    lists: Object.fromEntries(lists.map(([kind, cards]) => [kind, cards.map(shownCard)])),
    inStockCount: body.data.in_stock_count,
    pictures: new Map(
      body.data.category_pictures.map(({ category_id, picture }) => [category_id, pickPicture(picture)]),
    ),
  }
}
