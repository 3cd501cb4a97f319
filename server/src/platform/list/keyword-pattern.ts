/** Escapes the wildcards of LIKE in a text. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** A trigram index needs three characters of a pattern. */
const SHORTEST_INSIDE = 3

/**
 * The LIKE pattern of a keyword in a search text. Three or more characters match anywhere; fewer match only the start
 * of a word, which the index can answer because each field of a search text starts with a space.
 */
export const keywordPattern = (keyword: string): string => {
  const escaped = escapeLike(keyword)
  return keyword.length < SHORTEST_INSIDE ? `% ${escaped}%` : `%${escaped}%`
}
