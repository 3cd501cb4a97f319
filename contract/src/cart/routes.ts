import { defineRoutes } from '../route.ts'
import { LARGEST_CART_CHANGE } from './limits.ts'
import type { schemas } from './schemas.ts'

/** A member's cart. */
export const routes = defineRoutes<typeof schemas>()({
  showCart: {
    method: 'get',
    path: '/v2/order/cart',
    access: { member: 'placeOrder' },
  },
  changeCart: {
    method: 'post',
    path: '/v2/order/cart',
    access: { member: 'placeOrder' },
    largest: LARGEST_CART_CHANGE,
    refuses: [409],
  },
})
