import {
  uom_bottle,
  uom_box,
  uom_can,
  uom_carton,
  uom_drum,
  uom_kg,
  uom_l,
  uom_length,
  uom_m,
  uom_pack,
  uom_pail,
  uom_pair,
  uom_pcs,
  uom_roll,
  uom_set,
  uom_sheet,
} from '~words'

const names: Record<string, () => string> = {
  pcs: uom_pcs,
  box: uom_box,
  m: uom_m,
  set: uom_set,
  pair: uom_pair,
  can: uom_can,
  roll: uom_roll,
  pack: uom_pack,
  bottle: uom_bottle,
  drum: uom_drum,
  pail: uom_pail,
  sheet: uom_sheet,
  length: uom_length,
  carton: uom_carton,
  kg: uom_kg,
  l: uom_l,
}

/** A unit of measure in the reader's language; one that the shop does not know is shown as the supplier wrote it. */
export const unitName = (uom: string): string => names[uom]?.() ?? uom
