import type { Picture } from '@pasok/contract'
import { product_photo_note, product_picture_shows } from '~words'

/** A drawing is one file for all widths; only a photograph needs the other three. */
export type ShownPicture = Pick<Picture, 'image_1024' | 'width' | 'height'> & Partial<Picture>

interface Props {
  readonly picture: ShownPicture | undefined
  readonly className: string
  /** How wide the box is on which screens, for the browser to choose a photograph's width by. */
  readonly sizes: string
  readonly eager?: boolean
  /** Left out where the name is beside the picture. */
  readonly alt?: string
}

/** A photograph's addresses by their true widths; none is wider than the original. */
const sources = (picture: ShownPicture): string => {
  const widths = [256, 512, 1024, 1920] as const
  const wider = widths.findIndex((width) => width >= picture.width)
  return widths
    .slice(0, wider === -1 ? widths.length : wider + 1)
    .map((width) => `${picture[`image_${width}`]} ${Math.min(width, picture.width)}w`)
    .join(', ')
}

/** What a browser chooses a photograph's width by; nothing of a drawing, which is one file for all widths. */
export const pictureSources = (picture: ShownPicture, sizes: string) =>
  picture.image_256 !== undefined && picture.image_256 !== picture.image_1024
    ? { srcSet: sources(picture), sizes }
    : {}

/** The text and the note of a picture beside a name: a decorative one has none, one of something else says so. */
export const pictureBesideName = (shows: string | undefined) =>
  shows === undefined
    ? { alt: '', note: null }
    : {
        alt: product_picture_shows({ shown: shows }),
        note: <span className="text-[12px] leading-tight text-ink-soft">{product_photo_note()}</span>,
      }

/** A product's picture in a box of the caller's shape; nothing where the product has none. */
export function ProductPicture({ picture, className, sizes, eager = false, alt }: Props) {
  if (!picture) return null
  const beside = alt === undefined ? pictureBesideName(picture.shows) : { alt, note: null }
  return (
    <div className={`flex flex-col items-center justify-center overflow-hidden ${className}`}>
      <img
        {...pictureSources(picture, sizes)}
        src={picture.image_1024}
        width={picture.width}
        height={picture.height}
        alt={beside.alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className="max-h-full min-h-0 max-w-full object-contain"
      />
      {beside.note}
    </div>
  )
}
