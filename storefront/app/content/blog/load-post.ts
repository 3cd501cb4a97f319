import { blog, type BlogCategory, type Call, type ContentCard, type Post } from '@pasok/contract'
import { movedTo } from '../../routing/moved.ts'
import { notFound } from '../../routing/not-found.ts'
import { loadCategories, loadNewestPosts } from './load-posts.ts'

const NEWEST = 5

/** A post with its sidebar. */
export interface PostPage {
  readonly post: Post
  readonly newest: readonly Pick<ContentCard, 'id' | 'slug' | 'title'>[]
  readonly categories: readonly BlogCategory[]
}

/** Loads a post by its slug or id; leads to its address where it had that slug before. */
export const loadPost = async (call: Call, slugOrId: string): Promise<PostPage> => {
  const [{ status, body }, newest, categories] = await Promise.all([
    call(blog.showPost, { params: { id: slugOrId } }),
    loadNewestPosts(call, NEWEST),
    loadCategories(call),
  ])
  if (status === 404) throw notFound('route')
  if (!('data' in body)) throw new Response(null, { status })
  const { record: post } = body.data
  if (post.slug !== slugOrId && !/^\d+$/.test(slugOrId)) throw movedTo(`/blog/${post.slug}`)
  return {
    post,
    newest: newest.map(({ id, slug, title }) => ({ id, slug, title })),
    categories,
  }
}

/** Loads the post that was published last, for the layouts that show a post without naming one. */
export const loadNewestPost = async (call: Call): Promise<PostPage> => {
  const [newest] = await loadNewestPosts(call, 1)
  if (!newest) throw notFound('route')
  return loadPost(call, newest.slug)
}
