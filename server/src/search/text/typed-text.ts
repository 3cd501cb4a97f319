/** Joins each size to one word: 'M8 x 30', 'M8 × 30' and 'M8*30' become M8x30. */
export const joinSizes = (text: string): string => text.replaceAll(/(?<=\d)\s*[x×✕*]\s*(?=\d)/gi, 'x')

/** Splits each size into its parts: 'M8x30' becomes 'M8 30', like the words of a name. */
export const sizesApart = (text: string): string => joinSizes(text).replaceAll(/(?<=\d)x(?=\d)/gi, ' ')

/**
 * The acronyms in a text, in lower case: separate words of two to five capitals. None if the text has several words and
 * all are in capitals.
 */
export const acronymsIn = (text: string): string[] => {
  const words = text.split(/\s+/).filter((word) => /^\p{L}+$/u.test(word))
  const shouts = words.length > 1 && words.every((word) => word === word.toUpperCase())
  return shouts ? [] : words.filter((word) => /^[A-Z]{2,5}$/.test(word)).map((word) => word.toLowerCase())
}
