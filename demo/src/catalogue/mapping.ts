import { attributes } from './attributes.ts'
import { brandNotes, brands, isInvented } from './brands.ts'
import { attributeColumns, fixedColumns, logoFile, usedAttributes } from './columns.ts'
import type { Product } from './model.ts'
import { stockTags } from './stock-tags.ts'

/** What the import has to know about the file's columns, and about codes that stand in them. */
export function mappingOf(products: readonly Product[]): string {
  const mapping = {
    version: 1,
    language: 'both',
    columns: Object.fromEntries(fixedColumns(products).map((column) => [column, column])),
    attributes: usedAttributes(products).map((code) => {
      const attribute = attributes[code]
      return {
        code,
        name_en: attribute.en,
        name_id: attribute.id,
        type: attribute.type,
        ...('unit' in attribute ? { unit: attribute.unit } : {}),
        columns: attributeColumns(code),
      }
    }),
    stock_tags: stockTags,
    brands: brands.map((name) => {
      const note = brandNotes[name]
      return {
        name,
        ...(isInvented(name) && { logo: logoFile(name) }),
        ...(note && { note_en: note.en, note_id: note.id }),
      }
    }),
  }
  return `${JSON.stringify(mapping, null, 2)}\n`
}
