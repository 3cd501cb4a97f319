export const languages = ['en', 'id'] as const
export type Language = (typeof languages)[number]

/** A path in a language: English has no prefix. */
export const localised = (language: Language, rest: string): string =>
  language === 'en' ? rest : rest === '/' ? '/id' : `/id${rest}`
