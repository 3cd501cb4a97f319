import { apiContext } from '../../api-client/context.ts'
import { blogHandle, BlogView, type BlogLayout } from './blog-view.tsx'
import { loadPosts } from './load-posts.ts'
import type { Route } from './+types/blog-page'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadPosts(context.get(apiContext), url.searchParams)

export const handle = blogHandle

const layout: BlogLayout = { rest: '/blog', cards: 'rows', side: 'right', isIndexed: true }

/** `/blog`: all posts, a category's, or what a keyword found. */
export default function BlogPage({ loaderData }: Route.ComponentProps) {
  return <BlogView list={loaderData} layout={layout} />
}
