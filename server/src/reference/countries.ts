import codes from 'i18n-iso-countries/codes.json' with { type: 'json' }
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import type { Language } from '@pasok/words'
import { referenceList, type Entry } from './reference-list.ts'

const HOME = 'ID'

/** In the language's own order, the shop's country first: nearly all choose it. */
const order = (language: Language) => {
  const { compare } = new Intl.Collator(language)
  return (a: Entry, b: Entry) =>
    Number(b.code === HOME) - Number(a.code === HOME) || compare(a.name[language], b.name[language])
}

const names = (language: Language) => new Intl.DisplayNames(language, { type: 'region' })
const [en, id] = [names('en'), names('id')]

/**
 * The countries of ISO 3166-1 by their numeric code. The package knows the codes; the names are the runtime's own
 * (CLDR), because some of the package's Indonesian ones are English or misspelled. A code that the
 * package no longer names is a country that no longer exists.
 */
export const countries = referenceList(
  codes
    .filter(([code = '']) => code in english.countries)
    .map(([code = '', , numeric]) => ({
      id: Number(numeric),
      code,
      name: { en: en.of(code) ?? code, id: id.of(code) ?? code },
    })),
  order,
)
