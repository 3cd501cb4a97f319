import type { StaffQuotation } from '@pasok/contract'
import { readAmount } from '../../grid/read-figures.ts'
import { newSheet, type Cell, type Sheet } from '../../grid/sheet.ts'
import {
  collectChanges,
  isAdded,
  isChanged,
  newLine,
  toDeskLine,
  type DeskLine,
  type LinesChange,
} from './desk-line.ts'
import { mergeLines, takeSaved, type Conflict } from './merge-lines.ts'
import type { StoredChanges } from './stored-changes.ts'

/** What the desk sets beside the lines, as it is typed. */
export interface Terms {
  readonly comment: string
  readonly valid_until: string
  /** Whole rupiah before tax; nothing for what the rates say. */
  readonly delivery_cost: string
}
export const termNames = ['comment', 'valid_until', 'delivery_cost'] as const

/** The fields of a line that the API refused, as the line was sent. */
interface RefusedLine {
  readonly line: DeskLine
  readonly errors: Readonly<Record<string, string>>
}

/** A quotation while it is priced: what is stored, and what stands on the desk. */
export interface Desk {
  readonly sheet: Sheet<DeskLine>
  /** The lines as they are stored, by their keys. */
  readonly bases: ReadonlyMap<number, DeskLine>
  readonly terms: Terms
  readonly baseTerms: Terms
  /** The version that is priced: another one has lines of its own. */
  readonly version: number
  readonly revision: number
  /** The method that the buyer chose; undefined as long as there is none. */
  readonly deliveryMethod: string | undefined
  /** As it is stored for that method; whole rupiah before tax. */
  readonly deliveryCost: number
  readonly conflicts: ReadonlyMap<number, Conflict>
  readonly refused: ReadonlyMap<number, RefusedLine>
  /** The key of the next added line. */
  readonly nextKey: number
}

const readTerms = ({ comment, valid_until = '', agreed_delivery_cost }: StaffQuotation): Terms => ({
  comment,
  valid_until,
  delivery_cost: agreed_delivery_cost === undefined ? '' : String(agreed_delivery_cost),
})

const readDelivery = ({ delivery_method, delivery_cost = 0 }: StaffQuotation) => ({
  deliveryMethod: delivery_method?.code,
  deliveryCost: delivery_cost,
})

/** What delivery adds to the total: an agreed cost counts once a method is chosen, and never for what is picked up. */
export const findDeliveryCost = ({ deliveryMethod, deliveryCost, terms }: Desk): number => {
  if (deliveryMethod === undefined) return 0
  const agreed = deliveryMethod === 'pick_up' ? undefined : readAmount(terms.delivery_cost)
  return agreed ?? deliveryCost
}

const byKey = (lines: readonly DeskLine[]): ReadonlyMap<number, DeskLine> =>
  new Map(lines.map((line) => [line.key, line]))

/** A desk with a quotation as it is stored. */
export const openDesk = (quotation: StaffQuotation): Desk => {
  const lines = quotation.order_line.map(toDeskLine)
  const terms = readTerms(quotation)
  return {
    sheet: newSheet(lines),
    bases: byKey(lines),
    terms,
    baseTerms: terms,
    version: quotation.version,
    revision: quotation.revision,
    ...readDelivery(quotation),
    conflicts: new Map(),
    refused: new Map(),
    nextKey: -1,
  }
}

const changedTerms = (terms: Terms, base: Terms) => termNames.filter((name) => terms[name] !== base[name])

/** What is not saved yet. */
export interface Unsaved {
  readonly changed: number
  readonly added: number
  readonly removed: number
  readonly terms: readonly (keyof Terms)[]
}

/** What saving would write; undefined if there is nothing. */
export const findUnsaved = ({ sheet, bases, terms, baseTerms }: Desk): Unsaved | undefined => {
  const lines = sheet.rows.filter((line) => isChanged(line, bases.get(line.key)))
  const named = changedTerms(terms, baseTerms)
  if (lines.length === 0 && named.length === 0) return undefined
  const added = lines.filter(isAdded).length
  const removed = lines.filter(({ is_removed }) => is_removed).length
  return { changed: lines.length - added - removed, added, removed, terms: named }
}

/** The lines to save, and the names of the terms to save. */
export const collectUnsaved = ({
  sheet,
  bases,
  terms,
  baseTerms,
}: Desk): LinesChange & { readonly terms: readonly (keyof Terms)[] } => ({
  ...collectChanges(sheet.rows, bases),
  terms: changedTerms(terms, baseTerms),
})

/** Other rows: the history is dropped where they are not the same ones in the same order, and the selection stays at its lines. */
const replaceRows = (sheet: Sheet<DeskLine>, rows: readonly DeskLine[]): Sheet<DeskLine> => {
  const isSame = rows.length === sheet.rows.length && rows.every(({ key }, at) => key === sheet.rows[at]?.key)
  const follow = ({ row, column }: Cell): Cell => {
    const rowId = sheet.rows[row]?.row_id
    const at = rows.findIndex(({ row_id }) => row_id === rowId)
    return { row: at < 0 ? Math.max(0, Math.min(row, rows.length - 1)) : at, column }
  }
  const { anchor, focus } = sheet.selection
  return {
    rows,
    selection: { anchor: follow(anchor), focus: follow(focus) },
    past: isSame ? sheet.past : [],
    future: isSame ? sheet.future : [],
  }
}

