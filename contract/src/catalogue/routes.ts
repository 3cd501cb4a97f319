import { routesOf } from '../route.ts'
import type { schemas } from './schemas.ts'

/** Products, items, brands and categories, one by one. */
export const routes = routesOf<typeof schemas>()({
  showBySlug: {
    method: 'get',
    path: '/v2/product/slug/{slug}',
    access: 'public',
    statuses: [200, 404, 503],
  },
  showCategory: {
    method: 'get',
    path: '/v2/product/category/{slug}',
    access: 'public',
    statuses: [200, 404, 503],
  },
  showItem: {
    method: 'get',
    path: '/v2/product/item/{id}',
    access: 'public',
    statuses: [200, 404, 503],
  },
  showDatasheet: {
    method: 'get',
    path: '/v2/product/header/{id}/datasheet',
    access: 'public',
    statuses: [200, 400, 404, 503],
  },
  countView: {
    method: 'post',
    path: '/v2/product/view',
    access: 'public',
    statuses: [200, 400, 403, 413, 415, 503],
  },
  compareProducts: {
    method: 'get',
    path: '/v2/product/compare',
    access: { member: 'readRecords' },
    statuses: [200, 400, 401, 503],
  },
  listBrands: {
    method: 'get',
    path: '/v2/product/brand',
    access: 'public',
    statuses: [200, 400, 503],
  },
  listCategories: {
    method: 'get',
    path: '/v2/website/categories',
    access: 'public',
    statuses: [200, 400, 503],
  },
})
