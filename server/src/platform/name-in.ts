import type { Language } from '@pasok/words'

/** A record's name in a language; if it has none, in the other language. */
export const nameIn = (
  row: { readonly name_en: string; readonly name_id: string },
  language: Language,
): string => row[`name_${language}`] || row[language === 'en' ? 'name_id' : 'name_en']
