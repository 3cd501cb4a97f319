import { defineRoutes } from '../route.ts'
import type { schemas } from './schemas.ts'

/** Products, items, brands and categories, one by one. */
export const routes = defineRoutes<typeof schemas>()({
  showBySlug: {
    method: 'get',
    path: '/v2/product/slug/{slug}',
    access: 'public',
  },
  showCategory: {
    method: 'get',
    path: '/v2/product/category/{slug}',
    access: 'public',
  },
  showItem: {
    method: 'get',
    path: '/v2/product/item/{id}',
    access: 'public',
  },
  showRelated: {
    method: 'get',
    path: '/v2/product/item/{id}/related',
    access: 'public',
  },
  showDatasheet: {
    method: 'get',
    path: '/v2/product/header/{id}/datasheet',
    access: 'public',
  },
  showItemDatasheet: {
    method: 'get',
    path: '/v2/product/item/{id}/datasheet',
    access: 'public',
  },
  countView: {
    method: 'post',
    path: '/v2/product/view',
    access: 'public',
  },
  compareProducts: {
    method: 'get',
    path: '/v2/product/compare',
    access: { member: 'readRecords' },
  },
  listBrands: {
    method: 'get',
    path: '/v2/product/brand',
    access: 'public',
  },
  listCategories: {
    method: 'get',
    path: '/v2/website/categories',
    access: 'public',
  },
})
