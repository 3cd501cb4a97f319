export { importStaffRoutes } from './import.staff.routes.ts'
export {
  bringsNothing,
  importCatalogue,
  type ImportProgress,
  type ImportSummary,
} from './import-catalogue.ts'
export { ImportRunning } from './import-running.ts'
export { mappingSchema, plainMapping, type Mapping } from './read/mapping.ts'
export { openImportFiles } from './files/open-import-files.ts'
export type { ImportProblem } from './problem.ts'
export { UnreadableFile, type FileRow, type Hidden } from './read/file-row.ts'
export { readCsv } from './read/read-csv.ts'
export { readTable } from './read/read-table.ts'
export { AttributeTypeDiffers } from './write/references.store.ts'
export { includedMappings } from './read/included-mappings.ts'
export { exportCatalogue, type CatalogueExport } from './export/export-catalogue.ts'
export { referredFiles } from './export/referred-files.ts'
export { inSnapshot } from './export/in-snapshot.ts'
export { TooLongForWorkbook, writeWorkbook } from './export/write-workbook.ts'
export { guardedText } from '../platform/sheets/guarded-text.ts'
export type { ExportedCell } from './export/export-cells.ts'
