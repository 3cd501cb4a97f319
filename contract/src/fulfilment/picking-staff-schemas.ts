import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { bytes, data, id, idsUpTo, language, record, recordVersion, wholeOr } from '../envelope.ts'
import { MOST_QUOTATION_LINES } from '../quotation/limits.ts'
import { searchText, text } from '../text.ts'
import {
  handOverResults,
  LONGEST_SCAN,
  MOST_HANDED_OVER,
  MOST_PICK_LIST_DELIVERIES,
  timeZones,
} from './life-cycle.ts'
import { staffDelivery } from './staff-schemas.ts'

const tag = 'Staff'
const params = z.object({ id })
const recordId = z.int().min(1).max(2_147_483_647)
const company = z.object({ id: z.int(), name: z.string() })
const order = z.object({ id: z.int(), number: z.string() })

/** A delivery that is being packed. */
const pickedDelivery = z.object({
  id: z.int(),
  number: z.string(),
  version: z.int(),
  order,
  company,
  is_replacement: z.boolean(),
  line_count: z.int(),
  /** Lines of which everything is picked. */
  picked_line_count: z.int(),
  /** Whether something of it is picked. */
  is_begun: z.boolean(),
})

/** An item to take from its shelf, for one or several deliveries. */
const pickedItem = z.object({
  item: z.object({ id: z.int(), name: z.string(), sku_number: z.string() }),
  shelf: z.string().optional(),
  uom: z.string(),
  quantity: z.int(),
  picked: z.int(),
  /** As the supplier's system last reported it. */
  on_hand: z.int().optional(),
  lines: z.array(
    z.object({
      delivery: z.object({ id: z.int(), number: z.string() }),
      order,
      order_line_id: z.int(),
      quantity: z.int(),
      picked: z.int(),
    }),
  ),
})

const pickList = z.object({
  deliveries: z.array(pickedDelivery),
  /** All deliveries that are being packed, those beyond the list among them. */
  packing: z.int(),
  records: z.array(pickedItem),
  total: z.int(),
  page: z.int(),
  per_page: z.int(),
})
export type PickList = z.output<typeof pickList>

/** What a scan counted. */
const scan = z.object({
  sku_number: z.string(),
  uom: z.string(),
  quantity: z.int(),
  /** Still to be picked of this item on the list. */
  left: z.int(),
  deliveries: z.array(z.object({ id: z.int(), number: z.string(), quantity: z.int() })),
})
export type PickScan = z.output<typeof scan>

export const schemas = {
  showPickList: {
    tag,
    summary:
      'The items to pick for these deliveries, or for the oldest that are being packed, by shelf and part number. A list ' +
      'covers at most 100 deliveries with 5,000 lines',
    query: z
      .object({
        delivery_ids: idsUpTo(MOST_PICK_LIST_DELIVERIES).optional(),
        page: wholeOr(1, 1, 100),
        per_page: wholeOr(100, 1, 500),
      })
      .strict(),
    answer: data(pickList),
  },
  scanPicked: {
    tag,
    summary:
      "Counts a quantity of an item as picked, by its part number, the buyer's own or another maker's, once for an " +
      'Idempotency-Key. The oldest delivery of the list gets it first; a number that is not on the list and a quantity ' +
      'beyond it are refused',
    body: z.object({
      number: searchText(LONGEST_SCAN).min(1, { error: 'missing' }),
      quantity: z.int().min(1).max(999_999).optional().default(1),
      delivery_ids: z.array(recordId).min(1).max(MOST_PICK_LIST_DELIVERIES).optional(),
    }),
    answer: record(scan),
  },
  setPicked: {
    tag,
    summary: 'Sets what is picked of lines of a delivery; lines that are left out keep theirs',
    params,
    body: z.object({
      version: recordVersion,
      lines: z
        .array(z.object({ order_line_id: recordId, quantity: z.int().min(0).max(999_999) }))
        .min(1, { error: 'missing' })
        .max(MOST_QUOTATION_LINES),
    }),
    answer: record(staffDelivery),
  },
  packPicked: {
    tag,
    summary:
      'Makes a delivery ready with what is picked of it; the rest is open on its order again. An order that ships complete, ' +
      'and a replacement, are packed whole',
    params,
    body: z.object({ version: recordVersion }),
    answer: record(staffDelivery),
  },
  handOver: {
    tag,
    summary:
      'Notes that these deliveries were picked up, each by itself, and tells of each what came of it; one that was picked up ' +
      'before stays as it is',
    body: z.object({
      deliveries: z
        .array(z.object({ id: recordId, version: recordVersion }))
        .min(1, { error: 'missing' })
        .max(MOST_HANDED_OVER),
      /** Where it is given, it replaces that of each delivery. */
      courier: text(80).optional().default(''),
      driver: text(80).optional().default(''),
      plate: text(20).optional().default(''),
      zone: z.enum(timeZones).optional().default('Asia/Jakarta'),
    }),
    answer: data(
      z.object({
        records: z.array(z.object({ id: z.int(), result: z.enum(handOverResults) })),
        total: z.int(),
      }),
    ),
  },
  printDeliveryLabels: {
    tag,
    summary: 'A label for each package of a delivery as a PDF of A6 pages; each view is recorded',
    params,
    query: z.object({ language: language.optional() }),
    file: 'application/pdf',
    answer: bytes,
  },
} satisfies ModuleSchemas
