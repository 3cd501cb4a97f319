import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { allRecords, data, id, linesQuery, nothing, record, recordVersion } from '../envelope.ts'
import { required, wholeNumber } from '../fields.ts'
import { LARGEST_QUANTITY, LONGEST_LIST_NAME, MOST_LIST_LINES } from './limits.ts'
import { addedToCart, savedList, savedListWithLines } from './list-records.ts'

const tag = 'Saved lists'
const params = z.object({ id })
const name = required(1, LONGEST_LIST_NAME)
const quantity = wholeNumber
  .min(1, { error: 'quantity_range' })
  .max(LARGEST_QUANTITY, { error: 'quantity_range' })
const lines = z
  .array(z.object({ product_item_id: z.int().min(1).max(2_147_483_647), quantity }))
  .max(MOST_LIST_LINES)

export const schemas = {
  listLists: {
    tag,
    summary: "The saved lists of the asking member's company, by name",
    answer: allRecords(savedList),
  },
  showList: {
    tag,
    summary:
      "One list with its lines and today's prices. With offset or limit its lines are those alone (100 unless limit says how " +
      'many, from 0); sums and line_count are always those of all lines',
    params,
    query: linesQuery,
    answer: record(savedListWithLines),
  },
  makeList: {
    tag,
    summary: 'Makes a list, empty or with lines; a company has no two of the same name',
    body: z.object({ name, lines: lines.optional().default([]) }),
    query: linesQuery,
    answer: record(savedListWithLines),
  },
  makeListFromCart: {
    tag,
    summary: 'Saves the cart of the member as a list',
    body: z.object({ name }),
    query: linesQuery,
    answer: record(savedListWithLines),
  },
  renameList: {
    tag,
    summary: 'Gives a list another name',
    params,
    body: z.object({ name, version: recordVersion }),
    query: linesQuery,
    answer: record(savedListWithLines),
  },
  removeList: {
    tag,
    summary: 'Deletes a list',
    params,
    answer: nothing,
  },
  setListLines: {
    tag,
    summary:
      'Sets all lines of a list in their order: it adds, changes, removes and moves them. The answer is 409 with the list ' +
      'where somebody has changed it since the version that is named',
    params,
    body: z.object({ version: recordVersion, lines }),
    query: linesQuery,
    answer: record(savedListWithLines),
  },
  setListLine: {
    tag,
    summary: 'Appends an item to a list, or sets its quantity in it',
    params: z.object({ id, item_id: id }),
    body: z.object({ quantity }),
    query: linesQuery,
    answer: record(savedListWithLines),
  },
  addListToCart: {
    tag,
    summary:
      'Adds the quantities of a list to the cart of the member who asks, once for an Idempotency-Key. What can not be ' +
      'ordered is left out and named',
    params,
    answer: data(addedToCart),
  },
} satisfies ModuleSchemas
