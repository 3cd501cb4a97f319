/** A decimal number as it is written: digits with at most one point, no sign, no thousands mark. */
const WRITTEN = /^(\d{1,12})(?:\.(\d{1,20}))?$/

/** Groups of three digits: fifteen thousand is `15.000` in Indonesia and `15,000` in English. */
const GROUPED = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)$/
/** One point and three digits: a decimal to a program, thousands to most readers in Indonesia. */
const THREE_DECIMALS = /^[1-9]\d*\.\d{3}$/

/** `15.000` and `15,000`: thousands to a person, decimals to some programs. */
const ONE_GROUP = /^[1-9]\d*[.,]\d{3}$/

/** Whether a whole number's marks may stand for thousands, so that its value is ambiguous. */
export const mayMarkThousands = (text: string): boolean =>
  GROUPED.test(text.trim()) || THREE_DECIMALS.test(text.trim())

interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

const parseDecimal = (text: string): Decimal | undefined => {
  const [, whole, fraction = ''] = WRITTEN.exec(text.trim()) ?? []
  return whole === undefined ? undefined : { digits: BigInt(whole + fraction), scale: fraction.length }
}

/** Half up to the rupiah. */
const roundToRupiah = ({ digits, scale }: Decimal): number => {
  const unit = 10n ** BigInt(scale)
  return Number((digits * 2n + unit) / (unit * 2n))
}

/** How people write whole rupiah: `Rp 1.250.000,00`, `1,250,000`, `1 250 000`, `1250000`, `Rp1.250.000,-`. */
const RUPIAH =
  /^(?:Rp\.?|IDR)?\s*(?:(?<grouped>[1-9]\d{0,2}(?<mark>[.,\s])\d{3}(?:\k<mark>\d{3})*)|(?<plain>\d+))(?:(?<point>[.,])(?<fraction>\d+|-))?$/i
const LONGEST_RUPIAH = 12

/**
 * Whole rupiah as a person writes them, or why they can't be read for certain. Points, commas or spaces group three digits;
 * `,00` and `,-` behind are nothing. Any other fraction is refused (`not_whole_rupiah`), as are marks that may stand for
 * either (`thousands_mark`): `1,250.000`, `1500.000`.
 */
export const readRupiah = (
  typed: string,
): number | 'not_a_number' | 'not_whole_rupiah' | 'thousands_mark' => {
  const { grouped, mark, plain, point, fraction = '' } = RUPIAH.exec(typed.trim())?.groups ?? {}
  const digits = plain ?? grouped?.replaceAll(/\D/g, '')
  if (digits === undefined || digits.length > LONGEST_RUPIAH) return 'not_a_number'
  if (fraction.length === 3 && Number(digits) > 0) return 'thousands_mark'
  if (point !== undefined && point === mark) return 'not_a_number'
  return /^(?:0*|-)$/.test(fraction) ? Number(digits) : 'not_whole_rupiah'
}

/**
 * Whole rupiah of an amount in a supplier's file, or why it can't be read. Without a factor as `readRupiah`, but that one
 * mark before three digits is refused (`thousands_mark`): programs write decimals so. With a factor (the rupiah that one
 * unit of the amount is worth) a point is a decimal's, and the product is rounded half up.
 */
export const parseRupiah = (
  text: string,
  factor?: string,
): number | 'not_a_number' | 'not_whole_rupiah' | 'thousands_mark' => {
  if (factor === undefined) return ONE_GROUP.test(text.trim()) ? 'thousands_mark' : readRupiah(text)
  const amount = parseDecimal(text)
  if (!amount) return mayMarkThousands(text) ? 'thousands_mark' : 'not_a_number'
  const by = parseDecimal(factor)
  if (!by) return 'not_a_number'
  return roundToRupiah({ digits: amount.digits * by.digits, scale: amount.scale + by.scale })
}

/** The most that a line of a cart, a quotation or an order comes to, in whole rupiah before discount and tax. */
export const LARGEST_LINE = 100_000_000_000_000
/** The most that a cart, a quotation or an order comes to, in whole rupiah with delivery and tax. */
export const LARGEST_TOTAL = 1_000_000_000_000_000

/**
 * Whether a line is above its limit. A product beyond 2^53 is rounded, but never to below the limit, so the answer is exact;
 * the same holds for sums.
 */
export const isLineTooLarge = (quantity: number, price: number): boolean => quantity * price > LARGEST_LINE
/** Whether a total is above its limit. */
export const isTotalTooLarge = (total: number): boolean => total > LARGEST_TOTAL

/** An amount as it is shown: one far above the limits is cut, so that a sum and its tax are still exact numbers. */
export const cutAmount = (amount: number): number => Math.min(amount, 4 * LARGEST_TOTAL)

/** The price of one piece, rounded half up to the rupiah: for display only. */
export const pricePerPiece = (price: number, pieces: number): number =>
  Number((BigInt(price) * 2n + BigInt(pieces)) / (BigInt(pieces) * 2n))

/** A price less so many hundredths of a per cent of it, half up to the rupiah. */
export const percentOff = (price: number, basisPoints: number): number =>
  roundToRupiah({ digits: BigInt(price) * BigInt(10_000 - basisPoints), scale: 4 })
