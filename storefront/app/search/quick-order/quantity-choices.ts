import { nextQuantity, quantityIn, toQuantityRule, splitQuantity } from '@pasok/contract'
import type { JudgedRow } from './list-rows.ts'

/** The quantities that a row with a problem may mean, in what its item is sold by, the smallest first. */
export const quantityChoices = ({
  item,
  problem,
  quantity,
  ordered,
  pieces = 0,
  total,
}: JudgedRow): number[] => {
  if (!item || problem === undefined || problem === 'too_big') return []
  const rule = toQuantityRule(item)
  const typed = quantityIn(splitQuantity(quantity).number) ?? 0
  const allowed = (wanted: readonly number[]) => [...new Set(wanted.map((one) => nextQuantity(one, rule)))]
  switch (problem) {
    case 'part_of_pack': {
      const packs = pieces / (item.min_pieces ?? 1)
      return allowed([Math.floor(packs), Math.ceil(packs)])
    }
    case 'other_unit':
      return allowed([typed])
    case 'thousand_or_one':
      return allowed([typed / 1_000, typed])
    case 'missing':
    case 'no_result':
      return allowed([0])
    case 'not_whole':
      return []
    default: {
      const own = ordered ?? 0
      // Rows of one item count together.
      const all = total ?? own
      return [nextQuantity(all, rule) - all + own]
    }
  }
}
