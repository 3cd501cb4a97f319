import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Source } from '../boundaries/source.ts'
import { arrowsOfModules, arrowsOfWorkspaces, drawDiagram, withoutImplied } from './arrows.ts'
import { formatList, readDecisions } from './decisions.ts'

/** A part of a page that is written by `npm run map`. */
interface MadePart {
  /** From the repository's root. */
  readonly page: string
  /** It stands between `<!-- NAME -->` and `<!-- /NAME -->`. */
  readonly name: string
  readonly text: string
}

const madeParts = (root: string, sources: readonly Source[]): readonly MadePart[] => {
  const page = 'docs/architecture.md'
  return [
    { page, name: 'workspaces', text: drawDiagram(arrowsOfWorkspaces(sources)) },
    { page, name: 'modules', text: drawDiagram(withoutImplied(arrowsOfModules(sources))) },
    { page: 'docs/decisions/README.md', name: 'decisions', text: formatList(readDecisions(root)) },
  ]
}

/** The pages with their made parts as they are now, by path. Throws where a page has no place for one. */
export const mappedPages = (root: string, sources: readonly Source[]): ReadonlyMap<string, string> => {
  const pages = new Map<string, string>()
  for (const { page, name, text } of madeParts(root, sources)) {
    const before = pages.get(page) ?? readFileSync(join(root, page), 'utf8')
    const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
    const [from, to] = [before.indexOf(begin), before.indexOf(end)]
    if (from < 0 || to < from) throw new Error(`${page} has no ${begin} … ${end}`)
    pages.set(page, `${before.slice(0, from + begin.length)}\n${text}\n${before.slice(to)}`)
  }
  return pages
}

/** The pages whose made parts are not what `npm run map` would write now. */
export const outdatedPages = (root: string, sources: readonly Source[]): string[] =>
  [...mappedPages(root, sources)].flatMap(([page, text]) =>
    readFileSync(join(root, page), 'utf8') === text ? [] : [page],
  )
