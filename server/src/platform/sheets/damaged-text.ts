/** The type of damage that a spreadsheet did to a part number: it became a date, a rounded number or a failed formula. */
export type Damage = 'date' | 'number' | 'formula'

/** Month names as spreadsheets shorten them in English and Indonesian. A part number such as MAR-10 is all capitals. */
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Mei|Jun|Jul|Aug|Agu|Agt|Ags|Sep|Oct|Okt|Nov|Dec|Des)'
const DATES = [
  /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/,
  new RegExp(`^\\d{1,2}[-/ ]${MONTH}(?:[-/ ]\\d{2}(?:\\d{2})?)?$`),
  new RegExp(`^${MONTH}[-/ ]\\d{2}(?:\\d{2})?$`),
  /^(?:[0-2]?\d|3[01])[-/.](?:[0-2]?\d|3[01])[-/.](?:19|20)\d{2}$/,
]
const FORMULA = /^#(?:VALUE!|N\/A|REF!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|FIELD!|GETTING_DATA)$/
/** Scientific notation as spreadsheets write it (2.00E+05, never 2E5), or zeros after the 15 digits that they store. */
const NUMBERS = [/^-?\d(?:[.,]\d+)?E[+-]\d{2,3}$/i, /^[1-9]\d{14}0+$/]

/**
 * Detects spreadsheet damage in the text of a part number cell; undefined if there is none. Some genuine part numbers
 * also match, so callers look the text up in the catalogue first.
 */
export const detectDamage = (text: string): Damage | undefined => {
  const plain = text.trim()
  if (FORMULA.test(plain)) return 'formula'
  if (NUMBERS.some((form) => form.test(plain))) return 'number'
  return DATES.some((form) => form.test(plain)) ? 'date' : undefined
}
