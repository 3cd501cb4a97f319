import { readRupiah } from '@pasok/contract'

/** A price as people type it, in whole rupiah as an address holds it, or undefined. */
export const readPrice = (typed: string): string | undefined => {
  const amount = readRupiah(typed)
  return typeof amount === 'number' ? String(amount) : undefined
}
