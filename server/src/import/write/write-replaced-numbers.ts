import type { Db } from '../../platform/index.ts'
import { findKeys } from './import.store.ts'
import { setReplacedNumbers, type ReplacedNumbers } from './replaced-number.store.ts'
import type { KeyedRow } from '../read/row.ts'
import type { WrittenItem } from './write-items.ts'

/**
 * Writes the part numbers that rows name as replaced by their items; returns the items whose numbers changed. A number
 * named twice counts once; the item's own number is refused, and if it is the only one, the stored ones stay.
 */
export const writeReplacedNumbers = async (
  tx: Db,
  items: readonly WrittenItem[],
  refuseOwn: (row: KeyedRow, number: string) => void,
): Promise<number[]> => {
  const keys = await findKeys(
    tx,
    items.flatMap(({ item }) => item.replaces ?? []),
  )
  let next = 0
  const replaced = items.flatMap(({ id, row, item }): ReplacedNumbers[] => {
    if (item.replaces === undefined) return []
    const numbers = new Map<string, string>()
    for (const number of item.replaces ?? []) {
      const key = keys[next++] ?? ''
      if (key === row.key) refuseOwn(row, number)
      else if (!numbers.has(key)) numbers.set(key, number)
    }
    if (item.replaces !== null && numbers.size === 0) return []
    return [{ item_id: id, numbers: [...numbers.values()] }]
  })
  return setReplacedNumbers(tx, replaced)
}
