import { defineRoutes } from '../route.ts'
import type { schemas } from './blog-schemas.ts'

/** What everybody reads: posts, and the other documents of the content module. */
export const blogRoutes = defineRoutes<typeof schemas>()({
  listPosts: { method: 'get', path: '/blog/post', access: 'public' },
  showPost: { method: 'get', path: '/blog/post/{id}', access: 'public' },
  listCategories: { method: 'get', path: '/blog/category', access: 'public' },
  listContent: {
    method: 'get',
    path: '/v2/website/content/{kind}',
    access: 'public',
  },
  showContent: {
    method: 'get',
    path: '/v2/website/content/{kind}/{slug}',
    access: 'public',
  },
  previewContent: {
    method: 'get',
    path: '/v2/website/preview',
    access: 'public',
    refuses: [404],
  },
})
