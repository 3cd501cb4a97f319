import { search, type Call } from '@pasok/contract'
import { shownCard, type ShownCard } from './listing/card.ts'

/** The home page's lists by their kinds; one that could not be had is absent. */
export type HomeLists = Readonly<Partial<Record<keyof typeof calls | 'offers', ShownCard[]>>>

const calls = {
  featured: search.listFeatured,
  popular: search.listPopular,
  latest: search.listLatest,
  topBrand: search.listTopBrand,
  mostViewed: search.listMostViewed,
} as const

/** Asks for all lists at once, each as long as the API makes it (§9); for special offers where prices are seen. */
export const loadHomeLists = async (call: Call, seesPrices: boolean): Promise<HomeLists> => {
  const asked = { ...(seesPrices && { offers: search.listSpecialOffers }), ...calls }
  const lists = await Promise.all(
    Object.entries(asked).map(async ([kind, list]) => {
      const { status, body } = await call(list)
      return status === 200 ? [[kind, body.data.records.map(shownCard)] as const] : []
    }),
  )
  return Object.fromEntries(lists.flat())
}
