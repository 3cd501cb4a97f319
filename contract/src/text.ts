import { z } from 'zod'

/** The longest keyword that is looked for. */
export const LONGEST_KEYWORD = 100

/** A line, without the spaces around it. No database holds a NUL. */
export const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((given) => !given.includes('\0'), { error: 'invalid_text' })

export const keyword = text(LONGEST_KEYWORD)
