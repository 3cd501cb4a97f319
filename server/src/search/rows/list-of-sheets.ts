import type { LeftOut, TypedRow } from '@pasok/contract'
import type { Sheets } from '../../platform/sheets/table-cells.ts'
import { orderRowsIn } from './order-rows.ts'

/** A buyer's list, and the parts of its file or text that are not among its rows, if any. */
export interface ReadList {
  readonly rows: TypedRow[]
  readonly leftOut: LeftOut | undefined
}

/** So many titles are named, each in so many characters. */
const MOST_TITLES = 20
const LONGEST_TITLE = 100

/**
 * The rows of all sheets that look like lists, in their order. Beside a sheet with quantities one without is a price list or
 * a catalogue; where no sheet looks like a list, the first is read.
 */
export const listOfSheets = ({ sheets, hiddenSheets }: Sheets): ReadList => {
  const read = sheets.map(({ cells, ...sheet }) => ({ ...sheet, ...orderRowsIn(cells) }))
  const lists = read.filter(({ isList, rows }) => isList && rows.length > 0)
  const orders = lists.filter(({ hasQuantities }) => hasQuantities)
  const best = [orders, lists, read].find((some) => some.length > 0) ?? []
  const taken = best === read ? read.slice(0, 1) : best
  const titles = taken.flatMap((one) => one.titles)
  const leftOut: LeftOut = {
    hidden_sheets: [...hiddenSheets],
    // An empty sheet is no loss.
    other_sheets: read.flatMap((one) =>
      taken.includes(one) || one.rows.length + one.titles.length === 0 ? [] : one.name,
    ),
    hidden_rows: sum(taken.map(({ hiddenRows }) => hiddenRows)),
    hidden_columns: sum(taken.map(({ hiddenColumns }) => hiddenColumns)),
    sum_rows: sum(taken.map(({ sumRows }) => sumRows)),
    title_rows: titles.length,
    titles: titles.slice(0, MOST_TITLES).map((title) => title.slice(0, LONGEST_TITLE)),
  }
  const isNothing = Object.values(leftOut).every((one) =>
    typeof one === 'number' ? one === 0 : one.length === 0,
  )
  return { rows: taken.flatMap(({ rows }) => rows), leftOut: isNothing ? undefined : leftOut }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
