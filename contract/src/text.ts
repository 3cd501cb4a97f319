import { z } from 'zod'
import { LONGEST_KEYWORD } from './limits.ts'

/** A line, without the spaces around it. No database holds a NUL. */
export const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((given) => !given.includes('\0'), { error: 'invalid_text' })

export const keyword = text(LONGEST_KEYWORD)
