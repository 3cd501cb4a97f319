import { defineRoutes } from '../route.ts'
import type { schemas } from './schemas.ts'

/** Lists of products and items, and what finds them. */
export const routes = defineRoutes<typeof schemas>()({
  listProducts: {
    method: 'get',
    path: '/v2/product/header',
    access: 'public',
    refuses: [404],
  },
  listCategoryItems: {
    method: 'get',
    path: '/v2/product/item',
    access: 'public',
    refuses: [404],
  },
  showHeader: {
    method: 'get',
    path: '/v2/product/header/{id}',
    access: 'public',
  },
  listItems: {
    method: 'get',
    path: '/v2/product/header/{id}/item',
    access: 'public',
  },
  showHomepage: {
    method: 'get',
    path: '/v2/homepage',
    access: 'public',
  },
  listFeatured: {
    method: 'get',
    path: '/v2/homepage/featured-product',
    access: 'public',
    refuses: [404],
  },
  listLatest: {
    method: 'get',
    path: '/v2/homepage/latest-product',
    access: 'public',
    refuses: [404],
  },
  listPopular: {
    method: 'get',
    path: '/v2/homepage/popular-product',
    access: 'public',
    refuses: [404],
  },
  listTopBrand: {
    method: 'get',
    path: '/v2/homepage/top-brand-product',
    access: 'public',
    refuses: [404],
  },
  listMostViewed: {
    method: 'get',
    path: '/v2/homepage/most-viewed-product',
    access: 'public',
    refuses: [404],
  },
  listSpecialOffers: {
    method: 'get',
    path: '/v2/homepage/special-offer-product',
    access: 'public',
    refuses: [404],
  },
  listSpecialOfferItems: {
    method: 'get',
    path: '/v2/homepage/special-offer-product/{id}/item',
    access: { member: 'readRecords' },
  },
  searchSite: {
    method: 'get',
    path: '/v2/website/search',
    access: 'public',
  },
  suggest: {
    method: 'get',
    path: '/v2/website/suggestions',
    access: 'public',
    refuses: [404],
  },
})
