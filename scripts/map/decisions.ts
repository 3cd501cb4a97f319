import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Decision {
  readonly file: string
  readonly number: number
  readonly title: string
  /** The part of the shop that it is about, as its page names it: 'Payment and invoice'. */
  readonly module: string
  /** The numbers of earlier decisions whose content its page holds or replaces: '2, 3 and 29'; empty where there is none. */
  readonly replaces: string
}

/** Every decision, the oldest first. Throws where a page has no title or no line of its module. */
export const readDecisions = (root: string): Decision[] => {
  const folder = join(root, 'docs/decisions')
  return readdirSync(folder)
    .filter((file) => /^\d{4}-/.test(file))
    .toSorted()
    .map((file) => readDecision(file, readFileSync(join(folder, file), 'utf8')))
}

/** A page begins with '# 43. Title' and a line 'Module: Platform.' or 'Module: Platform. Replaces 2 and 3.' */
export const readDecision = (file: string, text: string): Decision => {
  const title = /^# (?:\d+\. )?(.+)$/m.exec(text)?.[1]
  const [, module, replaces = ''] = /^Module: ([^.]+)\.(?: Replaces ([\d, and]+)\.)?$/m.exec(text) ?? []
  if (title === undefined || module === undefined)
    throw new Error(`${file} needs a title and a line 'Module: NAME.' as the other decisions have it`)
  return { file, number: Number(file.slice(0, 4)), title, module, replaces }
}

/** The decisions by module, one line each, as docs/decisions/README.md lists them. */
export const formatList = (decisions: readonly Decision[]): string =>
  [...Map.groupBy(decisions, ({ module }) => module)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([module, ofModule]) => `## ${module}\n${ofModule.map(formatLine).join('\n')}`)
    .join('\n\n')

const formatLine = ({ file, number, title, replaces }: Decision): string =>
  `- ${number} [${title}](${file})${replaces === '' ? '' : `, replaces ${replaces}`}`
