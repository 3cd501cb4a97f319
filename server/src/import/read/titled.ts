/** A document that a cell names, and its last day where the cell gives one. */
interface TitledFile {
  readonly title: string
  readonly name: string
  /** 'YYYY-MM-DD'; null where it has none. */
  readonly valid_until: string | null
}

/**
 * 'Mill certificate=m8.pdf' has a title of its own, and 'Mill certificate=m8.pdf=2027-05-31' a last day; else the file's name
 * is the title.
 */
export const titled = (text: string): TitledFile => {
  const [, whole = text, valid_until = null] = /^([^=]+=.+)=(\d{4}-\d{2}-\d{2})$/.exec(text) ?? []
  const [, title, name] = /^([^=]+)=(.+)$/.exec(whole) ?? []
  return title && name
    ? { title: title.trim(), name: name.trim(), valid_until }
    : { title: text.replace(/\.pdf$/i, ''), name: text, valid_until: null }
}
