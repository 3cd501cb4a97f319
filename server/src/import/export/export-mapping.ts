import { writeFilterLists } from '../../catalogue/index.ts'
import { fields } from '../read/fields.ts'
import { mappingSchema, type Mapping } from '../read/mapping.ts'
import type { ExportedReferences } from './export.store.ts'
import type { FileNames } from './export-cells.ts'
import type { ExportHeadings } from './export-headings.ts'

/** The mapping with which an import reads an export's file. */
export const exportMapping = (
  refs: ExportedReferences,
  headings: ExportHeadings,
  files: FileNames,
): Mapping =>
  mappingSchema.parse({
    version: 1,
    language: 'both',
    columns: Object.fromEntries(fields.map((field) => [field, field])),
    item_when: 'sku',
    options: headings.options,
    attributes: refs.attributes.map(({ id, code, name_en, name_id, type, unit }) => ({
      code,
      name_en,
      name_id,
      type,
      ...(unit !== null && { unit }),
      ...(refs.choiceDrawings.has(id) && {
        drawings: refs.choiceDrawings.get(id)?.map(({ value, family, parameters }) => ({
          value,
          family,
          parameters,
        })),
      }),
      columns: headings.attributes.get(id),
    })),
    stock_tags: refs.stockTags,
    ...(refs.relations.length > 0 && { relations: refs.relations }),
    category_filters: refs.categoryFilters.map(({ path, filters }) => ({
      category: path,
      ...writeFilterLists(filters),
    })),
    synonyms: refs.synonyms,
    brands: refs.brands.map(({ name, note_en, note_id, filled, logo_key }) => ({
      name,
      ...(logo_key !== null && { logo: files.get(logo_key) }),
      ...(note_en !== null && !filled.includes('note_en') && { note_en }),
      ...(note_id !== null && !filled.includes('note_id') && { note_id }),
    })),
  })
