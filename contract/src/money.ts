/** A decimal number as it is written: digits with at most one point, no sign, no thousands mark. */
const WRITTEN = /^(\d{1,12})(?:\.(\d{1,20}))?$/

/** Groups of three digits: fifteen thousand is `15.000` in Indonesia and `15,000` in English. */
const GROUPED = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)$/
/** One point and three digits: a decimal to a program, thousands to most readers in Indonesia. */
const THREE_DECIMALS = /^[1-9]\d*\.\d{3}$/

/** Whether the marks of a whole number may stand for thousands, so that nobody knows what it means. */
export const mayMarkThousands = (text: string): boolean =>
  GROUPED.test(text.trim()) || THREE_DECIMALS.test(text.trim())

interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

const decimalOf = (text: string): Decimal | undefined => {
  const [, whole, fraction = ''] = WRITTEN.exec(text.trim()) ?? []
  return whole === undefined ? undefined : { digits: BigInt(whole + fraction), scale: fraction.length }
}

/** Half up to the rupiah. */
const roundToRupiah = ({ digits, scale }: Decimal): number => {
  const unit = 10n ** BigInt(scale)
  return Number((digits * 2n + unit) / (unit * 2n))
}

/**
 * Whole rupiah of a written amount, or why it can't be read. Without a factor the amount must be whole already, and a
 * point before three digits is refused, as it may mark thousands; with a factor (the rupiah that one unit of the amount
 * is worth) the point is a decimal's, and the product is rounded half up.
 */
export const rupiahOf = (
  text: string,
  factor?: string,
): number | 'not_a_number' | 'not_whole_rupiah' | 'thousands_mark' => {
  const amount = decimalOf(text)
  if (mayMarkThousands(text) && (factor === undefined || !amount)) return 'thousands_mark'
  if (!amount) return 'not_a_number'
  if (factor !== undefined) {
    const by = decimalOf(factor)
    if (!by) return 'not_a_number'
    return roundToRupiah({ digits: amount.digits * by.digits, scale: amount.scale + by.scale })
  }
  const isWhole = amount.digits % 10n ** BigInt(amount.scale) === 0n
  return isWhole ? roundToRupiah(amount) : 'not_whole_rupiah'
}

/** What one of so many pieces costs, half up to the rupiah: for display, nobody pays it. */
export const pricePerPiece = (price: number, pieces: number): number =>
  Number((BigInt(price) * 2n + BigInt(pieces)) / (BigInt(pieces) * 2n))

/** A price less so many hundredths of a per cent of it, half up to the rupiah. */
export const percentOff = (price: number, basisPoints: number): number =>
  roundToRupiah({ digits: BigInt(price) * BigInt(10_000 - basisPoints), scale: 4 })
