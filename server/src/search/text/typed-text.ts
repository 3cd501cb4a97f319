/** A text with every size as one word: 'M8 x 30', 'M8 × 30' and 'M8*30' are M8x30. */
export const joinSizes = (text: string): string => text.replaceAll(/(?<=\d)\s*[x×✕*]\s*(?=\d)/gi, 'x')

/** The same with the parts of every size apart: 'M8x30' is 'M8 30', as words of a name are. */
export const sizesApart = (text: string): string => joinSizes(text).replaceAll(/(?<=\d)x(?=\d)/gi, ' ')

/**
 * The words of a text that are written as an acronym is and stand alone, in small letters: two to five capitals. None of
 * a text that has several words and all of them in capitals, since there they say nothing.
 */
export const acronymsIn = (text: string): string[] => {
  const words = text.split(/\s+/).filter((word) => /^\p{L}+$/u.test(word))
  const shouts = words.length > 1 && words.every((word) => word === word.toUpperCase())
  return shouts ? [] : words.filter((word) => /^[A-Z]{2,5}$/.test(word)).map((word) => word.toLowerCase())
}
