const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** HTML as one line of text, cut behind a word where it is longer than `most` characters. */
export const plainText = (html: string, most: number): string => {
  const text = html
    .replace(/<\/?(?:p|div|h\d|hr|br|ul|ol|li|dl|dt|dd|table|caption|tr|th|td)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&([a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
  return cutBehindWord(text, most)
}

/** A text of at most so many characters, cut behind a word where it is longer. */
export const cutBehindWord = (text: string, most: number): string => {
  if (text.length <= most) return text
  const start = text.slice(0, most)
  const end = start.lastIndexOf(' ')
  return `${start.slice(0, end > most / 2 ? end : most - 1).trimEnd()}…`.slice(0, most)
}
