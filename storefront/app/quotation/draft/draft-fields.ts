/** What a row's item is where none of those that were found is it. */
export const NO_ITEM = 'none'

/** The field of the buttons that show all rows, or those alone that somebody has to look at. */
export const SHOW_FIELD = 'show'

/** What a row's fields are called in the form: each begins with what it holds. */
export const lineField = (what: 'text' | 'quantity' | 'item' | 'comment' | 'drop', line: number): string =>
  `${what}-${line}`

/** The lines that a form has fields of. */
export const linesIn = (names: Iterable<string>): number[] =>
  [...names].flatMap((name) => {
    const id = /^text-(\d{1,10})$/.exec(name)?.[1]
    return id === undefined ? [] : Number(id)
  })
