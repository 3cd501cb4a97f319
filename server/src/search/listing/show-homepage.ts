import { FEATURED_SIZE, HOME_SIZE, type Homepage } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { findPriceKeys, toHeaderCard, type PriceReader } from '../../catalogue/index.ts'
import type { Db, Remember } from '../../platform/index.ts'
import { chooseHomeProducts } from './choose-home-products.ts'
import { findHomeList, type HomeList } from './homepage.store.ts'

/** The lists in the order in which they choose, with how many products each shows. */
const sizes: Readonly<Record<HomeList, number>> = {
  special_offer: HOME_SIZE,
  featured: FEATURED_SIZE,
  popular: HOME_SIZE,
  latest: HOME_SIZE,
  top_brand: HOME_SIZE,
  most_viewed: HOME_SIZE,
}

/** Products that a list chooses from: as many as the page shows, so that earlier lists leave each its own. */
const CANDIDATES = Object.values(sizes).reduce((sum, size) => sum + size, 0)

/**
 * All lists of the home page, no product twice. What is on special offer is for members, and so are prices; the candidates
 * of the other lists are everybody's, and are read once for a site version.
 */
export const showHomepage = async (
  { guestDb, remember }: { readonly guestDb: Db; readonly remember: Remember },
  reader: PriceReader | undefined,
  language: Language,
): Promise<Homepage> => {
  const window = { language, offset: 0, limit: CANDIDATES }
  const candidates = await Promise.all(
    (Object.entries(sizes) as [HomeList, number][])
      .filter(([list]) => reader !== undefined || list !== 'special_offer')
      .map(async ([list, most]) => {
        const { rows } =
          reader && list === 'special_offer'
            ? await findHomeList(reader.db, list, { prices: { discounted: true } }, window)
            : await remember(`home ${list} ${language}`, () => findHomeList(guestDb, list, {}, window))
        return { list, most, records: rows }
      }),
  )
  const chosen = chooseHomeProducts(candidates, HOME_SIZE).map(
    ([list, rows]) => [list, rows.map((row) => toHeaderCard(row, language))] as const,
  )
  const pricesFor = await findPriceKeys(
    reader,
    chosen.flatMap(([, cards]) => cards),
  )
  const lists = chosen.map(([list, cards]) => [list, cards.map((card) => ({ ...card, ...pricesFor(card) }))])
  return { special_offer: [], ...(Object.fromEntries(lists) as Omit<Homepage, 'special_offer'>) }
}
