import { MOST_WRONG_ROWS, type PartNumberUpload } from '@pasok/contract'
import { wrongRowWords, type Language } from '@pasok/words'
import { findShownIds } from '../../catalogue/index.ts'
import { toMemberParty } from '../../kernel/index.ts'
import { inTransaction, type Db, type Task, type Workers } from '../../platform/index.ts'
import { fairShares } from '../../platform/limits/fair-shares.ts'
import { detectDamage } from '../../platform/sheets/damaged-text.ts'
import { findItemsByNumber, readTable } from '../../search/index.ts'
import { recordCompanyAction, type Act } from '../record-company-action.ts'
import {
  findAllPartNumbers,
  findBareNumbers,
  insertPartNumbers,
  lockPartNumbers,
  updatePartNumbers,
} from './part-number.store.ts'
import { planUpload, type FoundPair, type PairRow } from './part-numbers.ts'
import type { pairsOfTable } from './pairs-thread.ts'

const pairsTask: Task<typeof pairsOfTable> = {
  module: new URL('pairs-thread.ts', import.meta.url),
  name: 'pairsOfTable',
  deadlineMs: 20_000,
}

/** One file of a company is taken at a time, so that no company uses up the database's connections. */
const files = fairShares({ most: 4, ofCompany: 1, ofPerson: 1 })
/** Texts that one statement looks up. */
const AT_ONCE = 1_000

/**
 * Takes the rows of a file as own numbers: adds new ones, and changes those with another item or another
 * spelling. Wrong rows are named and change nothing. Safe to repeat.
 */
export const uploadPartNumbers = async (
  { db, workers }: { readonly db: Db; readonly workers: Workers },
  act: Act,
  file: File,
  language: Language,
) => {
  const read = await readTable(workers, pairsTask, file)
  if ('error' in read) return read
  const { rows, hiddenRows, hiddenSheets } = read
  if (rows.length === 0) return { error: 'no_part_numbers' } as const
  const { scope, now } = act
  const plan = await files.during(toMemberParty(scope), async () => {
    const found = await findPairs(db, rows)
    return inTransaction(db, async (tx) => {
      await lockPartNumbers(tx, scope)
      const planned = planUpload(await findAllPartNumbers(tx, scope), found)
      const { added, changed } = planned
      await updatePartNumbers(tx, scope, changed, now)
      await insertPartNumbers(tx, scope, added, now)
      if (added.length + changed.length > 0)
        await recordCompanyAction(tx, act, 'upload-part-numbers', {
          added: added.length,
          changed: changed.length,
        })
      return planned
    })
  })
  const upload: PartNumberUpload = {
    added: plan.added.length,
    changed: plan.changed.length,
    unchanged: plan.unchanged,
    wrong: plan.wrong.length,
    wrong_rows: plan.wrong.slice(0, MOST_WRONG_ROWS).map(({ pair, reason }) => ({
      row: pair.row,
      ...(pair.sheet !== undefined && { sheet: pair.sheet }),
      number: pair.number,
      sku_number: pair.sku,
      reason,
      message: wrongRowWords[reason][language],
    })),
    hidden_rows: hiddenRows,
    hidden_sheets: [...hiddenSheets],
  }
  return upload
}

/**
 * Looks up the rows' numbers. The columns of rows without headings are the other way round where more of the first are part
 * numbers of ours.
 */
const findPairs = async (db: Db, rows: readonly PairRow[]): Promise<FoundPair[]> => {
  const texts = [...new Set(rows.flatMap(({ number, sku }) => [number, sku]))]
  const items = new Map<string, readonly number[]>()
  const bares = new Map<string, string>()
  for (let from = 0; from < texts.length; from += AT_ONCE) {
    const part = texts.slice(from, from + AT_ONCE)
    for (const [text, ids] of await findItemsByNumber(db, part)) items.set(text, ids)
    for (const [text, bare] of await findBareNumbers(db, part)) bares.set(text, bare)
  }
  const unnamed = rows.filter(({ isUnnamed }) => isUnnamed)
  const countKnown = (column: 'number' | 'sku') => unnamed.filter((row) => items.has(row[column])).length
  const isTurned = countKnown('number') > countKnown('sku')
  const { items: sold } = await findShownIds(db, [...new Set([...items.values()].flat())])
  return rows.map((row) => {
    const pair = isTurned && row.isUnnamed ? { ...row, number: row.sku, sku: row.number } : row
    return {
      pair,
      bare: bares.get(pair.number) ?? '',
      isDamaged: detectDamage(pair.number) !== undefined,
      items: (items.get(pair.sku) ?? []).map((id) => ({ id, isSold: sold.has(id) })),
    }
  })
}
