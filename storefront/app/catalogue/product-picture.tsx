import type { Card } from '@pasok/contract'

/** A product's picture in a box of the caller's shape; nothing where the product has none. Decorative: the name is beside it. */
export function ProductPicture({
  picture,
  className,
  eager = false,
  alt = '',
}: {
  picture: Card['main_image_urls']
  className: string
  eager?: boolean
  alt?: string
}) {
  if (!picture) return null
  return (
    <div className={`flex items-center justify-center overflow-hidden ${className}`}>
      <img
        src={picture.image_1024}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className="max-h-full max-w-full object-contain"
      />
    </div>
  )
}
