import type { Picture } from '@pasok/contract'
import { useState } from 'react'
import {
  gallery_label,
  gallery_next,
  gallery_position,
  gallery_previous,
  gallery_zoom,
  product_picture_shows,
} from '~words'
import { Icon } from '@pasok/ui/kit/icon.tsx'
import { GalleryThumbnails } from './gallery-thumbnails.tsx'
import { pictureText } from '../product/picture-text.ts'
import { ProductPicture } from '@pasok/ui/records/catalogue/product-picture.tsx'
import { useSlides } from './use-slides.ts'

interface Props {
  readonly pictures: readonly Picture[]
  /** Whose pictures these are. */
  readonly name: string
  /** Begins the id of each picture: a page may hold a gallery and the quick view's. */
  readonly id: string
  /** Whether a picture can be enlarged over the whole screen. */
  readonly zoom?: boolean
  readonly sizes: string
  /** A note on the pictures, beside the shown one's title. */
  readonly caption?: string | undefined
}

/**
 * A product's pictures: one large, the others a swipe, a key or a thumbnail away. Thumbnails, arrows and zoom are links,
 * so that all but the arrows work before scripts do.
 */
export function Gallery({ pictures, name, id, zoom = false, sizes, caption }: Props) {
  const { list, current, show, onScroll, onKeyDown } = useSlides(pictures.length)
  const [opening, setOpening] = useState(false)
  const picture = pictures[current]
  if (!picture) return null
  const follow = (to: number) => (event: React.MouseEvent) => {
    event.preventDefault()
    show(to)
  }
  const enlarge = async (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpening(true)
    try {
      const { openViewer } = await import('./gallery-viewer.ts')
      openViewer({ pictures, name, at: current, onLeave: (at) => show(at, 'instant') })
    } catch {
      // The viewer could not be loaded: the picture itself can.
      window.location.assign(picture.image_1920)
    } finally {
      setOpening(false)
    }
  }
  return (
    <div className="gallery" role="group" aria-label={gallery_label({ name })}>
      <div className="relative border border-line">
        <ul
          ref={list}
          tabIndex={0}
          aria-label={gallery_label({ name })}
          className="gallery-slides"
          onScroll={onScroll}
          onKeyDown={onKeyDown}
        >
          {pictures.map((picture, i) => (
            <li key={picture.image_1024} id={`${id}-${i + 1}`} className="p-3">
              <ProductPicture
                picture={picture}
                className="aspect-4/3"
                sizes={sizes}
                eager={i === 0}
                alt={pictureText(picture, name, i + 1)}
              />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <>
            <Arrow to={current - 1} count={pictures.length} id={id} follow={follow} />
            <Arrow to={current + 1} count={pictures.length} id={id} follow={follow} next />
            <p aria-live="polite" className="sr-only">
              {gallery_position({ number: current + 1, count: pictures.length })}
            </p>
          </>
        )}
        {zoom && (
          <a
            href={picture.image_1920}
            aria-label={gallery_zoom()}
            title={gallery_zoom()}
            aria-busy={opening || undefined}
            aria-haspopup="dialog"
            onClick={(event) => void enlarge(event)}
            className="gallery-control top-2 right-2"
          >
            <Icon name="enlarge" />
          </a>
        )}
      </div>
      {pictures.length > 1 && (
        <GalleryThumbnails pictures={pictures} id={id} current={current} follow={follow} />
      )}
      {(picture.shows !== undefined || caption !== undefined) && (
        <p className="mt-2 text-[13px] text-ink-soft">
          {picture.shows !== undefined && product_picture_shows({ shown: picture.shows })} {caption}
        </p>
      )}
    </div>
  )
}

interface ArrowProps {
  readonly to: number
  readonly count: number
  readonly id: string
  readonly next?: boolean
  readonly follow: (to: number) => (event: React.MouseEvent) => void
}

/** A link to the previous or next picture; at the end it stays, without a target. */
function Arrow({ to, count, id, next = false, follow }: ArrowProps) {
  const ends = to < 0 || to >= count
  const label = next ? gallery_next() : gallery_previous()
  return (
    <a
      href={ends ? undefined : `#${id}-${to + 1}`}
      role={ends ? 'link' : undefined}
      aria-disabled={ends || undefined}
      aria-label={label}
      title={label}
      onClick={ends ? undefined : follow(to)}
      className={`gallery-control gallery-arrow ${next ? 'right-2' : 'left-2'}`}
    >
      <Icon name={next ? 'right' : 'left'} />
    </a>
  )
}
