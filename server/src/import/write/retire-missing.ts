import type { Db } from '../../platform/index.ts'
import { renewListPrices } from '../../pricing/index.ts'
import { renewListing } from '../../catalogue/index.ts'
import { countMissing, retireItems } from './retire-missing.store.ts'

/** The share of all items above which a file counts as incomplete. */
const MOST_SHARE = 0.1

/**
 * The result for the items that a file does not name: `missing` of `active` ones. They were retired, or they were too
 * many, or the file has unreadable rows that may name them.
 */
export interface Retirement {
  readonly outcome: 'retired' | 'too_many' | 'rows_unknown'
  readonly missing: number
  readonly active: number
}

/** Deactivates active items whose part-number key is not among these, and products without another active item. */
export const retireMissing = async (
  tx: Db,
  keys: readonly string[],
  unknownRows: number,
  surely: boolean,
): Promise<Retirement> => {
  const { missing, active } = await countMissing(tx, keys)
  if (!surely && missing > 0 && unknownRows > 0) return { outcome: 'rows_unknown', missing, active }
  if (!surely && missing > active * MOST_SHARE) return { outcome: 'too_many', missing, active }
  const lessened = await retireItems(tx, keys)
  await renewListing(tx, lessened)
  await renewListPrices(tx, lessened)
  return { outcome: 'retired', missing, active }
}
