import type { CreditNote } from '@pasok/contract'
import { invoice_refund_note } from '~words'

/** The returns and credit notes that a refund comes from. */
export const describeSources = (notes: readonly Pick<CreditNote, 'number' | 'return_number'>[]): string => {
  const sources = notes.map(({ number, return_number }) => return_number ?? invoice_refund_note({ number }))
  return [...new Set(sources)].join(', ')
}
