import type { Language } from '@pasok/words'

const names: Readonly<Record<Language, Intl.DisplayNames>> = {
  en: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
  id: new Intl.DisplayNames('id', { type: 'region', fallback: 'none' }),
}

/** The name of a country by its ISO 3166-1 alpha-2 code in capitals; undefined for a text that is none. */
export const countryName = (code: string, language: Language): string | undefined =>
  /^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? names[language].of(code) : undefined
