import { z } from 'zod'

/** A number that a company gives one of our items. */
export const partNumber = z.object({
  id: z.int(),
  /** Raised by every change; a change names the one it saw. */
  version: z.int(),
  number: z.string(),
  item: z.object({
    id: z.int(),
    name: z.string(),
    sku_number: z.string(),
    /** Whether the shop shows it; absent numbers of retired items stay. */
    is_sold: z.boolean(),
  }),
  changed_at: z.iso.datetime(),
})

/** Why a row of an uploaded file was not taken. */
export const wrongRowReasons = [
  'number_missing',
  'number_too_long',
  'number_without_signs',
  'number_damaged',
  'number_twice',
  'sku_missing',
  'sku_unknown',
  'sku_ambiguous',
  'sku_not_sold',
  'too_many_of_item',
  'too_many',
] as const

export const wrongRow = z.object({
  /** Its place in its sheet, from 1, as a spreadsheet counts. */
  row: z.int(),
  /** The name of its sheet, where the file has several. */
  sheet: z.string().optional(),
  number: z.string(),
  sku_number: z.string(),
  reason: z.enum(wrongRowReasons),
  /** The reason in the reader's language. */
  message: z.string(),
})

/** What became of an uploaded file. */
export const partNumberUpload = z.object({
  added: z.int(),
  /** Numbers that name another item now, or are written otherwise. */
  changed: z.int(),
  unchanged: z.int(),
  /** Rows that were not taken, and the first 1,000 of them in their order. */
  wrong: z.int(),
  wrong_rows: z.array(wrongRow),
  /** Not read: rows hidden by hand or by a filter, and hidden sheets. */
  hidden_rows: z.int(),
  hidden_sheets: z.array(z.string()),
})

export type PartNumber = z.output<typeof partNumber>
export type WrongRowReason = (typeof wrongRowReasons)[number]
export type WrongRow = z.output<typeof wrongRow>
export type PartNumberUpload = z.output<typeof partNumberUpload>