/** The desk after its changes were saved. What was typed since is still there, and unsaved. */
export const afterSaving = (
  desk: Desk,
  { sent, removed }: Pick<LinesChange, 'sent' | 'removed'>,
  sentTerms: Terms,
  answer: StaffQuotation,
): Desk => {
  const answered = answer.order_line.map(toDeskLine)
  const rows = takeSaved(desk.sheet.rows, sent, answered, removed)
  const bases = new Map(desk.bases)
  for (const key of removed) bases.delete(key)
  for (const line of answered) bases.set(line.key, line)
  const saved = readTerms(answer)
  const terms = Object.fromEntries(
    termNames.map((name) => [name, desk.terms[name] === sentTerms[name] ? saved[name] : desk.terms[name]]),
  ) as unknown as Terms
  return {
    ...desk,
    sheet: replaceRows(desk.sheet, rows),
    bases,
    terms,
    baseTerms: saved,
    revision: answer.revision,
    ...readDelivery(answer),
    conflicts: new Map(),
    refused: new Map(),
  }
}

/**
 * The desk after others have changed the quotation: my changes on top of theirs, and marked what both changed. Where the buyer
 * has asked for another version meanwhile, it is that one as it is stored.
 */
export const afterConflict = (desk: Desk, theirs: StaffQuotation): Desk => {
  if (theirs.version !== desk.version) return openDesk(theirs)
  const lines = theirs.order_line.map(toDeskLine)
  let { nextKey } = desk
  const { rows, conflicts } = mergeLines(desk.bases, desk.sheet.rows, lines, () => nextKey--)
  const baseTerms = readTerms(theirs)
  const own = changedTerms(desk.terms, desk.baseTerms)
  return {
    ...desk,
    sheet: { ...replaceRows(desk.sheet, rows), past: [], future: [] },
    bases: byKey(lines),
    terms: { ...baseTerms, ...Object.fromEntries(own.map((name) => [name, desk.terms[name]])) },
    baseTerms,
    revision: theirs.revision,
    ...readDelivery(theirs),
    conflicts,
    refused: new Map(),
    nextKey,
  }
}

/** The desk with the fields that the API refused, named as `lines.3.unit_price`, and the errors of no line. */
export const afterRefusal = (
  desk: Desk,
  sent: readonly DeskLine[],
  errors: Readonly<Record<string, readonly string[]>>,
): { readonly desk: Desk; readonly others: Readonly<Record<string, readonly string[]>> } => {
  const refused = new Map<number, RefusedLine>()
  const others: Record<string, readonly string[]> = {}
  for (const [name, texts] of Object.entries(errors)) {
    const [, at, field] = /^lines\.(\d+)\.(\w+)$/.exec(name) ?? []
    const line = sent[Number(at)]
    if (field === undefined || !line) others[name] = texts
    else
      refused.set(line.key, {
        line,
        errors: { ...refused.get(line.key)?.errors, [field]: texts.join(' ') },
      })
  }
  return { desk: { ...desk, refused }, others }
}

/** The desk with another line at its end, which has the focus. */
export const addLine = (desk: Desk): Desk => {
  const { sheet, nextKey } = desk
  const at = { row: sheet.rows.length, column: sheet.selection.focus.column }
  return {
    ...desk,
    nextKey: nextKey - 1,
    sheet: {
      ...sheet,
      rows: [...sheet.rows, newLine(nextKey, sheet.rows.length + 1)],
      selection: { anchor: at, focus: at },
    },
  }
}

/** The unsaved changes as the browser stores them; undefined if there are none. */
export const toStored = (desk: Desk, at: Date): StoredChanges<Terms> | undefined => {
  if (!findUnsaved(desk)) return undefined
  const lines = desk.sheet.rows.filter((line) => isChanged(line, desk.bases.get(line.key)))
  return {
    version: desk.version,
    at: at.toISOString(),
    lines,
    bases: lines.flatMap(({ key }) => desk.bases.get(key) ?? []),
    terms: desk.terms,
    baseTerms: desk.baseTerms,
  }
}

/** The desk with stored changes on top, also where the quotation has been changed since. */
export const restoreChanges = (desk: Desk, stored: StoredChanges<Terms>): Desk => {
  let { nextKey } = desk
  // Lines that are on the desk already may have the same keys.
  const lines = stored.lines.map((line) => {
    const key = isAdded(line) ? nextKey-- : line.key
    return { ...line, key, row_id: key }
  })
  const { rows, conflicts } = mergeLines(byKey(stored.bases), lines, desk.sheet.rows, () => nextKey--)
  const own = changedTerms(stored.terms, stored.baseTerms)
  return {
    ...desk,
    sheet: { ...replaceRows(desk.sheet, rows), past: [], future: [] },
    terms: { ...desk.terms, ...Object.fromEntries(own.map((name) => [name, stored.terms[name]])) },
    conflicts,
    nextKey,
  }
}
