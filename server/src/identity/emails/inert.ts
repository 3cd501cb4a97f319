const LONGEST_INERT = 60

/**
 * A name as a stranger typed it, in an e-mail to somebody who may not know them: no mail program makes a link or an
 * address of it, and it is too short for an advertisement.
 */
export const inert = (typed: string): string => {
  const short =
    typed.length > LONGEST_INERT ? `${typed.slice(0, LONGEST_INERT).toWellFormed().trim()}…` : typed
  // After a dot one letter alone ends no name of a host: the degree S.T. stays whole.
  return short.replaceAll(
    /(?:[:/\\@\u2024\u3002\uff0e\uff20\uff61]|\.(?!\p{L}(?:[.,\s]|$)))(?=[^\s,])/gu,
    '$& ',
  )
}
