import { decimal } from './decimal.ts'

/**
 * A number for a message: `count` chooses the form, `total` is how it is written in the reader's language, with a plus
 * where there are more.
 */
export const counted = (count: number, more = false): { count: number; total: string } => ({
  count,
  total: decimal(count) + (more ? '+' : ''),
})
