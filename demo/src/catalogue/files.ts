import { wordmark } from '../wordmarks/wordmark.ts'
import { products } from './chapters.ts'
import { inventedBrands } from './brands.ts'
import { logoFile, pictureFile, picturesOf, rowsOf } from './columns.ts'
import { csv } from './csv.ts'
import { mappingOf } from './mapping.ts'

/** The catalogue's rows, as CSV. */
export const catalogueCsv = (): string => csv(rowsOf(products))

/** What the import has to know about them, as JSON. */
export const mappingJson = (): string => mappingOf(products)

/** Every drawing and wordmark, one after the other, with its file's name. */
export function* drawings(): Generator<readonly [name: string, svg: string]> {
  for (const product of products)
    for (const picture of picturesOf(product)) yield [pictureFile(product, picture), picture.draw()]
  for (const brand of inventedBrands) yield [logoFile(brand), wordmark(brand)]
}
