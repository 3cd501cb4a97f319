import { languages, type Language } from '@pasok/words'

/**
 * The reader's language by `Accept-Language`: of the shop's languages, the one with the highest weight; English if none
 * is accepted.
 */
export const negotiateLanguage = (accepted: string | undefined): Language => {
  const [best] = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(';')
        .map((piece) => piece.trim())
      const weight = Number(parameters.find((p) => p.startsWith('q='))?.slice(2) ?? 1)
      return { language: languages.find((known) => range.split('-')[0] === known), weight }
    })
    .filter((range) => range.language !== undefined && range.weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  return best?.language ?? languages[0]
}
