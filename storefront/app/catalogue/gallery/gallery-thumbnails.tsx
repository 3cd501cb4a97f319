import type { Picture } from '@pasok/contract'
import { useEffect, useRef } from 'react'
import { gallery_show } from '~words'

interface Props {
  readonly pictures: readonly Picture[]
  readonly id: string
  readonly current: number
  readonly follow: (to: number) => (event: React.MouseEvent) => void
}

/** The pictures small, three to five at once by the screen's width, the current one marked. */
export function GalleryThumbnails({ pictures, id, current, follow }: Props) {
  const strip = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const thumbnail = strip.current?.children[current]
    // Not scrollIntoView: that would scroll the page, too.
    if (strip.current && thumbnail instanceof HTMLElement)
      strip.current.scrollLeft =
        thumbnail.offsetLeft - (strip.current.clientWidth - thumbnail.clientWidth) / 2
  }, [current])
  return (
    <ol ref={strip} className="gallery-thumbnails">
      {pictures.map((picture, i) => (
        <li key={picture.image_256}>
          <a
            href={`#${id}-${i + 1}`}
            aria-label={gallery_show({ number: i + 1 })}
            aria-current={i === current ? 'true' : undefined}
            onClick={follow(i)}
          >
            <img
              src={picture.image_256}
              width={picture.width}
              height={picture.height}
              alt=""
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ol>
  )
}
