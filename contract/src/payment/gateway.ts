import { defineRoutes } from '../route.ts'
import type { schemas } from './gateway-schemas.ts'

/** In bytes: what a notification brings. */
const LARGEST_NOTIFICATION = 20_000

/** What the payment gateway calls. */
export const gatewayRoutes = defineRoutes<typeof schemas>()({
  notifyOfPayment: {
    method: 'post',
    path: '/payments/midtrans/notification',
    access: 'public',
    largest: LARGEST_NOTIFICATION,
    refuses: [404, 429],
  },
})
