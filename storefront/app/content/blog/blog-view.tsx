import { Link } from '@pasok/ui/kit/link.tsx'
import {
  blog_all,
  blog_empty,
  blog_feed,
  blog_found,
  blog_lead,
  blog_nothing,
  blog_page,
  blog_posts,
  blog_show_all,
  blog_title,
  shell_home,
} from '~words'
import { PageHead } from '../../layout/head/page-head.tsx'
import type { PageHandle } from '../../routing/use-link.ts'
import { useLink } from '../../routing/use-link.ts'
import { Breadcrumb } from '@pasok/ui/kit/breadcrumb.tsx'
import { Pagination } from '@pasok/ui/kit/pagination.tsx'
import { BlogSidebar } from './blog-sidebar.tsx'
import { blogQuery, blogSearch } from './blog-query.ts'
import { describePosts } from './describe-posts.ts'
import type { PostList } from './load-posts.ts'
import { PostCard, type CardForm } from './post-card.tsx'

/** How a page of posts is laid out. */
export interface BlogLayout {
  /** Its path without a language. */
  readonly rest: string
  readonly cards: CardForm
  readonly side: 'left' | 'right' | 'none'
  /** Whether search engines list it: one of the layouts stands for all. */
  readonly isIndexed: boolean
}

/** The address of a page of posts in the other language, for the pages' handles. */
export const blogHandle: PageHandle<PostList> = {
  queryIn: (list) => blogSearch(list, list.page),
}

const grids = {
  rows: 'divide-y divide-line border-b border-line',
  wide: 'grid gap-10',
  grid: 'grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3',
} as const satisfies Record<CardForm, string>
const sides = {
  left: 'lg:grid lg:grid-cols-[260px_minmax(0,1fr)] lg:gap-10',
  right: 'lg:grid lg:grid-cols-[minmax(0,1fr)_260px] lg:gap-10',
  none: '',
} as const

/** Posts as a list, in any of the blog's layouts. */
export function BlogView({ list, layout }: { readonly list: PostList; readonly layout: BlogLayout }) {
  const link = useLink()
  const { posts, total, page, pages, keyword, category } = list
  const { rest, cards, side, isIndexed } = layout
  const name = category?.name ?? blog_title()
  const title = page === 1 ? name : `${name} – ${blog_page({ page })}`
  const steps = [
    { name: shell_home(), to: link('/') },
    { name: blog_title(), to: link(rest) },
    ...(category ? [{ name: category.name, to: link(rest) + blogSearch({ keyword: '', category }, 1) }] : []),
  ]
  const sidebar = <BlogSidebar list={list} rest={rest} isWide={side === 'none'} />
  return (
    <div className="frame py-6 lg:py-8">
      <PageHead
        title={title}
        description={
          isIndexed && title === blog_title() && keyword === '' ? blog_lead() : describePosts(title, list)
        }
        rest={rest}
        query={blogQuery(list, page)}
        indexed={isIndexed && keyword === ''}
        trail={steps}
      />
      <link rel="alternate" type="application/rss+xml" title={blog_feed()} href={link('/blog/rss.xml')} />
      <link rel="alternate" type="application/atom+xml" href={link('/blog/atom.xml')} />
      <Breadcrumb steps={steps} here />
      <header className="mt-3 mb-6 border-b-2 border-ink pb-3 lg:mb-8">
        <h1 className="text-2xl lg:text-3xl">{name}</h1>
        {!category && keyword === '' && <p className="mt-2 max-w-[75ch] text-ink-soft">{blog_lead()}</p>}
        {keyword !== '' && (
          <p className="mt-2" role="status">
            {total === 0 ? blog_nothing() : blog_found({ count: total, keyword })}{' '}
            <Link to={link(rest)} className="underline">
              {blog_show_all()}
            </Link>
          </p>
        )}
      </header>
      <div className={sides[side]}>
        {side === 'left' && sidebar}
        <section aria-label={category ? category.name : blog_all()} className="min-w-0">
          {side === 'none' && sidebar}
          {posts.length === 0 && keyword === '' && <p>{blog_empty()}</p>}
          {posts.length > 0 && (
            <ul className={grids[cards]} aria-label={blog_posts()}>
              {posts.map((post, at) => (
                <li key={post.id}>
                  <PostCard post={post} form={cards} isFirst={at === 0} />
                </li>
              ))}
            </ul>
          )}
          <Pagination page={page} pages={pages} buildAddress={(to) => link(rest) + blogSearch(list, to)} />
        </section>
        {side === 'right' && sidebar}
      </div>
    </div>
  )
}
