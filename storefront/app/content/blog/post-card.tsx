import type { ContentCard } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import { pictureSources } from '@pasok/ui/records/catalogue/product-picture.tsx'
import { useLink } from '../../routing/use-link.ts'
import { PostFacts } from './post-facts.tsx'

/** A row with a small picture, a wide one over the text, or a tile of a grid. */
export type CardForm = 'rows' | 'wide' | 'grid'

const forms = {
  rows: {
    card: 'grid gap-4 py-5 sm:grid-cols-[200px_minmax(0,1fr)]',
    picture: 'aspect-[3/2]',
    heading: 'text-lg',
    sizes: '(min-width: 40rem) 200px, 100vw',
  },
  wide: {
    card: 'grid gap-4',
    picture: 'aspect-[2/1]',
    heading: 'text-xl lg:text-2xl',
    sizes: '(min-width: 64rem) 900px, 100vw',
  },
  grid: {
    card: 'grid gap-3',
    picture: 'aspect-[3/2]',
    heading: 'text-lg',
    sizes: '(min-width: 64rem) 440px, (min-width: 40rem) 50vw, 100vw',
  },
} as const

/** A post in a list. Its title alone is the link that is read out; the picture leads there, too. */
export function PostCard({
  post,
  form,
  isFirst,
}: {
  readonly post: ContentCard
  readonly form: CardForm
  readonly isFirst: boolean
}) {
  const link = useLink()
  const { card, picture: box, heading, sizes } = forms[form]
  const { slug, title, summary, picture } = post
  const to = link(`/blog/${slug}`)
  return (
    <article className={card}>
      {picture && (
        <Link
          to={to}
          tabIndex={-1}
          aria-hidden="true"
          className={`flex items-center justify-center overflow-hidden border border-line bg-white p-2 ${box}`}
        >
          <img
            {...pictureSources(picture, sizes)}
            src={picture.image_1024}
            width={picture.width}
            height={picture.height}
            alt=""
            loading={isFirst ? 'eager' : 'lazy'}
            decoding="async"
            className="max-h-full max-w-full object-contain"
          />
        </Link>
      )}
      <div className="min-w-0">
        <h2 className={heading}>
          <Link to={to} className="text-ink">
            {title}
          </Link>
        </h2>
        <PostFacts post={post} />
        <p className="mt-2 max-w-[75ch]">{summary}</p>
      </div>
    </article>
  )
}
