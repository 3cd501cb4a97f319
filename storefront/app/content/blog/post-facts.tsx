import { type ContentCard, formatDay } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import { blog_by, blog_minutes } from '~words'
import { useLink } from '../../routing/use-link.ts'

/** When and by whom a post was written, how long it takes to read, and what it is about. */
export function PostFacts({
  post: { published_at, author, reading_minutes, categories },
}: {
  readonly post: ContentCard
}) {
  const link = useLink()
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-[13px] text-ink-soft">
      <time dateTime={published_at}>{formatDay(published_at)}</time>
      {author && <span>{blog_by({ author })}</span>}
      <span>{blog_minutes({ minutes: reading_minutes })}</span>
      {categories.map(({ slug, name }) => (
        <Link
          key={slug}
          to={`${link('/blog')}?category=${slug}`}
          className="inline-flex min-h-6 items-center"
        >
          {name}
        </Link>
      ))}
    </p>
  )
}
