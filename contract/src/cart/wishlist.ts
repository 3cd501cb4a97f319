import { defineRoutes } from '../route.ts'
import type { schemas } from './wishlist-schemas.ts'

/** A member's wish list. */
export const routes = defineRoutes<typeof schemas>()({
  showWishlist: {
    method: 'get',
    path: '/v2/wishlist',
    access: { member: 'readRecords' },
  },
  changeWishlist: {
    method: 'post',
    path: '/v2/wishlist',
    access: { member: 'readRecords' },
  },
})
