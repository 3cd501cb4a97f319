import { globSync } from 'node:fs'
import { join, sep } from 'node:path'

export const MODULES = 'drawings/src/modules.generated.ts'

const folder = join(import.meta.dirname, '../../drawings/src/families')

/** The text of modules.generated.ts: each file of `families/` that exports families, with their names. */
export const modulesText = async (): Promise<string> => {
  const files = globSync('*/*.ts', { cwd: folder }).map((file) => file.replaceAll(sep, '/'))
  const modules = await Promise.all(files.toSorted().map(moduleText))
  return `import type { Family } from './family.ts'

/** The files that hold families, each with its folder and the names of its own. \`npm run drawings\` writes this list. */
export const modules: readonly {
  readonly chapter: string
  readonly names: readonly string[]
  /** The names of those that are true to scale. */
  readonly sections?: readonly string[]
  /** Loads the file, when one of its families is drawn: all of them take a second. */
  readonly load: () => Promise<{ readonly families: Readonly<Record<string, Family>> }>
}[] = [
${modules.join('')}]
`
}

const moduleText = async (file: string): Promise<string> => {
  const { families } = (await import(join(folder, file))) as {
    families?: Record<string, { section?: unknown }>
  }
  if (!families) return ''
  const chapter = file.slice(0, file.indexOf('/'))
  const names = Object.keys(families).map((name) => `'${name}'`)
  const sections = Object.keys(families).filter((name) => families[name]?.section)
  const listed =
    sections.length === 0 ? '' : ` sections: [${sections.map((name) => `'${name}'`).join(', ')}],`
  return `  { chapter: '${chapter}', names: [${names.join(', ')}],${listed} load: () => import('./families/${file}') },\n`
}
