import { blog, type Call, type ContentRecord } from '@pasok/contract'
import { movedTo } from '../routing/moved.ts'
import { notFound } from '../routing/not-found.ts'

/** Kinds of documents that stand on pages of the shop; posts are the blog's. */
type ShownKind = 'page' | 'faq' | 'team' | 'home' | 'menu'

/** All published documents of a kind in their order: questions, people, parts of the home page. */
export const loadDocuments = async (call: Call, kind: ShownKind): Promise<ContentRecord[]> => {
  const { status, body } = await call(blog.listContent, { params: { kind } })
  if ('data' in body) return [...body.data.records]
  throw new Response(null, { status })
}

/** A published page by its slug or a former one; undefined where there is none. */
const findBySlug = async (call: Call, slug: string): Promise<ContentRecord | undefined> => {
  const { status, body } = await call(blog.showContent, { params: { kind: 'page', slug } })
  if ('data' in body) return body.data.record
  if (status === 404) return undefined
  throw new Response(null, { status })
}

/** A published page by its slug; undefined where there is none. */
export const findPage = async (call: Call, slug: string): Promise<ContentRecord | undefined> => {
  const page = await findBySlug(call, slug)
  return page?.slug === slug ? page : undefined
}

/** A published page by its slug; leads to its address where it had that slug before, to the error page where there is none. */
export const loadPage = async (call: Call, slug: string): Promise<ContentRecord> => {
  const page = await findBySlug(call, slug)
  if (!page) throw notFound('route')
  if (page.slug !== slug) throw movedTo(`/site/${page.slug}`)
  return page
}
