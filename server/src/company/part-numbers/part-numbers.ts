import {
  LONGEST_OWN_NUMBER,
  MOST_PART_NUMBERS,
  MOST_PART_NUMBERS_OF_ITEM,
  type WrongRowReason,
} from '@pasok/contract'

/** An own number that a company has. */
export interface StoredNumber {
  readonly id: number
  readonly item_id: number
  readonly number: string
  /** Without signs and blanks, as numbers are compared. */
  readonly bare: string
}

/** A row of an uploaded file with two texts. */
export interface PairRow {
  /** From 1, as a spreadsheet counts. */
  readonly row: number
  /** The name of its sheet, where the file has several. */
  readonly sheet?: string
  readonly number: string
  readonly sku: string
  /** No heading names its columns, which may be the other way round. */
  readonly isUnnamed?: true
}

/** What was found of a row. */
export interface FoundPair {
  readonly pair: PairRow
  readonly bare: string
  /** A spreadsheet made a date or a rounded number of its own number, or a formula without a result. */
  readonly isDamaged: boolean
  /** The items that our part number means. */
  readonly items: readonly { readonly id: number; readonly isSold: boolean }[]
}

export interface PlannedChange {
  readonly id: number
  readonly item_id: number
  readonly number: string
}

/** What an uploaded file does to a company's own numbers. */
export interface UploadPlan {
  readonly added: readonly { readonly item_id: number; readonly number: string }[]
  readonly changed: readonly PlannedChange[]
  readonly unchanged: number
  readonly wrong: readonly { readonly pair: PairRow; readonly reason: WrongRowReason }[]
}

/**
 * Decides row by row what a file adds and changes. A row that is wrong changes nothing, and the rows behind it are judged
 * as if it were not there. The same file again changes nothing.
 */
export const planUpload = (stored: readonly StoredNumber[], rows: readonly FoundPair[]): UploadPlan => {
  const byBare = new Map(stored.map((one) => [one.bare, one]))
  const ofItem = new Map<number, number>()
  const count = (itemId: number, by: 1 | -1) => ofItem.set(itemId, (ofItem.get(itemId) ?? 0) + by)
  for (const { item_id } of stored) count(item_id, 1)
  /** The item that the file gives each number to. */
  const taken = new Map<string, number>()
  const added: { item_id: number; number: string }[] = []
  const changed: PlannedChange[] = []
  const wrong: { pair: PairRow; reason: WrongRowReason }[] = []
  let unchanged = 0

  const apply = ({ pair: { number }, bare }: FoundPair, itemId: number): WrongRowReason | undefined => {
    const before = taken.get(bare)
    if (before === itemId) unchanged++
    if (before !== undefined) return before === itemId ? undefined : 'number_twice'
    const old = byBare.get(bare)
    const isOfItem = old?.item_id === itemId
    if (!isOfItem && (ofItem.get(itemId) ?? 0) >= MOST_PART_NUMBERS_OF_ITEM) return 'too_many_of_item'
    if (!old && stored.length + added.length >= MOST_PART_NUMBERS) return 'too_many'
    taken.set(bare, itemId)
    if (!isOfItem) {
      count(itemId, 1)
      if (old) count(old.item_id, -1)
    }
    if (!old) added.push({ item_id: itemId, number })
    else if (isOfItem && old.number === number) unchanged++
    else changed.push({ id: old.id, item_id: itemId, number })
    return undefined
  }

  for (const found of rows) {
    const [item] = found.items
    const reason = reasonAgainst(found) ?? (item ? apply(found, item.id) : 'sku_unknown')
    if (reason) wrong.push({ pair: found.pair, reason })
  }
  return { added, changed, unchanged, wrong }
}

/** What is wrong with a row by itself. */
const reasonAgainst = ({ pair, bare, isDamaged, items }: FoundPair): WrongRowReason | undefined => {
  if (pair.number === '') return 'number_missing'
  if (pair.number.length > LONGEST_OWN_NUMBER) return 'number_too_long'
  if (isDamaged) return 'number_damaged'
  if (bare === '') return 'number_without_signs'
  if (pair.sku === '') return 'sku_missing'
  if (items.length > 1) return 'sku_ambiguous'
  return items[0]?.isSold === false ? 'sku_not_sold' : undefined
}
