import { readRupiah } from '@pasok/contract'

/** Whole rupiah as a person types them ('1.250.000'); what can't be read stays as it was typed, and the API refuses it. */
export const typedAmount = (typed = ''): number | string => {
  const amount = readRupiah(typed)
  return typeof amount === 'number' ? amount : typed
}
