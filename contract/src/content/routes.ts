import { defineRoutes } from '../route.ts'
import type { schemas } from './schemas.ts'

/** Who runs the shop, and the texts that people agree to. */
export const routes = defineRoutes<typeof schemas>()({
  showSettings: {
    method: 'get',
    path: '/v2/website/settings',
    access: 'public',
  },
  showWhatsapp: {
    method: 'get',
    path: '/v2/website/whatsapp',
    access: 'public',
    refuses: [404],
  },
  showTerms: {
    method: 'get',
    path: '/v2/website/terms',
    access: 'public',
    refuses: [404],
  },
  showPrivacy: {
    method: 'get',
    path: '/v2/website/privacy',
    access: 'public',
    refuses: [404],
  },
  sendMessage: {
    method: 'post',
    path: '/website/contact',
    access: 'public',
    refuses: [429],
  },
})
