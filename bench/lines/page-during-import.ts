import { join } from 'node:path'
import { demoCopies } from '../demo-copies.ts'
import type { Line } from '../line.ts'
import { pagesBeside } from '../product-pages.ts'

const COPIED_ITEMS = 150_000

/** A product's page while a large import runs, beside the same without. */
export const pageDuringImport: Line = {
  name: 'Product page during an import',
  measure: async ({ shop, folder }) => {
    const { file, mapping } = await demoCopies(join(folder, 'copies'), COPIED_ITEMS, 1)
    return pagesBeside(
      shop,
      {
        name: 'during an import',
        start: () => ({ ended: shop.importFile([file, '--mapping', mapping]) }),
      },
      () => `${COPIED_ITEMS.toLocaleString('en')} items were imported`,
    )
  },
}
