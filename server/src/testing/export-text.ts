import { exportCatalogue, guardedText, inSnapshot, referredFiles } from '../import/index.ts'
import type { Mapping } from '../import/index.ts'
import type { Db, Storage } from '../platform/index.ts'
import { nowhere, type Cells } from './import-text.ts'

/** An export as `importText` takes it. */
export interface Exported {
  readonly cells: Cells[]
  readonly mapping: Mapping
  readonly pictures: Readonly<Record<string, Buffer>>
  readonly documents: Readonly<Record<string, Buffer>>
}

/** Writes a catalogue through the real export: the rows as the CSV file has them, every cell guarded. */
export const exportText = (db: Db, storage: Storage = nowhere): Promise<Exported> =>
  inSnapshot(db, async (snapshot) => {
    const files: Record<'pictures' | 'documents', Record<string, Buffer>> = { pictures: {}, documents: {} }
    const names = new Map<string, string>()
    for await (const { key, folder, name, body } of referredFiles(snapshot, storage)) {
      names.set(key, name)
      files[folder][name] = Buffer.from(body)
    }
    const { headings, rows, mapping } = await exportCatalogue(snapshot, names)
    const cells = (await Array.fromAsync(rows)).map((row) => {
      if (row.length !== headings.length)
        throw new Error(`${row.length} cells under ${headings.length} headings`)
      return Object.fromEntries(headings.map((heading, i) => [heading, guardedText(String(row[i] ?? ''))]))
    })
    return { cells, mapping, ...files }
  })
