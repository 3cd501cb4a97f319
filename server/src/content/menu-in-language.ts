import type { MenuLink, TranslatedMenuLink } from '@pasok/contract'
import type { Language } from '@pasok/words'

/** The entries of a menu with their titles in one language, with values in place of settings' names. */
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
