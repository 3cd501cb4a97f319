import { MOST_PRICE_RULES } from '@pasok/contract'
import { pricingStaff } from '@pasok/contract/endpoints'
import { priceListWords, type Language } from '@pasok/words'
import { toFieldRefusal, type FieldRefusal } from '../../platform/http/field-errors.ts'
import type { Task, Workers } from '../../platform/index.ts'
import { sheetTask } from '../../platform/sheets/write-sheet.ts'
import type { RuleInRow } from './change-price-list.ts'
import type { PriceRuleRow } from './price-list.store.ts'
import type { readPriceRows } from './price-rows-thread.ts'
import { readRuleCells, ruleColumns, writeBreaks } from './rule-cells.ts'
import { showRule } from './show-price-list.ts'

const rowsTask: Task<typeof readPriceRows> = {
  module: new URL('price-rows-thread.ts', import.meta.url),
  name: 'readPriceRows',
  deadlineMs: 20_000,
}

/** Cells are cut and counted before anything is looked for in them. */
const LIMITS = {
  columns: 50,
  rows: 20_000,
  unpacked: 60_000_000,
  cells: 500_000,
  cellLength: 1_000,
  characters: 5_000_000,
}
/** In bytes. */
const LARGEST_FILE = 5_000_000

const failures = {
  too_large: 'table_too_large',
  overrun: 'table_took_too_long',
  unreadable: 'not_xlsx',
  too_many_columns: 'not_xlsx',
  too_many_rows: 'too_many_rules',
  web_page: 'web_page',
  no_headings: 'no_price_headings',
  hidden_cells: 'hidden_price_rules',
  several_sheets: 'several_price_sheets',
} as const

/** The rules of a price list's workbook with their rows, or what is wrong with it: `file`, or `rows.5.price`. */
export const readRules = async (
  workers: Workers,
  file: File,
): Promise<readonly RuleInRow[] | 'busy' | { readonly errors: Readonly<Record<string, FieldRefusal>> }> => {
  if (file.size > LARGEST_FILE) return { errors: { file: 'table_too_large' } }
  const rows = await workers.run(rowsTask, {
    input: await file.bytes(),
    limits: LIMITS,
    most: MOST_PRICE_RULES,
  })
  if (rows === 'busy') return rows
  if (typeof rows === 'string') return { errors: { file: failures[rows] } }
  const errors: Record<string, FieldRefusal> = {}
  const read = rows.flatMap(({ row, cells }): RuleInRow[] => {
    const rule = readRuleCells(cells)
    if ('errors' in rule) {
      for (const [column, code] of Object.entries(rule.errors)) errors[`rows.${row}.${column}`] = code
      return []
    }
    // A rule of a file has the limits of one that is sent by itself, which names a version, too.
    const sent = { ...rule, version: 1 }
    const { error } = pricingStaff.addPriceRule.body.safeParse(sent)
    for (const issue of error?.issues ?? [])
      errors[`rows.${row}.${String(issue.path[0])}`] = toFieldRefusal(issue, sent)
    return error ? [] : [{ row, rule }]
  })
  return Object.keys(errors).length > 0 ? { errors } : read
}

const WIDTHS = [12, 28, 44, 14, 14, 8, 12, 12, 36]

/** Writes rules as a workbook that can be uploaded again. */
export const writeRules = (
  workers: Workers,
  rows: readonly PriceRuleRow[],
  name: string,
  language: Language,
) =>
  workers.run(sheetTask, {
    // Excel allows 31 characters, and not these.
    name:
      name
        .replaceAll(/[\\/?*[\]:']/g, ' ')
        .slice(0, 31)
        .trim() || 'Pasok',
    headings: ruleColumns.map((column) => priceListWords.headings[column][language]),
    widths: WIDTHS,
    rows: rows.map((row) => {
      const { target, of, price, discount_percent, is_final, starts_on, ends_on, breaks } = showRule(row)
      return [
        priceListWords.targets[target][language],
        of.sku_number ?? `#${of.id}`,
        of.name,
        price ?? '',
        discount_percent ?? '',
        priceListWords[is_final ? 'yes' : 'no'][language],
        starts_on ?? '',
        ends_on ?? '',
        writeBreaks(breaks),
      ]
    }),
  })
