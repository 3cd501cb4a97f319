import { settings } from '@pasok/contract/endpoints'
import { z } from 'zod'

const text = z.string().min(1)
const inBoth = z.strictObject({ en: text, id: text })

/** The settings file: the shop's details, opening hours in both languages. */
export const settingsFile = settings
  .omit({ opening_hours: true, note: true, share_image: true, currencies: true })
  .extend({
    opening_hours: inBoth,
    note: inBoth.optional(),
    tax_percent: settings.shape.tax_percent.default(11),
    dropcart_type: settings.shape.dropcart_type.default('dropdown'),
  })
  .strict()
export type SettingsFile = z.output<typeof settingsFile>
