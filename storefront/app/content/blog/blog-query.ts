import type { Query } from '../../routing/canonical.ts'
import type { PostList } from './load-posts.ts'

/** The parameters of a page of posts. */
export const blogQuery = (
  { keyword, category }: Pick<PostList, 'keyword' | 'category'>,
  page: number,
): Query => ({
  category: category?.slug,
  keyword: keyword === '' ? undefined : keyword,
  page: page === 1 ? undefined : String(page),
})

/** The same as a text, '?' included where there are any. */
export const blogSearch = (list: Pick<PostList, 'keyword' | 'category'>, page: number): string => {
  const entries = Object.entries(blogQuery(list, page)).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`
}
