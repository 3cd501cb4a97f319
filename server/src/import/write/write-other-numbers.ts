import { findNumberKeys, setOtherNumbers, type NumbersOfKind } from '../../catalogue/index.ts'
import type { Db } from '../../platform/index.ts'
import type { KeyedRow } from '../read/row.ts'
import type { WrittenItem } from './write-items.ts'

/**
 * Writes the part numbers that rows name as replaced by their items, and those of other makers; returns the items whose
 * numbers changed. A number named twice counts once. The item's own number is refused as one that it replaces; if it is
 * the only one, the stored ones stay.
 */
export const writeOtherNumbers = async (
  tx: Db,
  items: readonly WrittenItem[],
  refuseOwn: (row: KeyedRow, number: string) => void,
): Promise<number[]> => {
  const keys = await findNumberKeys(
    tx,
    items.flatMap(({ item }) => [
      ...(item.replaces ?? []),
      ...(item.other_numbers ?? []).map(({ maker, number }) => `${maker}|${number}`),
    ]),
  )
  let next = 0
  const wanted = items.flatMap(({ id, row, item }): NumbersOfKind[] => {
    const replaced = new Map<string, NumbersOfKind['numbers'][number]>()
    for (const number of item.replaces ?? []) {
      const key = keys[next++] ?? ''
      if (key === row.key) refuseOwn(row, number)
      else if (!replaced.has(key)) replaced.set(key, { maker: null, number })
    }
    const ofMakers = new Map<string, NumbersOfKind['numbers'][number]>()
    for (const one of item.other_numbers ?? []) {
      const key = keys[next++] ?? ''
      if (!ofMakers.has(key)) ofMakers.set(key, one)
    }
    const isRefused = item.replaces !== null && replaced.size === 0
    return [
      ...(item.replaces === undefined || isRefused
        ? []
        : [{ item_id: id, kind: 'replaced' as const, numbers: [...replaced.values()] }]),
      ...(item.other_numbers === undefined
        ? []
        : [{ item_id: id, kind: 'other_maker' as const, numbers: [...ofMakers.values()] }]),
    ]
  })
  return setOtherNumbers(tx, wanted)
}
