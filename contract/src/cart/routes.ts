import { routesOf } from '../route.ts'
import { LARGEST_CART_CHANGE } from './limits.ts'
import type { schemas } from './schemas.ts'

/** A member's cart. */
export const routes = routesOf<typeof schemas>()({
  showCart: {
    method: 'get',
    path: '/v2/order/cart',
    access: { member: 'placeOrder' },
    statuses: [200, 400, 401, 403, 503],
  },
  changeCart: {
    method: 'post',
    path: '/v2/order/cart',
    access: { member: 'placeOrder' },
    largest: LARGEST_CART_CHANGE,
    statuses: [200, 400, 401, 403, 409, 413, 415, 503],
  },
})
