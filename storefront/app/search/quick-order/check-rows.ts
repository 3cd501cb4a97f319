import {
  quickOrder,
  type Call,
  type LeftOut,
  type MatchedItem,
  type RowVerdict,
  type TypedRow,
} from '@pasok/contract'
import {
  quick_column_description,
  quick_column_note,
  quick_column_part_number,
  quick_one_of_both,
  quick_quantity,
  quick_too_large,
} from '~words'
import { fieldText } from '../../api-client/field-text.ts'
import { sendForm, type Refused } from '@pasok/ui/records/send-form.ts'
import { parseId } from '../../routing/parse-id.ts'
import { PAGE_FIELD } from '@pasok/ui/kit/pagination.tsx'

/** A list of rows and what they mean. */
export interface Checked {
  readonly rows: readonly TypedRow[]
  readonly verdicts: readonly RowVerdict[]
  readonly items: readonly MatchedItem[]
  readonly isIncomplete: boolean
  /** What of the file or the text is not among the rows. */
  readonly leftOut?: LeftOut | undefined
  /** The page of its rows that is shown at first, from 1 on. */
  readonly page: number
  /** Tells one check from the next. */
  readonly at: number
}

/** What became of a form with a list: always with its text, which for a file is that of its rows. */
export type CheckResult = { readonly text: string } & (
  | { readonly checked: Checked }
  | { readonly refused: Refused }
)

/** Rows as they may be typed; below headings where they say more than a part number and a quantity. */
export const formatRows = (rows: readonly TypedRow[]): string => {
  const [headings = [], ...lines] = buildTable(rows)
  return [...(headings.length > 2 ? [headings] : []), ...lines].map((cells) => cells.join('\t')).join('\n')
}

/** Rows below headings in the reader's language, by which they are read again. */
export const buildTable = (rows: readonly TypedRow[]): string[][] => {
  const isPlain = rows.every(({ description, note }) => description === undefined && note === undefined)
  const table = [
    [quick_column_part_number(), quick_quantity(), quick_column_description(), quick_column_note()],
    ...rows.map(({ part_number, quantity, description = '', note = '' }) => [
      part_number,
      quantity,
      description,
      note,
    ]),
  ]
  return isPlain ? table.map((cells) => cells.slice(0, 2)) : table
}

/** The API takes no more text in a form's fields, in bytes: a longer one is sent as a file. */
const MOST_IN_FIELD = 90_000

const asForm = (typed: string) => {
  const bytes = new TextEncoder().encode(typed)
  return bytes.length > MOST_IN_FIELD ? { file: new File([bytes], 'rows.txt') } : { text: typed }
}

const fileIn = (form: FormData): File | undefined => {
  const file = form.get('file')
  return file instanceof File && file.size > 0 ? file : undefined
}

const refusedAt = (status: number, form: FormData, why: string): CheckResult => ({
  text: fieldText(form, 'text'),
  refused: { status, detail: why, errors: { [fileIn(form) ? 'file' : 'text']: [why] } },
})

/** What becomes of a form that is so large that the shop did not read it. */
export const tooLarge = (form: FormData): CheckResult => refusedAt(413, form, quick_too_large())

/** Reads the rows of a form's text, or of its file, and has them matched with items. Its buttons may name a page of them. */
export const checkRows = async (call: Call, form: FormData): Promise<CheckResult> => {
  const typed = fieldText(form, 'text')
  const file = fileIn(form)
  if (file && typed.trim() !== '') return refusedAt(400, form, quick_one_of_both())
  const read = await sendForm(call, quickOrder.readRows, {
    form: file ? { file } : asForm(typed),
  })
  if ('refused' in read) return { text: typed, refused: read.refused }
  const { rows, left_out: leftOut } = read.data
  const text = file ? formatRows(rows) : typed
  const matched = await sendForm(call, quickOrder.matchRows, {
    body: { rows: rows.map(({ part_number, quantity }) => ({ part_number, quantity })) },
  })
  if ('refused' in matched) return { text, refused: matched.refused }
  const { rows: verdicts, items, is_incomplete: isIncomplete = false } = matched.data
  const page = parseId(fieldText(form, PAGE_FIELD)) ?? 1
  return { text, checked: { rows, verdicts, items, isIncomplete, leftOut, page, at: Date.now() } }
}
