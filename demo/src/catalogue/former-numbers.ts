import type { Item, Product } from './model.ts'

/** How the numbers of a family's earlier series were made, from what its pattern finds in today's. */
type Rule = readonly [today: RegExp, former: (...found: string[]) => readonly string[]]

const millimetres = (inches: string): number => Math.round(Number(inches) * 25.4)
const teeth = (length: string): number => Number(length) / 5
const bore = (size: string): number => Number(size) * 5
const SEALING: Readonly<Record<string, string>> = { '': '', '-ZZ': 'S', '-2RS': 'N' }

const contactor: Rule = [
  /^VC3-(\d+)-(\w+)$/,
  // The series before the last had its coil apart: one frame for every voltage.
  (size, coil) => [`VC2-${size}-${coil}`, `VK-${size}`],
]
const inductive: Rule = [
  /^VIS-M(\d+)-([FN])([PN])([OC])([CP])$/,
  (size, mounting, output, contact, wiring) => [`SI${size}${mounting}-${output}${contact}-${wiring}`],
]
const solenoid: Rule = [/^ASV52S(\d+)-(\w+)$/, (port, coil) => [`AV521-${port}-${coil}`]]
const cylinder: Rule = [/^ASC-(\d+)-(\d+)$/, (size, stroke) => [`AC1-${size}x${stroke}`]]

/** The families that took an earlier series' place, by their products' codes. All are of invented brands. */
const rules: Readonly<Record<string, Rule>> = {
  'BEARING-62-SERIES': [/^(\d+)(|-ZZ|-2RS)$/, (size, sealing = '') => [`RDB${size}${SEALING[sealing]}`]],
  'BEARING-302-SERIES': [/^TRB-(\d+)$/, (size) => [`RDT${size}J`]],
  'UNIT-UCP2': [/^UCP2(\d\d)$/, (size = '') => [`RPB-${bore(size)}`]],
  'V-BELT-A-LONG': [/^VB-A(\d+)$/, (length = '') => [`SBK-A${millimetres(length)}`]],
  'TIMING-5M-15': [/^TI-(\d+)-5M-15$/, (length = '') => [`SBT5-${teeth(length)}-15`]],
  'OIL-SEAL-TC-SMALL': [
    /^OS-TC-(\d+)x(\d+)x(\d+)$/,
    (inner, outer, width) => [`SG${inner}x${outer}x${width}TC`, `SGT-${inner}${outer}0${width}`],
  ],
  'CYL-ISO15552-32': cylinder,
  'CYL-ISO15552-40': cylinder,
  'CYL-ISO15552-50': cylinder,
  'PROFILE-CYL-ISO15552': [/^PSP15-(\d+)-(\d+)$/, (size, stroke) => [`PSP-${size}-${stroke}`]],
  'PN-ASV52S18': solenoid,
  'PN-ASV52S14': solenoid,
  'PN-ASV52S38': solenoid,
  'BALL-VALVE-SS304-2PC': [/^BV304-DN(\d+)$/, (size) => [`VT2P-304-${size}`]],
  'GATE-BRONZE-RC': [/^GVBC-(\d+)$/, (size) => [`VTGB${size}`]],
  'INDUCTIVE-M12': inductive,
  'INDUCTIVE-M18': inductive,
  'CONTACTOR-3P': contactor,
  'CONTACTOR-3P-S1': contactor,
  'CONTACTOR-3P-S2': contactor,
  'RELAY-PLUGIN': [/^VRY([24])-(\w+)$/, (contacts, coil) => [`VRA${contacts}P-${coil}`]],
}

/** The families whose numbers were others once, by their products' codes. */
export const renumbered: readonly string[] = Object.keys(rules)

/** The part numbers that an item takes the place of, the latest first; of most items none. */
export function formerNumbersOf(product: Product, item: Item): readonly string[] {
  const [today, former] = rules[product.code] ?? []
  const found = today?.exec(item.sku)
  return found && former ? former(...found.slice(1)) : []
}
