import { apiContext } from '../../api-client/context.ts'
import { blogHandle, BlogView, type BlogLayout } from './blog-view.tsx'
import { loadPosts } from './load-posts.ts'
import type { Route } from './+types/category-classic-page'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadPosts(context.get(apiContext), url.searchParams)

export const handle = blogHandle

const layout: BlogLayout = { rest: '/blog/category-classic', cards: 'wide', side: 'right', isIndexed: false }

/** `/blog/category-classic`: posts under wide pictures, with the sidebar at their right. */
export default function CategoryClassicPage({ loaderData }: Route.ComponentProps) {
  return <BlogView list={loaderData} layout={layout} />
}
