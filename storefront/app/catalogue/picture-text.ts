import type { Picture } from '@pasok/contract'
import { product_drawing, product_photograph } from '~words'

/** A drawing is one file for all widths, a photograph has one for each. */
export const isDrawing = ({ image_256, image_1920 }: Pick<Picture, 'image_256' | 'image_1920'>): boolean =>
  image_256 === image_1920

/** What a product's picture is to whoever does not see it: whose it is, which one, and of which kind. */
export const pictureText = (picture: Picture, name: string, number: number): string =>
  isDrawing(picture) ? product_drawing({ name, number }) : product_photograph({ name, number })
