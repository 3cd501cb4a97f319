import type { MenuLink, TranslatedMenuLink } from '@pasok/contract'
import type { Language } from '@pasok/words'

/** A menu's entries with titles in one language and settings' names replaced by their values. */
export const menuInLanguage = (
  entries: readonly TranslatedMenuLink[],
  language: Language,
  fill: (text: string) => string,
): MenuLink[] =>
  entries.map(({ title, children, ...entry }) => ({
    ...entry,
    ...(title && { title: fill(title[language]) }),
    ...(children && { children: menuInLanguage(children, language, fill) }),
  }))
