import { routesOf } from '../route.ts'
import type { schemas } from './schemas.ts'

/** Who runs the shop, and the texts that people agree to. */
export const routes = routesOf<typeof schemas>()({
  showSettings: {
    method: 'get',
    path: '/v2/website/settings',
    access: 'public',
    statuses: [200, 503],
  },
  showWhatsapp: {
    method: 'get',
    path: '/v2/website/whatsapp',
    access: 'public',
    statuses: [200, 404, 503],
  },
  showTerms: {
    method: 'get',
    path: '/v2/website/terms',
    access: 'public',
    statuses: [200, 400, 404, 503],
  },
  showPrivacy: {
    method: 'get',
    path: '/v2/website/privacy',
    access: 'public',
    statuses: [200, 400, 404, 503],
  },
  sendMessage: {
    method: 'post',
    path: '/website/contact',
    access: 'public',
    statuses: [200, 400, 403, 413, 415, 429, 503],
  },
})
