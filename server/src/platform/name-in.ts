import type { Language } from '@pasok/words'

/** A record's name in a language; in the other one where it has none. */
export const nameIn = (
  row: { readonly name_en: string; readonly name_id: string },
  language: Language,
): string => row[`name_${language}`] || row[language === 'en' ? 'name_id' : 'name_en']
