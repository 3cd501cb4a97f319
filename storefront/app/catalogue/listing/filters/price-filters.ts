import { list_filter_discount, list_filter_no, list_filter_yes, price_normal } from '~words'
import type { Filter } from '@pasok/contract'
import { DISCOUNT, PRICE } from '../../../routing/query.ts'
import { NOT_ON_OFFER, ON_OFFER } from '../state.ts'
import type { Offer } from './offer.ts'

/** Price filters, for members who see prices, in the form of the catalogue's filters. They have no counts. */
export const priceFilters = (isOffers: boolean): Filter[] => [
  { slug: PRICE, name: price_normal(), type: 'number', unit: 'Rp.', items: [] },
  ...(isOffers ? [] : [discountFilter()]),
]

const discountFilter = (): Filter => ({
  slug: DISCOUNT,
  name: list_filter_discount(),
  type: 'choice',
  items: [
    { slug: ON_OFFER, name: list_filter_yes(), count: 0 },
    { slug: NOT_ON_OFFER, name: list_filter_no(), count: 0 },
  ],
})

/** The same as a page offers them. */
export const priceOffers = (isOffers: boolean): Offer[] =>
  priceFilters(isOffers).map(({ slug, name, unit, type, items }) => ({
    slug,
    name,
    type,
    ...(unit && { unit }),
    ...(type === 'choice' && {
      values: items.map((item) => ({ value: item.slug, name: item.name })),
      all: items.length,
    }),
  }))
