/** What a spreadsheet made of a part number: a date, a rounded number, or a formula without a result. */
export type Damage = 'date' | 'number' | 'formula'

/** As spreadsheets shorten them in English and Indonesian. A part number such as MAR-10 has capitals alone. */
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Mei|Jun|Jul|Aug|Agu|Agt|Ags|Sep|Oct|Okt|Nov|Dec|Des)'
const DATES = [
  /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/,
  new RegExp(`^\\d{1,2}[-/ ]${MONTH}(?:[-/ ]\\d{2}(?:\\d{2})?)?$`),
  new RegExp(`^${MONTH}[-/ ]\\d{2}(?:\\d{2})?$`),
  /^(?:[0-2]?\d|3[01])[-/.](?:[0-2]?\d|3[01])[-/.](?:19|20)\d{2}$/,
]
const FORMULA = /^#(?:VALUE!|N\/A|REF!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|FIELD!|GETTING_DATA)$/
/** By powers of ten as spreadsheets write them (2.00E+05, never 2E5); or noughts behind the 15 digits that they store. */
const NUMBERS = [/^-?\d(?:[.,]\d+)?E[+-]\d{2,3}$/i, /^[1-9]\d{14}0+$/]

/**
 * How a spreadsheet damaged what stands under a part number, by the cell's text; undefined where it did not. Some part
 * numbers look like that: one that the catalogue has is none of these.
 */
export const detectDamage = (text: string): Damage | undefined => {
  const plain = text.trim()
  if (FORMULA.test(plain)) return 'formula'
  if (NUMBERS.some((form) => form.test(plain))) return 'number'
  return DATES.some((form) => form.test(plain)) ? 'date' : undefined
}
