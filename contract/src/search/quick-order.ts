import { defineRoutes } from '../route.ts'
import { LARGEST_MATCH, LARGEST_ROWS_FORM } from './limits.ts'
import type { schemas } from './quick-order-schemas.ts'

/** Rows of a buyer's list, and which items they mean. */
export const routes = defineRoutes<typeof schemas>()({
  readRows: {
    method: 'post',
    path: '/v2/order/quick-order/read',
    access: { member: 'placeOrder' },
    largest: LARGEST_ROWS_FORM,
    refuses: [429],
  },
  matchRows: {
    method: 'post',
    path: '/v2/order/quick-order/match',
    access: { member: 'placeOrder' },
    largest: LARGEST_MATCH,
    refuses: [429],
  },
})
