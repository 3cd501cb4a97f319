import type { ImportProblemCode } from '@pasok/words'
import type { Db } from '../../platform/index.ts'
import { raiseProductVersions } from './import.store.ts'
import { replaceDocuments, type DocumentWrite } from './document.store.ts'
import type { ImportRow } from '../read/row.ts'
import type { StoredDocument, ImportFiles } from '../files/import-files.ts'
import { day } from '../read/cell-values.ts'
import { titled } from '../read/titled.ts'

type Kind = DocumentWrite['kind']
const fieldByKind = { datasheet: 'datasheet', certificate: 'certificates' } as const

/** Stores the datasheets and certificates that rows name; returns the products whose documents changed. */
export const writeDocuments = async (
  tx: Db,
  rows: readonly ImportRow[],
  products: ReadonlyMap<string, { id: number }>,
  files: ImportFiles<StoredDocument>,
  refuse: (
    row: ImportRow,
    field: 'datasheet' | 'certificates',
    code: ImportProblemCode,
    name: string,
  ) => void,
): Promise<number[]> => {
  const wanted = new Map<string, { row: ImportRow; code: string; kind: Kind; names: readonly string[] }>()
  const take = (row: ImportRow, kind: Kind, names: readonly string[] | null | undefined) => {
    if (names !== undefined)
      wanted.set(`${kind} ${row.product.code}`, { row, code: row.product.code, kind, names: names ?? [] })
  }
  for (const row of rows) {
    const { datasheet, certificates } = row.product
    take(row, 'datasheet', typeof datasheet === 'string' ? [datasheet] : datasheet)
    take(row, 'certificate', certificates)
  }
  const touched: number[] = []
  for (const { row, code, kind, names } of wanted.values()) {
    const product = products.get(code)
    if (!product) continue
    const stored: DocumentWrite[] = []
    for (const text of names) {
      const { title, name, valid_until } = titled(text)
      if (valid_until !== null && typeof day(valid_until) !== 'string')
        refuse(row, fieldByKind[kind], 'not_a_day', valid_until)
      const document = await files.store(name)
      if (typeof document === 'string') refuse(row, fieldByKind[kind], document, name)
      else if (document)
        stored.push({
          product_id: product.id,
          position: stored.length,
          kind,
          title,
          key: document.key,
          valid_until: typeof day(valid_until ?? '') === 'string' ? valid_until : null,
        })
    }
    if (names.length > 0 && stored.length === 0) continue
    const whole = stored.length === names.length
    if (await replaceDocuments(tx, product.id, kind, stored, whole)) touched.push(product.id)
  }
  await raiseProductVersions(tx, touched)
  return touched
}
