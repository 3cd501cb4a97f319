import { routesOf } from '../route.ts'
import type { schemas } from './schemas.ts'

/** Lists of products and items, and what finds them. */
export const routes = routesOf<typeof schemas>()({
  listProducts: {
    method: 'get',
    path: '/v2/product/header',
    access: 'public',
    statuses: [200, 400, 404, 503],
  },
  showHeader: {
    method: 'get',
    path: '/v2/product/header/{id}',
    access: 'public',
    statuses: [200, 400, 404, 503],
  },
  listItems: {
    method: 'get',
    path: '/v2/product/header/{id}/item',
    access: 'public',
    statuses: [200, 400, 404, 503],
  },
  showHomepage: {
    method: 'get',
    path: '/v2/homepage',
    access: 'public',
    statuses: [200, 503],
  },
  listFeatured: {
    method: 'get',
    path: '/v2/homepage/featured-product',
    access: 'public',
    statuses: [200, 400, 404, 503],
  },
  listLatest: {
    method: 'get',
    path: '/v2/homepage/latest-product',
    access: 'public',
    statuses: [200, 400, 404, 503],
  },
  listPopular: {
    method: 'get',
    path: '/v2/homepage/popular-product',
    access: 'public',
    statuses: [200, 400, 404, 503],
  },
  listTopBrand: {
    method: 'get',
    path: '/v2/homepage/top-brand-product',
    access: 'public',
    statuses: [200, 400, 404, 503],
  },
  listMostViewed: {
    method: 'get',
    path: '/v2/homepage/most-viewed-product',
    access: 'public',
    statuses: [200, 400, 404, 503],
  },
  listSpecialOffers: {
    method: 'get',
    path: '/v2/homepage/special-offer-product',
    access: 'public',
    statuses: [200, 400, 404, 503],
  },
  listSpecialOfferItems: {
    method: 'get',
    path: '/v2/homepage/special-offer-product/{id}/item',
    access: { member: 'readRecords' },
    statuses: [200, 400, 401, 404, 503],
  },
  searchSite: {
    method: 'get',
    path: '/v2/website/search',
    access: 'public',
    statuses: [200, 400, 503],
  },
  suggest: {
    method: 'get',
    path: '/v2/website/suggestions',
    access: 'public',
    statuses: [200, 400, 404, 503],
  },
})
