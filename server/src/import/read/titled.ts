/** 'Mill certificate=m8.pdf' has a title of its own; else the file's name is the title. */
export const titled = (text: string): { title: string; name: string } => {
  const [, title, name] = /^([^=]+)=(.+)$/.exec(text) ?? []
  return title && name
    ? { title: title.trim(), name: name.trim() }
    : { title: text.replace(/\.pdf$/i, ''), name: text }
}
