/** A unit is short: pcs, lembar, unit of measure. */
export const LONGEST_UNIT = 20

/** A part number by its look: in one piece, with a digit. */
export const isCodeLike = (text: string): boolean => /^\S*\d\S*$/.test(text) && /\p{L}|[-/]|\d{4}/u.test(text)

/** A number as it is written: digits with signs between them. */
export const isNumeric = (text: string): boolean => /^\d[\d.,\s]*$/.test(text)

/** Resistors, capacitors, diodes and others of a circuit, one or several: 'R103', 'C1, C2-C5'. */
const DESIGNATOR =
  /^(?:R|C|L|D|Q|U|J|K|F|Y|X|Z|VD|VT|VR|RV|RN|FB|TP|SW|LED|CN|CON|IC|JP|BT|TR|XTAL|FID)\d{1,4}(?:-\w{1,6})?$/
export const isDesignators = (text: string): boolean =>
  text.split(/[,;\s]+/).every((one) => DESIGNATOR.test(one))

/** Whether texts number the lines of a list: 1, 2, 3, begun again in each section. One alone says little. */
export const isRunning = (texts: readonly string[]): boolean => {
  const numbers = texts.map((text) => Number(/^(\d{1,5})[.)]?$/.exec(text)?.[1]))
  const isNext = numbers.every((number, at) => number === 1 || number === (numbers[at - 1] ?? 0) + 1)
  return numbers.length > 1 && isNext && new Set(numbers).size > 1
}

const SUM = [
  /^(?:(?:grand|sub)[\s-]*)?(?:total|jumlah|sum)(?:\s+(?:total|harga|price|amount|qty|quantity|items?|barang|order|akhir|keseluruhan|semua))?\s*(?:\([^)]*\))?\s*:?$/i,
  /^(?:ppn|vat|tax|pajak|dpp|diskon|discount|ongkir|ongkos kirim|shipping|pembulatan)\b[\s\d%.,:()]*$/i,
]
const AMOUNT = /^(?:rp|idr|usd|[$€])?\s*-?\d[\d.,\s]*(?:%|,-)?$|^(?:rp|idr|usd|pcs|[$€:-])$/i

/** Whether a row adds up others: its first text says so, and nothing but amounts follow. */
export const isSum = (texts: readonly string[]): boolean => {
  const [first, ...others] = texts.filter((text) => text !== '')
  return (
    first !== undefined && SUM.some((form) => form.test(first)) && others.every((text) => AMOUNT.test(text))
  )
}

const NUMBERING = /^(?:[IVX]{1,5}|[A-Z]|\d{1,2})[.)]?$/
const NUMBERED = /^(?:[IVX]{1,5}|[A-Z]|\d{1,2})[.)]\s+/

/**
 * Whether a row is a text over all columns, the title of a section for example: one text without a digit, and no quantity.
 * Of two columns it may as well be a row whose quantity was forgotten, unless it ends with a colon.
 */
export const isTitle = (texts: readonly string[], quantity: number, columns: number): boolean => {
  if ((texts[quantity] ?? '') !== '') return false
  const words = texts.filter((text) => text !== '' && !NUMBERING.test(text))
  const [first = ''] = words
  return words.length === 1 && !/\d/.test(first.replace(NUMBERED, '')) && (columns > 2 || first.endsWith(':'))
}
