import { wishlist } from '@pasok/contract/endpoints'
import { type Wish, jakartaDay } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { findCardsById, findSellableNames, withPrices, type PriceReader } from '../catalogue/index.ts'
import { serve } from '../kernel/index.ts'
import { respondWith, type App } from '../platform/http/http.ts'
import type { Db } from '../platform/index.ts'
import { changeWishlist } from './change-wishlist.ts'
import { listWishes } from './wishlist.store.ts'

interface Parts {
  readonly db: Db
  readonly now: () => Date
}

/** Registers a member's wish list. */
export const wishlistRoutes = (app: App, { db, now }: Parts): void => {
  serve(app, wishlist.showWishlist, async ({ scope, language, query: { page, per_page } }) => {
    const ids = await listWishes(db, scope)
    const shown = ids.slice((page - 1) * per_page, page * per_page)
    const records = await describeWishes({ db, scope, day: jakartaDay(now()) }, shown, language)
    return respondWith({ records, total: ids.length, page, per_page })
  })

  serve(app, wishlist.changeWishlist, async ({ scope, body }) =>
    respondWith(await changeWishlist(db, scope, body)),
  )
}

const describeWishes = async (
  reader: PriceReader,
  ids: readonly number[],
  language: Language,
): Promise<Wish[]> => {
  const found = await findCardsById(reader.db, ids, language)
  const cards = new Map((await withPrices(reader, [...found.values()])).map((card) => [card.id, card]))
  const gone = await findSellableNames(
    reader.db,
    ids.filter((id) => !cards.has(id)),
    language,
  )
  return ids.map((id) => {
    const product = cards.get(id)
    return { id, name: product?.name ?? gone.get(id) ?? '', ...(product && { product }) }
  })
}
