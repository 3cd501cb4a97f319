import { content } from '@pasok/contract'
import { z } from 'zod'

const text = z.string().min(1)

/** The settings file: the shop's details, opening hours in both languages. */
export const settingsFile = content.settings
  .omit({ opening_hours: true })
  .extend({ opening_hours: z.strictObject({ en: text, id: text }) })
  .strict()
export type SettingsFile = z.output<typeof settingsFile>
