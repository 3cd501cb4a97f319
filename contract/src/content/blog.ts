import { routesOf } from '../route.ts'
import type { schemas } from './blog-schemas.ts'

/** What everybody reads: posts, and the other documents of the content module. */
export const blogRoutes = routesOf<typeof schemas>()({
  listPosts: { method: 'get', path: '/blog/post', access: 'public', statuses: [200, 400, 503] },
  showPost: { method: 'get', path: '/blog/post/{id}', access: 'public', statuses: [200, 404, 503] },
  listCategories: { method: 'get', path: '/blog/category', access: 'public', statuses: [200, 503] },
  listContent: {
    method: 'get',
    path: '/v2/website/content/{kind}',
    access: 'public',
    statuses: [200, 404, 503],
  },
  showContent: {
    method: 'get',
    path: '/v2/website/content/{kind}/{slug}',
    access: 'public',
    statuses: [200, 404, 503],
  },
  previewContent: {
    method: 'get',
    path: '/v2/website/preview',
    access: 'public',
    statuses: [200, 400, 404, 503],
  },
})
