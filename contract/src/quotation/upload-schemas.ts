import { z } from 'zod'
import { listed, listQuery } from '../list-query.ts'
import { uploadList } from './lists.ts'
import type { ModuleSchemas } from '../endpoint.ts'
import { bytes, data, id, language, paged, record, recordVersion } from '../envelope.ts'
import { LONGEST_PART_NUMBER, LONGEST_QUANTITY } from '../search/limits.ts'
import { searchText, text } from '../text.ts'
import { LONGEST_COMMENT, MOST_QUOTATION_LINES } from './limits.ts'
import { draftLine, quotationUpload, verdictCounts } from './upload-records.ts'

const tag = 'Quotations'
const params = z.object({ id })
const sqlId = z.int().min(1).max(2_147_483_647)

/** Of a draft: its rows by verdict, and the revision that a change of them names. */
const draft = { revision: z.int(), counts: verdictCounts }

export const schemas = {
  uploadQuotation: {
    tag,
    summary:
      'Makes a draft of a quotation of a workbook (.xlsx): one line for each of up to 5,000 rows of its visible sheets that ' +
      'are lists, matched with items. Columns are found by their headings in either language, else by what they hold',
    form: z.object({ quo_file: z.file({ error: 'missing' }).meta({ type: 'string', format: 'binary' }) }),
    answer: record(
      z.object({
        quotation_id: z.int(),
        number: z.string(),
        row_count: z.int(),
        left_out: quotationUpload.shape.left_out,
        counts: verdictCounts,
        /** Time ran out: rows that are no part number were not all searched for. */
        is_incomplete: z.boolean(),
      }),
    ),
  },
  listUploads: {
    tag,
    summary: "The files that the asking member's company has uploaded, the newest first",
    query: listQuery(uploadList),
    answer: listed(quotationUpload),
  },
  listDraftLines: {
    tag,
    summary: 'The rows of a draft that was uploaded, with their verdicts and the items they may mean',
    params,
    query: paged(50, { show: z.enum(['all', 'to_check']).optional() }),
    answer: data(
      z.object({
        ...draft,
        number: z.string(),
        filename: z.string(),
        left_out: quotationUpload.shape.left_out,
        records: z.array(draftLine),
        total: z.int(),
        page: z.int(),
        per_page: z.int(),
      }),
    ),
  },
  changeDraftLines: {
    tag,
    summary:
      'Corrects rows of a draft: another part number or quantity, the item that is meant, or null where none of those that ' +
      'were found is it, a comment; or drops them. A draft is submitted once every item that was found is confirmed. A part ' +
      'number that differs is matched again, and an item given with it is not looked at. All or none',
    params,
    body: z.object({
      revision: recordVersion,
      changes: z
        .array(
          z.object({
            line_id: sqlId,
            part_number: searchText(LONGEST_PART_NUMBER).optional(),
            quantity: searchText(LONGEST_QUANTITY).optional(),
            item_id: sqlId.nullable().optional(),
            comment: text(LONGEST_COMMENT).optional(),
            is_dropped: z.boolean().optional(),
          }),
        )
        .max(MOST_QUOTATION_LINES)
        .optional()
        .default([]),
      /** Takes what the search found for every row that has one item. */
      accepts_found: z.boolean().optional().default(false),
    }),
    answer: data(
      z.object({
        ...draft,
        /** The lines that were named and are not dropped. */
        records: z.array(draftLine),
      }),
    ),
  },
  downloadVerdicts: {
    tag,
    summary:
      'The rows of an upload with their verdicts as a workbook (.xlsx), in the language of the query or else of ' +
      'Accept-Language',
    params,
    query: z.object({ language: language.optional() }),
    file: 'application/octet-stream',
    answer: bytes,
  },
} satisfies ModuleSchemas
