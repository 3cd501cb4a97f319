/** A trigram index needs three characters of a pattern. */
const SHORTEST_INSIDE = 3

/**
 * The pattern of LIKE for a keyword in a search text. One of three characters or more is found anywhere; a shorter one where
 * a word begins, which the index can answer: in a search text a space stands before every field.
 */
export const keywordPattern = (keyword: string): string => {
  const escaped = keyword.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
  return keyword.length < SHORTEST_INSIDE ? `% ${escaped}%` : `%${escaped}%`
}
