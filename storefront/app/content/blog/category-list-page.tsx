import { apiContext } from '../../api-client/context.ts'
import { blogHandle, BlogView, type BlogLayout } from './blog-view.tsx'
import { loadPosts } from './load-posts.ts'
import type { Route } from './+types/category-list-page'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadPosts(context.get(apiContext), url.searchParams)

export const handle = blogHandle

const layout: BlogLayout = { rest: '/blog/category-list', cards: 'rows', side: 'none', isIndexed: false }

/** `/blog/category-list`: posts as rows over the whole width. */
export default function CategoryListPage({ loaderData }: Route.ComponentProps) {
  return <BlogView list={loaderData} layout={layout} />
}
