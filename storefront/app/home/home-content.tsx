import { type ContentCard, formatDay } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import { home_posts, home_posts_all } from '~words'
import { useLink } from '../routing/use-link.ts'
import { pictureSources } from '@pasok/ui/records/catalogue/product-picture.tsx'
import { HomeSection } from './home-section.tsx'

/** What the shop's own people put on the home page as slides: a picture, a sentence, and where it leads. */
export function HomeSlides({ slides }: { readonly slides: readonly ContentCard[] }) {
  const link = useLink()
  if (slides.length === 0) return null
  return (
    <ul className="mt-10 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {slides.map((slide) => (
        <li
          key={slide.id}
          className="relative flex gap-4 border border-line p-4 hover:bg-surface md:max-lg:last:odd:col-span-2"
        >
          <CardPicture card={slide} className="w-28" />
          <div className="flex min-w-0 flex-col">
            <h2 className="text-lg">{slide.title}</h2>
            <p className="mt-1 mb-2 text-[13px]">{slide.summary}</p>
            {slide.to && (
              <Link
                to={slide.to.startsWith('/') ? link(slide.to) : slide.to}
                className="mt-auto inline-flex min-h-6 items-center after:absolute after:inset-0"
              >
                {slide.action}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The newest posts of the blog. */
export function HomePosts({ posts }: { readonly posts: readonly ContentCard[] }) {
  const link = useLink()
  if (posts.length === 0) return null
  return (
    <HomeSection id="posts" title={home_posts()} all={{ to: link('/blog'), text: home_posts_all() }}>
      <ul className="grid gap-6 md:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id} className="relative grid content-start gap-2 border-t border-line pt-4">
            <CardPicture card={post} className="aspect-3/2" />
            <h3 className="text-[15px]">
              <Link to={link(`/blog/${post.slug}`)} className="after:absolute after:inset-0">
                {post.title}
              </Link>
            </h3>
            <p className="text-[13px] text-ink-soft">
              <time dateTime={post.published_at}>{formatDay(post.published_at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

/** A picture beside a title that says the same. */
function CardPicture({
  card: { picture },
  className,
}: {
  readonly card: ContentCard
  readonly className: string
}) {
  if (!picture) return null
  return (
    <div className={`flex shrink-0 items-center justify-center bg-white p-2 ${className}`}>
      <img
        {...pictureSources(picture, '(min-width: 768px) 400px, 100vw')}
        src={picture.image_1024}
        width={picture.width}
        height={picture.height}
        alt=""
        loading="lazy"
        decoding="async"
        className="max-h-full max-w-full object-contain"
      />
    </div>
  )
}
