import type { Language } from '@pasok/words'

/** Formats a percentage with at most two decimals in a language: 12.5 and 12,5. */
export const percentText = (percent: number, language: Language): string => {
  const text = String(Math.round(percent * 100) / 100)
  return language === 'id' ? text.replace('.', ',') : text
}
