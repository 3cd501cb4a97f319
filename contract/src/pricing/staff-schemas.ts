import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { bytes, id, language, record, recordVersion, whole, wholeOr } from '../envelope.ts'
import { day, required } from '../fields.ts'
import { listed, staffListQuery } from '../list-query.ts'
import { text } from '../text.ts'
import { LARGEST_PRICE, MOST_BREAKS, priceOutcomes, ruleTargets } from './limits.ts'
import { priceListList, priceRuleList } from './lists.ts'

const tag = 'Staff price lists'
const params = z.object({ id })
const ofRule = z.object({ id, rule_id: id })
const ofCompany = z.object({ id, company_id: id })
const named = z.object({ id: z.int(), name: z.string() })

const dates = {
  /** Days in Jakarta, both included; absent where that end is open. */
  starts_on: z.iso.date().optional(),
  ends_on: z.iso.date().optional(),
}
const priceListInList = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  is_for_all: z.boolean(),
  company_count: z.int(),
  rule_count: z.int(),
  ...dates,
  updated_at: z.iso.datetime(),
})
export type PriceListInList = z.output<typeof priceListInList>

const priceList = priceListInList.extend({
  /** The first of them by name. */
  companies: z.array(named),
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      by: z.string(),
      action: z.string(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type PriceList = z.output<typeof priceList>

/** A price in whole rupiah for one, or a discount in per cent off the list price: one of them. */
const cut = { price: z.int().optional(), discount_percent: z.number().optional() }
const shownBreaks = z.array(z.object({ from_quantity: z.int(), ...cut }))
const priceRule = z.object({
  id: z.int(),
  target: z.enum(ruleTargets),
  /** What it is for: an item with its part number, a category or a brand. */
  of: z.object({ id: z.int(), name: z.string(), sku_number: z.string().optional() }),
  ...cut,
  /** Wins over the list price and over rules that are not final, though they be lower. */
  is_final: z.boolean(),
  ...dates,
  breaks: shownBreaks,
})
/** A rule of a price list. */
export type PriceRule = z.output<typeof priceRule>

const percent = z
  .number()
  .min(0)
  .max(100)
  .refine((percent) => Number.isInteger(Math.round(percent * 1e6) / 1e4), { error: 'wrong_form' })
const sentCut = {
  price: z.int().min(0).max(LARGEST_PRICE).optional(),
  discount_percent: percent.optional(),
}
const sentRule = z.object({
  target: z.enum(ruleTargets),
  /** The part number of an item, or the name of a category or brand; '#12' is its id. */
  of: required(1, 200),
  ...sentCut,
  is_final: z.boolean().optional().default(false),
  starts_on: day.nullable().optional().default(null),
  ends_on: day.nullable().optional().default(null),
  breaks: z
    .array(z.object({ from_quantity: z.int().min(2).max(1_000_000), ...sentCut }))
    .max(MOST_BREAKS)
    .optional()
    .default([]),
})
/** A rule as it is sent. */
export type SentPriceRule = z.output<typeof sentRule>

const sentList = z.object({
  name: required(1, 200),
  /** Holds for every company. */
  is_for_all: z.boolean().optional().default(false),
  starts_on: day.nullable().optional().default(null),
  ends_on: day.nullable().optional().default(null),
})

const considered = z.object({
  source: z.enum(['base', 'special_offer', 'rule']),
  rule: priceRule.extend({ list: named }).optional(),
  ...dates,
  /** For one; absent where it can't be computed. */
  price: z.int().optional(),
  /** From which quantity on it costs less. */
  breaks: z.array(z.object({ from_quantity: z.int(), price: z.int() })),
  outcome: z.enum(priceOutcomes),
})
const explanation = z.object({
  company: named,
  item: z.object({ id: z.int(), sku_number: z.string(), name: z.string(), uom: z.string() }),
  quantity: z.int(),
  /** The day of the prices. */
  on: z.iso.date(),
  /** For one of `quantity`; absent where the company sees no price. */
  price: z.int().optional(),
  /** The list price. */
  base_price: z.int().optional(),
  /** From which quantity on this price holds. */
  from_quantity: z.int().optional(),
  /** Every price that was considered, in the order in which equal ones win. */
  considered: z.array(considered),
})
/** Why a company pays a price. */
export type PriceExplanation = z.output<typeof explanation>

export const schemas = {
  listPriceLists: {
    tag,
    summary: 'Price lists, the last changed first',
    query: staffListQuery(priceListList),
    answer: listed(priceListInList),
  },
  addPriceList: { tag, summary: 'Adds a price list', body: sentList, answer: record(priceList) },
  showPriceList: { tag, summary: 'A price list with its companies', params, answer: record(priceList) },
  changePriceList: {
    tag,
    summary: 'Changes a price list; with a last day it ends',
    params,
    body: sentList.extend({ version: recordVersion }),
    answer: record(priceList),
  },
  assignPriceList: {
    tag,
    summary: 'Makes a price list hold for a company',
    params: ofCompany,
    answer: record(priceList),
  },
  unassignPriceList: {
    tag,
    summary: 'A price list no longer holds for a company',
    params: ofCompany,
    answer: record(priceList),
  },
  listPriceRules: {
    tag,
    summary: 'The rules of a price list, the last added first',
    params,
    query: staffListQuery(priceRuleList),
    answer: listed(priceRule),
  },
  addPriceRule: {
    tag,
    summary: 'Adds a rule to a price list',
    params,
    body: sentRule.extend({ version: recordVersion }),
    answer: record(priceList),
  },
  changePriceRule: {
    tag,
    summary: 'Changes a rule of a price list; `version` is that of the list',
    params: ofRule,
    body: sentRule.extend({ version: recordVersion }),
    answer: record(priceList),
  },
  removePriceRule: {
    tag,
    summary: 'Removes a rule of a price list',
    params: ofRule,
    query: z.object({ version: whole(1, 2_147_483_647) }),
    answer: record(priceList),
  },
  downloadPriceList: {
    tag,
    summary: 'The rules of a price list as a workbook (.xlsx) that can be uploaded again',
    params,
    query: z.object({ language: language.optional() }),
    file: 'application/octet-stream',
    answer: bytes,
  },
  uploadPriceList: {
    tag,
    summary:
      'Writes the rules of a workbook (.xlsx) in the layout of the download into a price list. A rule for the same goods and ' +
      'period is changed; rules that the file lacks are removed where `removes_others` says so. Errors name row and column; a ' +
      'file with an error changes nothing, nor does the same file again',
    params,
    form: z.object({
      file: z.file({ error: 'missing' }).meta({ type: 'string', format: 'binary' }),
      version: z
        .string()
        .regex(/^[1-9]\d{0,8}$/, { error: 'wrong_form' })
        .transform(Number),
      removes_others: z.enum(['true', 'false'], { error: 'wrong_form' }).optional(),
    }),
    answer: record(priceList),
  },
  explainPrice: {
    tag,
    summary: 'What a company pays for an item at a quantity, and which rules won and lost',
    params,
    query: z.object({
      part_number: text(200).min(1, { error: 'missing' }),
      quantity: wholeOr(1, 1, 1_000_000),
    }),
    answer: record(explanation),
  },
} satisfies ModuleSchemas
