/** Splits 'Mill certificate=m8.pdf' into title and name; without a title, the file's name is the title. */
export const titled = (text: string): { title: string; name: string } => {
  const [, title, name] = /^([^=]+)=(.+)$/.exec(text) ?? []
  return title && name
    ? { title: title.trim(), name: name.trim() }
    : { title: text.replace(/\.pdf$/i, ''), name: text }
}
