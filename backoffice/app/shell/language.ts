import type { Language } from '@pasok/words'
import { overwriteGetLocale } from '~words/runtime.js'

const STORED = 'pasok-admin-language'

/** What this browser showed last; before that, what it prefers. */
const firstLanguage = (): Language => {
  const stored = localStorage.getItem(STORED) ?? navigator.language
  return stored.startsWith('id') ? 'id' : 'en'
}

const listeners = new Set<() => void>()

/** Calls back whenever another language is chosen, until the result is called. */
export const onSpeak = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** From here on all texts, and the API's refusals, are in this language. */
export const speak = (language: Language): void => {
  localStorage.setItem(STORED, language)
  document.documentElement.lang = language
  overwriteGetLocale(() => language)
  for (const listener of listeners) listener()
}

/** Begins in the language of this browser. */
export const speakFirst = (): void => speak(firstLanguage())
