import { blog, POSTS_PER_PAGE, type BlogCategory, type Call, type ContentCard } from '@pasok/contract'
import { isWord } from '../../routing/address.ts'
import { notFound } from '../../routing/not-found.ts'
import { parseKeyword, parsePage } from '../../routing/query.ts'

/** A page of posts with its query. */
export interface PostList {
  readonly posts: readonly ContentCard[]
  readonly total: number
  readonly page: number
  readonly pages: number
  readonly keyword: string
  /** The one that is shown, where that is not all. */
  readonly category: BlogCategory | undefined
  readonly categories: readonly BlogCategory[]
}

/** Loads the posts that an address asks for. A category that has none, and a page beyond the last one, is not found. */
export const loadPosts = async (call: Call, query: URLSearchParams): Promise<PostList> => {
  const [page, keyword, slug] = [parsePage(query), parseKeyword(query), query.get('category')]
  const categories = await loadCategories(call)
  const category = categories.find((one) => one.slug === slug)
  if (slug !== null && !(category && isWord(slug))) throw notFound('route')
  const { status, body } = await call(blog.listPosts, {
    query: {
      offset: String((page - 1) * POSTS_PER_PAGE),
      limit: String(POSTS_PER_PAGE),
      ...(category && { category: category.slug }),
      ...(keyword !== '' && { keyword }),
    },
  })
  if (!('data' in body)) throw new Response(null, { status })
  const { records, total } = body.data
  const pages = Math.max(1, Math.ceil(total / POSTS_PER_PAGE))
  if (page > pages) throw notFound('route')
  return { posts: records, total, page, pages, keyword, category, categories }
}

export const loadCategories = async (call: Call): Promise<readonly BlogCategory[]> => {
  const { status, body } = await call(blog.listCategories)
  if ('data' in body) return body.data.records
  throw new Response(null, { status })
}

/** The posts published last. */
export const loadNewestPosts = async (call: Call, count: number): Promise<readonly ContentCard[]> => {
  const { status, body } = await call(blog.listPosts, { query: { limit: String(count) } })
  if ('data' in body) return body.data.records
  throw new Response(null, { status })
}
