import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { bytes, data, id, language, nothing, record, recordVersion } from '../envelope.ts'
import { required } from '../fields.ts'
import { listed, listQuery } from '../list-query.ts'
import { LONGEST_PART_NUMBER } from '../search/limits.ts'
import { searchText } from '../text.ts'
import { LONGEST_OWN_NUMBER } from './limits.ts'
import { partNumberList } from './lists.ts'
import { partNumber, partNumberUpload } from './part-number-records.ts'

const tag = 'Own part numbers'
const params = z.object({ id })
/** It has a letter or a digit, by which it is found. */
const number = required(1, LONGEST_OWN_NUMBER).regex(/[a-z\d]/i, { error: 'no_part_number' })

export const partNumberSchemas = {
  listPartNumbers: {
    tag,
    summary:
      "The numbers that the asking member's company gives our items, the last changed first; with item_id those of one item. " +
      "A keyword is looked for in them, signs aside, and in the items' part numbers and names",
    query: listQuery(partNumberList),
    answer: listed(partNumber),
  },
  addPartNumber: {
    tag,
    summary:
      'Gives an item a number of the company, by item_id or by our part number (sku_number). Signs, blanks and case aside it ' +
      'names one item. An item has at most 10, a company 20,000. What the item has already is answered as it is',
    body: z
      .object({
        number,
        item_id: z.int().min(1).max(2_147_483_647).optional(),
        sku_number: searchText(LONGEST_PART_NUMBER).optional(),
      })
      .refine(({ item_id, sku_number = '' }) => item_id !== undefined || sku_number !== '', {
        error: 'missing',
        path: ['sku_number'],
      }),
    answer: record(partNumber),
  },
  uploadPartNumbers: {
    tag,
    summary:
      'Takes up to 5,000 rows of own numbers and our part numbers from a file (.xlsx, or text such as .csv), in two columns ' +
      'that are found by their headings in either language, or by what they hold. A number that named another item names ' +
      'that of its row; the numbers that the file lacks stay. Rows that are wrong are named, with the reason in the ' +
      "reader's language; all others are taken. The same file again changes nothing",
    form: z.object({ file: z.file({ error: 'missing' }).meta({ type: 'string', format: 'binary' }) }),
    answer: data(partNumberUpload),
  },
  downloadPartNumbers: {
    tag,
    summary:
      'All own part numbers as a workbook (.xlsx) or as text (.csv) that can be uploaded again, in the language of the query or ' +
      'else of Accept-Language',
    query: z.object({
      format: z.enum(['xlsx', 'csv']).optional().default('xlsx'),
      language: language.optional(),
    }),
    file: 'application/octet-stream',
    answer: bytes,
  },
  showPartNumber: {
    tag,
    summary: "An own part number of the asking member's company",
    params,
    answer: record(partNumber),
  },
  changePartNumber: {
    tag,
    summary: 'Changes the spelling of an own part number',
    params,
    body: z.object({ number, version: recordVersion }),
    answer: record(partNumber),
  },
  removePartNumber: {
    tag,
    summary: 'Removes an own part number; lines that were written with it keep it',
    params,
    answer: nothing,
  },
} satisfies ModuleSchemas
