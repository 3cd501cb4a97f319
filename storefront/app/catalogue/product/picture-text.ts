import type { Picture } from '@pasok/contract'
import { product_drawing, product_photograph } from '~words'

/** A drawing is one file for all widths, a photograph has one for each. */
export const isDrawing = ({ image_256, image_1920 }: Pick<Picture, 'image_256' | 'image_1920'>): boolean =>
  image_256 === image_1920

/** A picture's alternative text: what it shows, which one it is, and its kind. */
export const pictureText = (picture: Picture, of: string, number: number): string => {
  const name = picture.shows ?? of
  return isDrawing(picture) ? product_drawing({ name, number }) : product_photograph({ name, number })
}
