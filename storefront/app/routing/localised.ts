export const languages = ['en', 'id'] as const
export type Language = (typeof languages)[number]

/** The direction that each language is written in. */
export const directions = { en: 'ltr', id: 'ltr' } as const satisfies Record<Language, 'ltr' | 'rtl'>

/** A path in a language: English has no prefix. */
export const localised = (language: Language, rest: string): string =>
  language === 'en' ? rest : rest === '/' ? '/id' : `/id${rest}`
