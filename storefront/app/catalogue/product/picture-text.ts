import type { ItemRecord, Picture } from '@pasok/contract'
import { product_drawing, product_own_dimensions, product_photograph } from '~words'

/** A drawing is one file for all widths, a photograph has one for each. */
export const isDrawing = ({ image_256, image_1920 }: Pick<Picture, 'image_256' | 'image_1920'>): boolean =>
  image_256 === image_1920

/** A picture's alternative text: what it shows, which one it is, and its kind. */
export const pictureText = (picture: Picture, of: string, number: number): string => {
  const name = picture.shows ?? of
  return isDrawing(picture) ? product_drawing({ name, number }) : product_photograph({ name, number })
}

/** What is said beside the pictures of an item that has none of its own: a drawing of another item has that one's figures. */
export const noteOnPictures = ({
  main_image_urls: main,
  extra_image_urls: [first],
  attributes,
}: Pick<ItemRecord, 'main_image_urls' | 'extra_image_urls' | 'attributes'>): string | undefined =>
  !main && first && isDrawing(first) && attributes.length > 0 ? product_own_dimensions() : undefined
