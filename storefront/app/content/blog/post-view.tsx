import { formatDay } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  blog_contents,
  blog_newer,
  blog_newest,
  blog_older,
  blog_title,
  blog_updated,
  shell_home,
} from '~words'
import { getLocale } from '~words/runtime.js'
import { pictureSources } from '@pasok/ui/records/catalogue/product-picture.tsx'
import { PageHead } from '../../layout/head/page-head.tsx'
import { useRootData } from '../../layout/root-data.ts'
import { useLink } from '../../routing/use-link.ts'
import { Breadcrumb } from '@pasok/ui/kit/breadcrumb.tsx'
import { listHeadings } from '../heading-ids.ts'
import { MAIN_TEXT, PageText } from '../page-text.tsx'
import { articleJsonLd } from './article-json-ld.ts'
import { BlogSidebar } from './blog-sidebar.tsx'
import type { PostPage } from './load-post.ts'
import { PostFacts } from './post-facts.tsx'

interface Props extends PostPage {
  /** Whether other posts and categories stand beside it. */
  readonly hasSidebar: boolean
  /** Whether search engines list the page: the post's own alone. */
  readonly isIndexed: boolean
}

/** A post, in any of the blog's layouts. */
export function PostView({ post, newest, categories, hasSidebar, isIndexed }: Props) {
  const link = useLink()
  const { settings, origin = '' } = useRootData() ?? {}
  const { slug, title, summary, picture, body } = post
  const [category] = post.categories
  const contents = listHeadings(body, MAIN_TEXT)
  const language = getLocale()
  const steps = [
    { name: shell_home(), to: link('/') },
    { name: blog_title(), to: link('/blog') },
    ...(category ? [{ name: category.name, to: `${link('/blog')}?category=${category.slug}` }] : []),
  ]
  const isUpdated = post.updated_at.slice(0, 10) > post.published_at.slice(0, 10)
  return (
    <div className="frame py-6 lg:py-8">
      <PageHead
        title={title}
        description={summary}
        rest={`/blog/${slug}`}
        indexed={isIndexed}
        {...(settings && {
          share: {
            kind: 'article',
            title,
            description: summary,
            image: post.share_image ?? settings.share_image,
            ...(picture?.alt && post.share_image !== null && { imageText: picture.alt }),
          },
        })}
        trail={[...steps, { name: title }]}
        things={[articleJsonLd(post, { origin, language, shop: settings?.name ?? '' })]}
      />
      <Breadcrumb steps={steps} />
      <div
        className={
          hasSidebar
            ? 'mt-3 lg:grid lg:grid-cols-[minmax(0,1fr)_260px] lg:gap-10'
            : 'mx-auto mt-3 max-w-[1000px]'
        }
      >
        <article className="min-w-0">
          <header className="border-b-2 border-ink pb-4">
            <h1 className="max-w-[30ch] text-2xl lg:text-3xl">{title}</h1>
            <PostFacts post={post} />
            <p className="mt-3 max-w-[65ch] text-lg text-ink-soft">{summary}</p>
          </header>
          {picture && (
            <img
              {...pictureSources(picture, '(min-width: 64rem) 1000px, 100vw')}
              src={picture.image_1024}
              width={picture.width}
              height={picture.height}
              alt={picture.alt}
              decoding="async"
              className="mt-5 max-h-[420px] w-full border border-line bg-white object-contain p-2"
            />
          )}
          {contents.length > 2 && (
            <nav aria-label={blog_contents()} className="no-print mt-5 border-l-4 border-accent pl-4">
              <h2 className="text-base">{blog_contents()}</h2>
              <ol className="mt-1 text-[13px] sm:columns-2 sm:gap-8">
                {contents.map(({ id, words }) => (
                  <li key={id}>
                    <a href={`#${id}`} className="inline-flex min-h-6 items-center">
                      {words}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <div className="mt-5">
            <PageText text={body} />
          </div>
          {isUpdated && (
            <p className="mt-6 text-[13px] text-ink-soft">
              <time dateTime={post.updated_at}>{blog_updated({ day: formatDay(post.updated_at) })}</time>
            </p>
          )}
          <Neighbours post={post} />
        </article>
        {hasSidebar && (
          <div className="no-print mt-8 lg:mt-0">
            <BlogSidebar list={{ keyword: '', category: undefined, categories }} rest="/blog" />
            <nav aria-label={blog_newest()} className="border-t border-line pt-3">
              <h2 className="mb-1 text-base">{blog_newest()}</h2>
              <ul className="divide-y divide-line">
                {newest
                  .filter(({ id }) => id !== post.id)
                  .map((other) => (
                    <li key={other.id}>
                      <Link to={link(`/blog/${other.slug}`)} className="block py-2">
                        {other.title}
                      </Link>
                    </li>
                  ))}
              </ul>
            </nav>
          </div>
        )}
      </div>
    </div>
  )
}

/** Leads to the posts that were published before and after. */
function Neighbours({ post: { older, newer } }: Pick<PostPage, 'post'>) {
  const link = useLink()
  const neighbours = [
    { post: older, name: blog_older(), rel: 'prev' },
    { post: newer, name: blog_newer(), rel: 'next' },
  ].filter(({ post }) => post !== null)
  if (neighbours.length === 0) return null
  return (
    <ul className="no-print mt-8 grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      {neighbours.map(({ post, name, rel }) => (
        <li key={rel} className={rel === 'next' ? 'sm:text-right' : ''}>
          <span className="block text-[13px] text-ink-soft">{name}</span>
          <Link to={link(`/blog/${post?.slug}`)} rel={rel}>
            {post?.title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
