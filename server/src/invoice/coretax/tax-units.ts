/** The tax office's codes of units of measure (Coretax, 'Satuan Ukur') for the units of items. */
const standardUnits: Readonly<Record<string, string>> = {
  pcs: 'UM.0021',
  box: 'UM.0022',
  m: 'UM.0013',
  set: 'UM.0019',
  roll: 'UM.0039',
  drum: 'UM.0036',
  sheet: 'UM.0020',
  carton: 'UM.0037',
  kg: 'UM.0003',
  l: 'UM.0007',
  // 'Lainnya': the list has none of these.
  pair: 'UM.0033',
  can: 'UM.0033',
  pack: 'UM.0033',
  bottle: 'UM.0033',
  pail: 'UM.0033',
  length: 'UM.0033',
}

/** The unit of the delivery line: 'Lainnya'. */
export const DELIVERY_UNIT = 'UM.0033'

/** The codes of units: the standard ones, and the shop's own, which win. */
export const taxUnits = (own: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries({ ...standardUnits, ...own }))
