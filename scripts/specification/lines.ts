/** One checkable statement of the specification, in our words. */
export interface Line {
  /** What a test names: '§4 Login: draft'. */
  readonly key: string
  /** '§4 States and transitions' */
  readonly section: string
  /** What the design decided instead, or more exactly. */
  readonly decided?: string
}

/** Reads docs/spec-lines.md: `## §4 …` begins a section, `- **§4 Key** what holds (decided: …)` is a line. */
export const readLines = (markdown: string): Line[] => {
  const lines: Line[] = []
  const seen = new Set<string>()
  let section = ''
  for (const [index, text] of markdown.split('\n').entries()) {
    const at = `docs/spec-lines.md:${index + 1}`
    if (text.startsWith('## ')) section = text.slice(3).trim()
    if (!text.startsWith('- ')) continue
    const key = /^- \*\*([^*]+)\*\* \S/.exec(text)?.[1]
    const number = /^§\d/.exec(section)?.[0]
    if (key === undefined) throw new Error(`${at}: write '- **§n Key** what holds'`)
    if (number === undefined || !key.startsWith(`${number} `)) {
      throw new Error(`${at}: '${key}' does not begin with its section's number`)
    }
    if (/['"`]|@spec/.test(key))
      throw new Error(`${at}: a key has no quotes, since tests name it in a string`)
    if (seen.has(key)) throw new Error(`${at}: '${key}' is there twice`)
    seen.add(key)
    const decided = /\(decided: (.+)\)\s*$/.exec(text)?.[1]
    lines.push({ key, section, ...(decided !== undefined && { decided }) })
  }
  return lines
}
