/** Between one block and the next: no text has it. */
const BETWEEN = '\u0000'
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** HTML as one line of text, an item of a list apart from the next, cut behind a word where it is longer than `most`. */
export const plainText = (html: string, most: number): string => {
  const text = html
    .replace(/<\/?(?:br|dt|dd|th|td)\b[^<>]*>/gi, ' ')
    .replace(/<\/?(?:p|div|h\d|hr|ul|ol|li|dl|table|caption|tr)\b[^<>]*>/gi, BETWEEN)
    .replace(/<[^<>]*>/g, '')
    .replace(/&([a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
    .split(BETWEEN)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    // What ends in a full stop or a colon is apart by that.
    .reduce((line, part) => line + (line === '' ? '' : /[.:;,!?]$/.test(line) ? ' ' : ' · ') + part, '')
  return cutBehindWord(text, most)
}

/** Search engines show about so much of a page's description, in characters. */
export const LONGEST_DESCRIPTION = 160

/** Cuts a longer text behind a word, to at most `most` characters. */
export const cutBehindWord = (text: string, most: number): string => {
  if (text.length <= most) return text
  const start = text.slice(0, most)
  const end = start.lastIndexOf(' ')
  return `${start.slice(0, end > most / 2 ? end : most - 1).trimEnd()}…`.slice(0, most)
}
