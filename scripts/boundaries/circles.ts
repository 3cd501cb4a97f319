import { says } from './plan.ts'
import { listImports, resolveTarget } from './imports.ts'
import { crossing, isTest, findModule, type Crossing, type Source } from './source.ts'

/** One import by which a module needs another. */
interface Need {
  readonly from: string
  readonly to: string
  readonly source: Source
  readonly offset: number
}

const listNeeds = (sources: readonly Source[], side: string): Need[] =>
  sources
    .filter(({ path }) => path.startsWith(`${side}/`) && !isTest(path))
    .flatMap((source) =>
      listImports(source).flatMap(({ specifier, offset }) => {
        const target = specifier === undefined ? undefined : resolveTarget(source.path, specifier)
        const from = findModule(source.path)
        const to = target === undefined ? undefined : findModule(target)
        return from === undefined || to === undefined || from === to ? [] : [{ from, to, source, offset }]
      }),
    )

/** The modules on the shortest way from one to another, both included; undefined where there is none. */
const wayBack = (from: string, to: string, needs: readonly Need[]): string[] | undefined => {
  const ways = [[from]]
  const seen = new Set([from])
  for (const way of ways) {
    const last = way.at(-1)
    if (last === to) return way
    for (const need of needs) {
      if (need.from !== last || seen.has(need.to)) continue
      seen.add(need.to)
      ways.push([...way, need.to])
    }
  }
  return undefined
}

/** Every import on a circle of modules, types included: on the server, and in each front end. */
export const circles = (sources: readonly Source[]): Crossing[] =>
  ['server/src', 'storefront/app', 'backoffice/app'].flatMap((side) => findCircles(listNeeds(sources, side)))

const findCircles = (needs: readonly Need[]): Crossing[] =>
  needs.flatMap(({ from, to, source, offset }) => {
    const way = wayBack(to, from, needs)
    return way ? crossing(source, offset, `${says.circle} ${[from, ...way].join(' → ')}`) : []
  })
