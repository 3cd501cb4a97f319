import { wordmark } from '../wordmarks/wordmark.ts'
import { products } from './chapters.ts'
import { inventedBrands } from './brands.ts'
import { logoFile, pictureFile, picturesOf, rowsOf } from './columns.ts'
import { csv } from './csv.ts'
import { mappingOf } from './mapping.ts'

type Codes = ReadonlySet<string> | undefined
const chosen = (only: Codes) => (only ? products.filter(({ code }) => only.has(code)) : products)

/** The catalogue's rows, of all products or of some, as CSV with the same columns. */
export const catalogueCsv = (only?: Codes): string => csv(rowsOf(products, chosen(only)))

/** What the import has to know about them, as JSON. */
export const mappingJson = (): string => mappingOf(products)

/** Every drawing and wordmark, one after the other, with its file's name; of some products, with all wordmarks. */
export function* drawings(only?: Codes): Generator<readonly [name: string, svg: string]> {
  for (const product of chosen(only))
    for (const picture of picturesOf(product)) yield [pictureFile(product, picture), picture.draw()]
  for (const brand of inventedBrands) yield [logoFile(brand), wordmark(brand)]
}
