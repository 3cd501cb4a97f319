const LONGEST_INERT = 60

/**
 * Makes a name that a stranger typed safe for an e-mail to someone else: no mail program makes a link or an address of
 * it, and it is too short for an advertisement.
 */
export const inert = (typed: string): string => {
  const short =
    typed.length > LONGEST_INERT ? `${typed.slice(0, LONGEST_INERT).toWellFormed().trim()}…` : typed
  // A dot before a single letter ends no host name, so the degree S.T. stays whole.
  return short.replaceAll(
    /(?:[:/\\@\u2024\u3002\uff0e\uff20\uff61]|\.(?!\p{L}(?:[.,\s]|$)))(?=[^\s,])/gu,
    '$& ',
  )
}
