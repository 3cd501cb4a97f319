import { splitQuantity, unitCode } from '@pasok/contract'

/** A unit is short: pcs, lembar, unit of measure. */
export const LONGEST_UNIT = 20

/** A part number by its look: in one piece, with a digit. */
export const isCodeLike = (text: string): boolean =>
  /^\S+$/.test(text) && /\d/.test(text) && /\p{L}|[-/]|\d{4}/u.test(text)

/** A number as it is written: digits with signs between them. */
export const isNumeric = (text: string): boolean => /^\d[\d.,\s]*$/.test(text)

/** Whether a text is a number with a unit that is known: '10 pcs'. */
export const isCount = (text: string): boolean => unitCode(splitQuantity(text).unit) !== undefined

/** Resistors, capacitors, diodes and others of a circuit, one or several: 'R103', 'C1, C2-C5'. */
const DESIGNATOR =
  /^(?:R|C|L|D|Q|U|J|K|F|Y|X|Z|VD|VT|VR|RV|RN|FB|TP|SW|LED|CN|CON|IC|JP|BT|TR|XTAL|FID)\d{1,4}(?:-\w{1,6})?$/
export const isDesignators = (text: string): boolean =>
  text.split(/[,;\s]+/).every((one) => DESIGNATOR.test(one))

/** Whether texts number the lines of a list: 1, 2, 3 or 10, 20, 30, begun again in each section. One alone says little. */
export const isRunning = (texts: readonly string[]): boolean => {
  const numbers = texts.map((text) => Number(/^(\d{1,5})[.)]?$/.exec(text)?.[1]))
  const goOnBy = (step: number): boolean =>
    numbers.every((number, at) => number === step || number === (numbers[at - 1] ?? 0) + step)
  return numbers.length > 1 && (goOnBy(1) || goOnBy(10)) && new Set(numbers).size > 1
}

/** Whether numbers without a heading are rather those of lines than quantities: as above, and never twice the same in a row. */
export const numbersLines = (texts: readonly string[]): boolean =>
  isRunning(texts) && texts.every((text, at) => text !== texts[at - 1])

const CURRENCY = /^(?:rp|idr|usd|[$€])|(?:,-|rp|idr)$/i

/** Whether a text is an amount of money by its sign: 'Rp 25.000', '25.000,-'. */
export const isMoney = (text: string): boolean => /\d/.test(text) && CURRENCY.test(text)

/** Whether a text is an amount by its sign, or a number from a thousand on with marks between its thousands. */
export const isAmount = (text: string): boolean =>
  isMoney(text) || /^[1-9]\d{0,2}(?:[.,\s]\d{3})+(?:[.,]\d{1,2})?$/.test(text)

/** A date as it is written with dots, which looks like a number. */
export const isDate = (text: string): boolean => /^\d{1,2}([./-])\d{1,2}\1\d{2,4}$/.test(text)

/** Whether a text begins as a quantity does: with a digit, or a sign and one. The error of a formula stands for one. */
export const isQuantityLike = (text: string): boolean =>
  /^(?:[^\p{L}\d#]{0,3}\d|x\s?\d|#[A-Z/0]+[!?]?$)/u.test(text)

const SUM = [
  /^(?:(?:grand|sub)[\s-]*)?(?:total|jumlah|sum)(?:\s+(?:total|harga|price|amount|qty|quantity|items?|barang|order|akhir|keseluruhan|semua))?(?:\s*\([^)]*\))?\s*:?$/i,
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

/** The letter or Roman number of a section. A digit numbers a row. */
const NUMBERING = /^(?:[IVX]{1,5}|[A-Z])[.)]?$/
const NUMBERED = /^(?:[IVX]{1,5}|[A-Z]|\d{1,2})[.)]\s+/

/** Courtesies around a list that is typed as a message. */
const COURTESY =
  /^(?:dear|hello|hi|please|thanks?|thank you|(?:best|kind) regards|regards|selamat (?:pagi|siang|sore|malam)|salam|mohon|tolong|terima ?kasih|makasih|hormat kami)\b/i

/**
 * The text of a row that has one over all columns, the title of a section for example: one text without a digit, and no
 * quantity. Undefined for other rows. Of two columns it may as well be a row whose quantity was forgotten, unless it ends
 * with a colon or is a courtesy.
 */
export const readTitle = (texts: readonly string[], quantity: number, columns = 2): string | undefined => {
  if ((texts[quantity] ?? '') !== '') return undefined
  const words = texts.filter((text) => text !== '' && !NUMBERING.test(text))
  const [first = ''] = words
  const isTitle =
    words.length === 1 &&
    !/\d/.test(first.replace(NUMBERED, '')) &&
    (columns > 2 || first.endsWith(':') || COURTESY.test(first))
  return isTitle ? first : undefined
}

const SIGNATURE =
  /^(?:(?:dibuat|diajukan|diminta|dipesan|diperiksa|disetujui|diterima) oleh|mengetahui|menyetujui|hormat kami|(?:prepared|requested|ordered|issued|checked|reviewed|approved|authori[sz]ed|received) by|signature|tanda tangan)\b[^\d]*$/i

/** The first text of a row under which people sign: 'Requested by', 'Dibuat oleh'. Undefined for other rows. */
export const readSignature = (texts: readonly string[]): string | undefined => {
  const words = texts.filter((text) => text !== '')
  return words.length > 0 && words.every((text) => SIGNATURE.test(text)) ? words[0] : undefined
}
