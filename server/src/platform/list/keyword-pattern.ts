/** Text that LIKE finds as it is written: its own signs are escaped. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** A trigram index needs three characters of a pattern. */
const SHORTEST_INSIDE = 3

/**
 * The pattern of LIKE for a keyword in a search text. One of three characters or more is found anywhere; a shorter one where
 * a word begins, which the index can answer: in a search text a space stands before every field.
 */
export const keywordPattern = (keyword: string): string => {
  const escaped = escapeLike(keyword)
  return keyword.length < SHORTEST_INSIDE ? `% ${escaped}%` : `%${escaped}%`
}
