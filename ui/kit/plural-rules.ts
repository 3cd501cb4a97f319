import type { Language } from '@pasok/words'

/** Made once for each language: to make one takes a hundred times as long as to use it. */
const rules = { en: new Intl.PluralRules('en'), id: new Intl.PluralRules('id') }

/** The form of a message for this count. Replaces Paraglide's registry, which makes new rules for each message. */
export const plural = (language: Language, count: unknown): Intl.LDMLPluralRule =>
  rules[language].select(Number(count))
