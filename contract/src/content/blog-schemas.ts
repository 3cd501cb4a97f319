import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { allRecords, data, record, windowed, buildWindowSchema } from '../envelope.ts'
import { keyword } from '../text.ts'
import { blogCategory, contentCard, contentRecord, post, slug } from './documents.ts'
import { POSTS_PER_PAGE } from './kinds.ts'

const tag = 'Blog'
/** A slug, or the number of an id. */
const slugOrId = z.string().regex(/^[\w-]{1,200}$/)
/** Kinds that are read whole, as they stand on one page each. */
const kind = z.enum(['page', 'faq', 'team', 'home', 'menu'])

export const schemas = {
  listPosts: {
    tag,
    summary:
      'Published posts, the newest first; those of a category, and those that hold all words of a keyword',
    query: windowed(POSTS_PER_PAGE, 100, { category: slug.optional(), keyword: keyword.optional() }),
    answer: data(buildWindowSchema(contentCard)),
  },
  showPost: {
    tag,
    summary: 'A published post, by its slug, a former slug or its id',
    params: z.object({ id: slugOrId }),
    answer: record(post),
  },
  listCategories: {
    tag,
    summary: 'The categories of published posts, with how many they have',
    answer: allRecords(blogCategory),
  },
  listContent: {
    tag: 'Website',
    summary:
      'All published documents of a kind with their texts, in their order: questions, people, parts of the home page',
    params: z.object({ kind }),
    answer: allRecords(contentRecord),
  },
  showContent: {
    tag: 'Website',
    summary: 'A published document of a kind, by its slug or a former slug: a page or a menu',
    params: z.object({ kind, slug }),
    answer: record(contentRecord),
  },
  previewContent: {
    tag: 'Website',
    summary:
      'The newest version of a document, published or not, by a link that staff made and that has not ended',
    query: z.object({ token: z.string().regex(/^[\w-]{1,200}$/) }),
    answer: record(contentRecord),
  },
} satisfies ModuleSchemas
