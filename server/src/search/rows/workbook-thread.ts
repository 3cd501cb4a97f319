import type { TypedRow } from '@pasok/contract'
import { workbookCells } from '../../platform/sheets/sheet-thread.ts'
import { orderRowsIn } from './order-rows.ts'

/** The rows of a workbook's first sheet that hold a part number or a quantity, `most` at most. Runs in a thread. */
export const workbookRows = async ({
  most,
  ...workbook
}: Parameters<typeof workbookCells>[0] & { readonly most: number }): Promise<
  TypedRow[] | 'too_large' | 'too_many_columns' | 'too_many_rows' | 'unreadable'
> => {
  const cells = await workbookCells(workbook)
  if (typeof cells === 'string') return cells
  const rows = orderRowsIn(cells)
  return rows.length > most ? 'too_many_rows' : rows
}
