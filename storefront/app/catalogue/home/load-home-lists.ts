import { HOME_SIZE, search, type Call } from '@pasok/contract'
import { shownCard, type ShownCard } from '../listing/card.ts'
import { withoutRepeats } from './without-repeats.ts'

const calls = {
  offers: search.listSpecialOffers,
  featured: search.listFeatured,
  popular: search.listPopular,
  latest: search.listLatest,
  topBrand: search.listTopBrand,
  mostViewed: search.listMostViewed,
} as const

/** The home page's lists by their kinds; one that could not be loaded is absent. */
export type HomeLists = Readonly<Partial<Record<keyof typeof calls, ShownCard[]>>>

/** So many are requested of a list of seven: those that an earlier list shows are left out of it. */
const REQUESTED = 5 * HOME_SIZE

/** Loads all lists at once; special offers where prices are seen. No product is in two of them. */
export const loadHomeLists = async (call: Call, seesPrices: boolean): Promise<HomeLists> => {
  const kinds = Object.entries(calls).filter(([kind]) => kind !== 'offers' || seesPrices)
  const lists = await Promise.all(
    kinds.map(async ([kind, list]) => {
      const isLong = kind === 'featured'
      const { status, body } = await call(list, isLong ? {} : { query: { limit: String(REQUESTED) } })
      if (status !== 200) return []
      const cards = body.data.records.map(shownCard)
      return [[kind, cards, isLong ? cards.length : HOME_SIZE] as const]
    }),
  )
  return Object.fromEntries(withoutRepeats(lists.flat()))
}
