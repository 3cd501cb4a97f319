import { readRupiah } from '@pasok/contract'

/** Whole rupiah as people write and paste them ('Rp 1.250.000', '1250000'); undefined for what can't be read for certain. */
export const readAmount = (typed: string): number | undefined => {
  const amount = readRupiah(typed)
  return typeof amount === 'number' ? amount : undefined
}

/** A whole number from 0, with or without marks between its thousands; undefined for anything else. */
export const readWhole = (typed: string): number | undefined =>
  /^\s*\d/.test(typed) ? readAmount(typed) : undefined

const PERCENT = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/

/** Per cent from 0 to 100 with at most two decimals ('12,5', '12.5 %'); undefined for anything else. */
export const readPercent = (typed: string): number | undefined => {
  const [, whole, fraction = ''] = PERCENT.exec(typed.trim()) ?? []
  const percent = Number(`${whole}.${fraction || 0}`)
  return percent <= 100 ? percent : undefined
}
