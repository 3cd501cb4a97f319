import { routesOf } from '../route.ts'
import type { schemas } from './schemas.ts'

/** What delivery costs, for everybody. */
export const routes = routesOf<typeof schemas>()({
  showDelivery: {
    method: 'get',
    path: '/v2/website/delivery',
    access: 'public',
  },
})
