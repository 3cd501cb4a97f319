import { decimal } from '../../ui/decimal.ts'

/** A range in figures of the reader's language: 20–30, ≥ 20, ≤ 30; one figure where both ends are the same. */
export const rangeText = (
  range: { readonly low: string; readonly high: string },
  written: (value: number) => string = decimal,
): string => {
  const [low, high] = [range.low, range.high].map((plain) => (plain === '' ? '' : written(Number(plain))))
  return low && high ? (low === high ? low : `${low}–${high}`) : low ? `≥ ${low}` : `≤ ${high}`
}
