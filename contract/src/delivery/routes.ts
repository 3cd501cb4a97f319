import { defineRoutes } from '../route.ts'
import type { schemas } from './schemas.ts'

/** What delivery costs, for everybody. */
export const routes = defineRoutes<typeof schemas>()({
  showDelivery: {
    method: 'get',
    path: '/v2/website/delivery',
    access: 'public',
  },
})
