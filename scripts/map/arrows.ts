import { listImports, resolveTarget } from '../boundaries/imports.ts'
import { mayEnter } from '../boundaries/plan.ts'
import { isTest, findModule, type Source } from '../boundaries/source.ts'

/** Who needs whom: the names that each name imports from. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>

const add = (arrows: Map<string, Set<string>>, from: string, to: string): void => {
  const targets = arrows.get(from) ?? new Set()
  arrows.set(from, targets.add(to))
}

/** Which workspaces import which, tests left out. */
export const arrowsOfWorkspaces = (sources: readonly Source[]): Arrows => {
  const arrows = new Map<string, Set<string>>()
  const names = Object.keys(mayEnter)
  for (const source of sources) {
    const [from = ''] = source.path.split('/')
    if (!names.includes(from) || /\.(?:test|storm)\.tsx?$|^server\/src\/testing\//.test(source.path)) continue
    for (const { specifier = '' } of listImports(source)) {
      const to =
        /^@pasok\/([\w-]+)/.exec(specifier)?.[1] ?? resolveTarget(source.path, specifier)?.split('/')[0] ?? ''
      if (to !== from && names.includes(to)) add(arrows, from, to)
    }
  }
  return arrows
}

/** Which modules of the server import which, tests left out. */
export const arrowsOfModules = (sources: readonly Source[]): Arrows => {
  const arrows = new Map<string, Set<string>>()
  for (const source of sources) {
    const from = findModule(source.path)
    if (from === undefined || !source.path.startsWith('server/') || isTest(source.path)) continue
    for (const { specifier = '' } of listImports(source)) {
      const target = resolveTarget(source.path, specifier)
      const to = target === undefined ? undefined : findModule(target)
      if (to !== undefined && to !== from) add(arrows, from, to)
    }
  }
  return arrows
}

/** Leaves out every arrow that follows from others (a needs b, b needs c: a needs c). There are no circles. */
export const withoutImplied = (arrows: Arrows): Arrows => {
  const reaches = (from: string, to: string): boolean =>
    [...(arrows.get(from) ?? [])].some((next) => next === to || reaches(next, to))
  return new Map(
    [...arrows].map(([from, targets]) => [
      from,
      new Set([...targets].filter((to) => ![...targets].some((other) => other !== to && reaches(other, to)))),
    ]),
  )
}

/** The arrows as a diagram in Mermaid's language. */
export const drawDiagram = (arrows: Arrows): string => {
  const lines = [...arrows].flatMap(([from, targets]) => [...targets].map((to) => `  ${from} --> ${to}`))
  return ['```mermaid', 'graph TD', ...lines.toSorted(), '```'].join('\n')
}
