import type { Unit } from '@pasok/contract'
import { cart_pack } from '~words'
import { unitName } from '@pasok/ui/records/catalogue/unit.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'

/** What an item is sold by: 'box of 100 pcs', or 'box' without a count of pieces. */
export const unitText = ({ uom, pieces }: Unit): string =>
  pieces === undefined ? unitName(uom) : cart_pack({ unit: unitName(uom), pieces: decimal(pieces) })
