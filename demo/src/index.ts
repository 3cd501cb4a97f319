import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export { findContentProducts } from './content-products.ts'
export { deliveryZones } from './delivery-zones.ts'
export { demoUsers, emailOf, PASSWORD, staff, waiting, type DemoCompany } from './demo-users.ts'
export { fewProducts } from './few-products.ts'
export { below, builtPages, PREFIXES, type BuiltPage } from './pages.ts'
export type { PriceRule } from './price-list.ts'
export {
  demoSales,
  demoUploads,
  type DemoAct,
  type DemoSale,
  type DemoShipment,
  type DemoUpload,
} from './sales.ts'

/** Where a written catalogue lies: absolute paths of its rows, their mapping, and its pictures. */
export interface WrittenCatalogue {
  readonly catalogue: string
  readonly mapping: string
  readonly pictures: string
}

/**
 * Writes the demo company's catalogue as files that the import takes. Always the same bytes; files of other names are
 * left alone.
 * `only` names the products that get rows and pictures; the mapping is the whole catalogue's.
 */
export const writeCatalogue = async (
  folder: string,
  only?: ReadonlySet<string>,
): Promise<WrittenCatalogue> => {
  const written = {
    catalogue: join(folder, 'catalogue.csv'),
    mapping: join(folder, 'mapping.json'),
    pictures: join(folder, 'pictures'),
  }
  // The catalogue takes a while to make and tens of megabytes: who wants the people alone loads none of it.
  const { catalogueCsv, drawings, mappingJson } = await import('./catalogue/files.ts')
  await mkdir(written.pictures, { recursive: true })
  await writeFile(written.catalogue, catalogueCsv(only))
  await writeFile(written.mapping, mappingJson())
  for (const [name, svg] of drawings(only)) await writeFile(join(written.pictures, name), svg)
  return written
}
