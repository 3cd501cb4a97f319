import { z } from 'zod'

/** A version of a quotation as a path names it. */
export const versionInPath = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number)
