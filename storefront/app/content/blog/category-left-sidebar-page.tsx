import { apiContext } from '../../api-client/context.ts'
import { blogHandle, BlogView, type BlogLayout } from './blog-view.tsx'
import { loadPosts } from './load-posts.ts'
import type { Route } from './+types/category-left-sidebar-page'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadPosts(context.get(apiContext), url.searchParams)

export const handle = blogHandle

const layout: BlogLayout = {
  rest: '/blog/category-left-sidebar',
  cards: 'wide',
  side: 'left',
  isIndexed: false,
}

/** `/blog/category-left-sidebar`: posts under wide pictures, with the sidebar at their left. */
export default function CategoryLeftSidebarPage({ loaderData }: Route.ComponentProps) {
  return <BlogView list={loaderData} layout={layout} />
}
