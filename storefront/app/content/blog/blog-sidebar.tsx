import { Link } from '@pasok/ui/kit/link.tsx'
import { blog_all, blog_categories, blog_feed, blog_search, blog_search_button } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { PageSearch } from '../page-search.tsx'
import type { PostList } from './load-posts.ts'

interface Props {
  readonly list: Pick<PostList, 'keyword' | 'category' | 'categories'>
  /** The page of posts that it leads to, without a language. */
  readonly rest: string
  /** Stands above the posts, not beside them. */
  readonly isWide?: boolean
}

const entry = 'inline-flex min-h-11 items-center lg:min-h-8'

/** Search, categories and feed of the blog. */
export function BlogSidebar({ list: { keyword, category, categories }, rest, isWide = false }: Props) {
  const link = useLink()
  const to = link(rest)
  return (
    <aside className={`mb-6 ${isWide ? 'md:flex md:items-start md:justify-between md:gap-8' : ''}`}>
      <PageSearch
        action={to}
        label={blog_search()}
        button={blog_search_button()}
        keyword={keyword}
        className={`mb-4 ${isWide ? 'md:w-72 md:shrink-0' : 'md:max-w-[400px]'}`}
      >
        {category && <input type="hidden" name="category" value={category.slug} />}
      </PageSearch>
      <nav aria-label={blog_categories()} className={isWide ? '' : 'border-t border-line pt-3'}>
        {!isWide && <h2 className="mb-1 text-base">{blog_categories()}</h2>}
        <ul className={`flex flex-wrap gap-x-4 ${isWide ? '' : 'lg:block'}`}>
          <li>
            <Link to={to} aria-current={category ? undefined : 'page'} className={entry}>
              {blog_all()}
            </Link>
          </li>
          {categories.map(({ slug, name, post_count }) => (
            <li key={slug}>
              <Link
                to={`${to}?category=${slug}`}
                aria-current={slug === category?.slug ? 'page' : undefined}
                className={entry}
              >
                {name}
                <span className="ml-1 text-ink-soft">({post_count})</span>
              </Link>
            </li>
          ))}
          <li>
            <a href={link('/blog/rss.xml')} className={entry}>
              {blog_feed()}
            </a>
          </li>
        </ul>
      </nav>
    </aside>
  )
}
