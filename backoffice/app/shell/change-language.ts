import type { Language } from '@pasok/words'
import { createContext } from 'react'

/** Shows all pages in this language from here on. */
export const ChangeLanguage = createContext<(language: Language) => void>(() => undefined)
