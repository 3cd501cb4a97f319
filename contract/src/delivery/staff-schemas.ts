import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { allRecords, id, nothing, record, recordVersion } from '../envelope.ts'
import { required } from '../fields.ts'
import { ratedMethodCodes } from './methods.ts'
import { method, rate, zone } from './records.ts'

const tag = 'Staff'
const params = z.object({ id })
const inBoth = (longest: number) => z.object({ en: required(1, longest), id: required(1, longest) })

/** All provinces and cities there are, and some to come. */
const MOST_AREAS = 1_000
const LARGEST_AMOUNT = 1_000_000_000
const LARGEST_ORDER = 1_000_000_000_000
const HEAVIEST_G = 1_000_000_000
const days = z.int().min(0).max(365)

const zoneFields = {
  name: inBoth(80),
  /** A province's two digits or a city's four, each in one zone at most. */
  area_ids: z.array(z.int().min(10).max(9_999)).min(1).max(MOST_AREAS),
}

const rateFields = {
  base_amount: z.int().min(0).max(LARGEST_AMOUNT),
  included_weight_g: z.int().min(0).max(HEAVIEST_G),
  amount_per_kg: z.int().min(0).max(LARGEST_AMOUNT),
  lead_time_days: z
    .object({ from: days, to: days })
    .refine(({ from, to }) => from <= to, { error: 'lead_time_order', path: ['to'] }),
  free_from: z.int().min(1).max(LARGEST_ORDER).nullable(),
}

export const schemas = {
  listZones: {
    tag,
    summary: 'The delivery zones with their provinces and cities',
    answer: allRecords(zone),
  },
  addZone: {
    tag,
    summary: 'Adds a delivery zone',
    body: z.object(zoneFields),
    answer: record(zone),
  },
  changeZone: {
    tag,
    summary: 'Changes a delivery zone with all its areas',
    params,
    body: z.object({ version: recordVersion, ...zoneFields }),
    answer: record(zone),
  },
  removeZone: {
    tag,
    summary: 'Removes a delivery zone and its rates',
    params,
    answer: nothing,
  },
  listMethods: {
    tag,
    summary: 'The delivery methods in the order they are offered, those that are off among them',
    answer: allRecords(method),
  },
  changeMethod: {
    tag,
    summary: 'Changes what a delivery method says, its place, and whether it is offered',
    params,
    body: z.object({
      version: recordVersion,
      name: inBoth(80),
      description: inBoth(300),
      is_enabled: z.boolean(),
      position: z.int().min(1).max(100),
    }),
    answer: record(method),
  },
  listRates: {
    tag,
    summary: 'What the delivery methods cost in each zone',
    answer: allRecords(rate),
  },
  addRate: {
    tag,
    summary: 'Adds the rate of a delivery method in a zone, where it is offered from then on',
    body: z.object({
      method: z.enum(ratedMethodCodes),
      zone_id: z.int().min(1).max(2_147_483_647),
      ...rateFields,
    }),
    answer: record(rate),
  },
  changeRate: {
    tag,
    summary: 'Changes a rate',
    params,
    body: z.object({ version: recordVersion, ...rateFields }),
    answer: record(rate),
  },
  removeRate: {
    tag,
    summary: 'Removes a rate: the method is not offered in its zone from then on',
    params,
    answer: nothing,
  },
} satisfies ModuleSchemas
