import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { data } from '../envelope.ts'
import { pasted, searchText } from '../text.ts'
import { LARGEST_ROWS_FILE, LONGEST_PART_NUMBER, LONGEST_QUANTITY, MOST_ROWS } from './limits.ts'
import { leftOut, matchedItem, rowVerdict, typedRow } from './quick-order-records.ts'

const tag = 'Quick order'

export const schemas = {
  readRows: {
    tag,
    summary:
      'Reads rows of part numbers and quantities from a text (tab, semicolon or comma) or a file (.xlsx, or text such as ' +
      '.csv); columns are found by their headings in either language, else by what they hold; hidden sheets and rows, sums ' +
      'and titles are left out and named',
    form: z
      .object({
        text: pasted(LARGEST_ROWS_FILE).optional(),
        file: z.file().meta({ type: 'string', format: 'binary' }).optional(),
      })
      .refine(({ text: typed, file }) => typed !== undefined || file !== undefined, {
        error: 'no_rows',
        path: ['text'],
      }),
    answer: data(z.object({ rows: z.array(typedRow), left_out: leftOut.optional() })),
  },
  matchRows: {
    tag,
    summary:
      'Says which item each of up to 5,000 rows means, and whether so many of it can be ordered; nothing is put into a cart',
    body: z.object({
      rows: z
        .array(
          z.object({
            part_number: searchText(LONGEST_PART_NUMBER),
            quantity: z.union([searchText(LONGEST_QUANTITY), z.number()], { error: 'wrong_form' }),
          }),
        )
        .min(1)
        .max(MOST_ROWS),
    }),
    answer: data(
      z.object({
        /** In the order in which they were sent. */
        rows: z.array(rowVerdict),
        /** Every item that a row names. */
        items: z.array(matchedItem),
        /** Time ran out: rows that are no part number were not all searched for. */
        is_incomplete: z.literal(true).optional(),
      }),
    ),
  },
} satisfies ModuleSchemas
