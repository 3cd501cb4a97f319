import { defineRoutes } from '../route.ts'
import type { schemas } from './staff-schemas.ts'

const access = { staff: 'editCatalogue' } as const

/** How staff arrange the catalogue. */
export const staffRoutes = defineRoutes<typeof schemas>()({
  showCategoryFilters: {
    method: 'get',
    path: '/staff/catalogue/categories/{id}/filters',
    access,
  },
  changeCategoryFilters: {
    method: 'put',
    path: '/staff/catalogue/categories/{id}/filters',
    access,
    refuses: [409],
  },
  showProductFields: {
    method: 'get',
    path: '/staff/catalogue/products/{id}/fields',
    access,
  },
  changeProductFields: {
    method: 'put',
    path: '/staff/catalogue/products/{id}/fields',
    access,
    refuses: [409],
  },
  showItemFields: {
    method: 'get',
    path: '/staff/catalogue/items/{id}/fields',
    access,
  },
  changeItemFields: {
    method: 'put',
    path: '/staff/catalogue/items/{id}/fields',
    access,
    refuses: [409],
  },
  showOtherNumbers: {
    method: 'get',
    path: '/staff/catalogue/items/{id}/other-numbers',
    access,
  },
  changeOtherNumbers: {
    method: 'put',
    path: '/staff/catalogue/items/{id}/other-numbers',
    access,
    refuses: [409],
  },
})
