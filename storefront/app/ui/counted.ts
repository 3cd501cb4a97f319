import { decimal } from './decimal.ts'

/** A number for a message: `count` chooses the form, `total` is how it is written in the reader's language. */
export const counted = (count: number): { count: number; total: string } => ({
  count,
  total: decimal(count),
})
