import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes the words' project once more with every message in ⟦brackets⟧ and answers its folder. A page built from it
 * shows which of its texts do not come from `words/`.
 */
export const bracketedProject = (words: string): string => {
  const project = join(words, 'build-bracketed', 'project.inlang')
  mkdirSync(project, { recursive: true })
  const settings = JSON.parse(readFileSync(join(words, 'project.inlang', 'settings.json'), 'utf8')) as object
  writeFileSync(
    join(project, 'settings.json'),
    JSON.stringify({
      ...settings,
      modules: ['../../node_modules/@inlang/plugin-message-format/dist/index.js'],
    }),
  )
  mkdirSync(join(words, 'build-bracketed', 'messages'), { recursive: true })
  for (const locale of ['en', 'id']) {
    const messages = JSON.parse(readFileSync(join(words, 'messages', `${locale}.json`), 'utf8')) as object
    const bracketed = Object.entries(messages).map(([key, text]) => [
      key,
      key.startsWith('$') ? text : inBrackets(text),
    ])
    writeFileSync(
      join(words, 'build-bracketed', 'messages', `${locale}.json`),
      JSON.stringify(Object.fromEntries(bracketed)),
    )
  }
  return project
}

/** A message, or each form of one that depends on a number. */
const inBrackets = (message: string | { match: Record<string, string> }[]): unknown =>
  typeof message === 'string'
    ? `⟦${message}⟧`
    : message.map((one) => ({
        ...one,
        match: Object.fromEntries(Object.entries(one.match).map(([form, text]) => [form, `⟦${text}⟧`])),
      }))
