import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Decision {
  readonly file: string
  readonly number: number
  readonly title: string
  /** Which decisions replace it, as its page says; empty where it holds. */
  readonly replaced: string
}

/** Every decision, the oldest first. */
export const readDecisions = (root: string): Decision[] => {
  const folder = join(root, 'docs/decisions')
  return readdirSync(folder)
    .filter((file) => /^\d{4}-/.test(file))
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const title = /^# (?:\d+\. )?(.+)$/m.exec(text)?.[1]
      if (title === undefined) throw new Error(`${file} has no title`)
      const [, part = '', by = ''] = /^\*\*Replaced( in part)?\*\* by (.+)$/m.exec(text) ?? []
      return {
        file,
        number: Number(file.slice(0, 4)),
        title,
        replaced: by === '' ? '' : `, replaced${part} by ${by.replace(/\.$/, '')}`,
      }
    })
}

/** The list of all decisions, as docs/decisions/README.md shows it. */
export const listOf = (decisions: readonly Decision[]): string =>
  decisions
    .map(({ file, number, title, replaced }) => `- ${number} [${title}](${file})${replaced}`)
    .join('\n')
