import { INVITATION_DAYS, LARGEST_DOCUMENT, LARGEST_ROWS_FILE, MOST_ROWS } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { SettingsFile } from './settings.ts'

const megabytes = (bytes: number) => String(bytes / 1_000_000)

/** The settings and limits that a text can name as `{name}`, so that changing a setting changes every text. */
const nameable = {
  name: ({ name }: SettingsFile) => name,
  legal_name: ({ legal_name }: SettingsFile) => legal_name,
  address: ({ address }: SettingsFile) => address.join(', '),
  email: ({ email }: SettingsFile) => email,
  phone: ({ phone }: SettingsFile) => phone,
  opening_hours: ({ opening_hours }: SettingsFile, language: Language) => opening_hours[language],
  tax_percent: ({ tax_percent }: SettingsFile, language: Language) => tax_percent.toLocaleString(language),
  quotation_validity_days: ({ quotation_validity_days }: SettingsFile) => String(quotation_validity_days),
  return_window_days: ({ return_window_days }: SettingsFile) => String(return_window_days),
  upload_megabytes: () => megabytes(LARGEST_ROWS_FILE),
  upload_rows: (_: SettingsFile, language: Language) => MOST_ROWS.toLocaleString(language),
  document_megabytes: () => megabytes(LARGEST_DOCUMENT),
  invitation_days: () => String(INVITATION_DAYS),
} as const

const NAME = new RegExp(`\\{(${Object.keys(nameable).join('|')})\\}`, 'g')

/** Returns a function that replaces names of settings by their values; other braces stay as they are. */
export const fillSettings =
  (settings: SettingsFile, language: Language) =>
  (text: string): string =>
    text.replaceAll(NAME, (_, name: keyof typeof nameable) => nameable[name](settings, language))
