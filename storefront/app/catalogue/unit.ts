import { uom_box, uom_can, uom_m, uom_pair, uom_pcs, uom_roll, uom_set } from '~words'

const names: Record<string, () => string> = {
  pcs: uom_pcs,
  box: uom_box,
  m: uom_m,
  set: uom_set,
  pair: uom_pair,
  can: uom_can,
  roll: uom_roll,
}

/** A unit of measure in the reader's language; one that the shop does not know is shown as the supplier wrote it. */
export const unitName = (uom: string): string => names[uom]?.() ?? uom
