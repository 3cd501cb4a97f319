import { setImmediate } from 'node:timers/promises'
import { toAreaLevel, toParentId } from './reference.ts'

/** An area by the digits of its official code. */
export interface Area {
  readonly id: number
  readonly name: string
}

/** The areas of one level. */
export interface AreaFile {
  readonly total: number
  /** Those within a parent, in the order of their codes. */
  readonly within: (parent: number) => Area[]
}

const NEWLINE = 0x0a
const COMMA = 0x2c
const DOT = 0x2e
const ZERO = 0x30
/** Rows between two breaths of the event loop: about half a millisecond. */
const SLICE = 1_000

/**
 * Reads one level's table, of rows `code,parent's code,name` (of provinces `code,name`) in the order of the codes.
 * What is kept are its bytes and where each parent's rows stand, a quarter of what 84,000 records would take; rows
 * become records when they are asked for, at most some hundred at a time.
 */
export const indexAreas = async (table: Buffer): Promise<AreaFile> => {
  const rowsByParent = new Map<number, { readonly from: number; to: number }>()
  let total = 0
  const firstRow = table.indexOf(NEWLINE) + 1
  for (let from = firstRow, to: number; from < table.length; from = to) {
    to = table.indexOf(NEWLINE, from) + 1 || table.length
    const id = codeAt(table, from)
    if (toAreaLevel(id) === undefined) throw new Error(`no area's code at byte ${from}`)
    const parent = toParentId(id)
    const rows = rowsByParent.get(parent)
    if (rows === undefined) rowsByParent.set(parent, { from, to })
    else if (rows.to === from) rows.to = to
    else throw new Error(`the areas of ${parent} do not stand together`)
    if (++total % SLICE === 0) await setImmediate()
  }
  return {
    total,
    within: (parent) => {
      const rows = rowsByParent.get(parent)
      if (rows === undefined) return []
      return table.toString('utf8', rows.from, rows.to).trimEnd().split(/\r?\n/).map(areaIn)
    },
  }
}

/** The digits from here to the comma, as a number. */
const codeAt = (table: Buffer, from: number): number => {
  let code = 0
  for (let at = from; at < table.length && table[at] !== COMMA; at++)
    if (table[at] !== DOT) code = code * 10 + (table[at] ?? 0) - ZERO
  return code
}

/** The name is the last cell, quoted where it holds a comma or a quotation mark, which then is doubled. */
const ROW = /^([\d.]+),(?:[\d.]+,)?(?:"(.*)"|(.*))$/

const areaIn = (row: string): Area => {
  const [, code = '', quoted, plain = ''] = ROW.exec(row) ?? []
  return { id: Number(code.replaceAll('.', '')), name: quoted?.replaceAll('""', '"') ?? plain }
}
