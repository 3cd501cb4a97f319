import { apiContext } from '../../api-client/context.ts'
import { blogHandle, BlogView, type BlogLayout } from './blog-view.tsx'
import { loadPosts } from './load-posts.ts'
import type { Route } from './+types/category-grid-page'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadPosts(context.get(apiContext), url.searchParams)

export const handle = blogHandle

const layout: BlogLayout = { rest: '/blog/category-grid', cards: 'grid', side: 'none', isIndexed: false }

/** `/blog/category-grid`: posts as tiles. */
export default function CategoryGridPage({ loaderData }: Route.ComponentProps) {
  return <BlogView list={loaderData} layout={layout} />
}
