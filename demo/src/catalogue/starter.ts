import { families } from '../families/index.ts'
import { pictureFile, rowsOf } from './columns.ts'
import { csv } from './csv.ts'
import { mappingOf } from './mapping.ts'

/** Every file of the starter catalogue, by its path below the starter's folder. */
export function starterFiles(): Map<string, string> {
  const pictures = families.flatMap((product) =>
    product.pictures.map(({ view, svg }) => [`pictures/${pictureFile(product, view)}`, svg] as const),
  )
  return new Map([
    ['catalogue.csv', csv(rowsOf(families))],
    ['mapping.json', mappingOf(families)],
    ...pictures,
  ])
}
