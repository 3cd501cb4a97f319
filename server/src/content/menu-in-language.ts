import type { MenuLink, TranslatedMenuLink } from '@pasok/contract'
import type { Language } from '@pasok/words'

/** The entries of a menu with their titles in one language. */
export const menuInLanguage = (entries: readonly TranslatedMenuLink[], language: Language): MenuLink[] =>
  entries.map(({ title, children, ...entry }) => ({
    ...entry,
    ...(title && { title: title[language] }),
    ...(children && { children: menuInLanguage(children, language) }),
  }))
