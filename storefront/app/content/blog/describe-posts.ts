import { blog_description, blog_empty, blog_nothing, blog_search_description } from '~words'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { cutBehindWord, LONGEST_DESCRIPTION } from '../../layout/head/plain-text.ts'
import type { PostList } from './load-posts.ts'

/** A list of posts in a sentence: its title or keyword, how many posts it has, and the titles of this page. */
export const describePosts = (
  title: string,
  { posts, total, keyword }: Pick<PostList, 'posts' | 'total' | 'keyword'>,
): string => {
  if (!import.meta.env.SSR) return ''
  if (total === 0) return `${title}. ${keyword === '' ? blog_empty() : blog_nothing()}`
  const texts = { title, total: decimal(total), names: posts.map((post) => post.title).join('; ') }
  const description =
    keyword === '' ? blog_description(texts) : blog_search_description({ ...texts, keyword })
  return cutBehindWord(description, LONGEST_DESCRIPTION)
}
