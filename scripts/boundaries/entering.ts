import { mayEnter, says, testsMayEnter } from './plan.ts'
import { listImports, resolveTarget } from './imports.ts'
import { crossing, isTest, findModule, type Crossing, type Source } from './source.ts'

const findWorkspace = (path: string): string | undefined => {
  const folder = path.split('/', 1)[0] ?? ''
  return folder in mayEnter ? folder : undefined
}

const closed: Readonly<Record<string, string>> = {
  contract: says.contract,
  words: says.words,
  drawings: says.drawings,
  ui: says.ui,
  storefront: says.shop,
  backoffice: says.shop,
}

const isKit = (path: string): boolean => path.startsWith('ui/kit/') && !isTest(path)

const enteringWorkspace = (from: string, specifier: string): string | undefined => {
  const own = findWorkspace(from)
  const target = resolveTarget(from, specifier)
  const other = /^@pasok\/([^/]+)/.exec(specifier)?.[1] ?? (target && findWorkspace(target))
  if (other === undefined || other === own) return undefined
  if (isKit(from) && other !== 'words' && other !== 'host') return says.ui
  if (other === 'host') return says.host
  if (own === undefined) return undefined
  if (target?.startsWith('server/src/testing/') && isTest(from)) return undefined
  if (isTest(from) && testsMayEnter[own]?.includes(other)) return undefined
  if (mayEnter[own]?.includes(other) !== true) return closed[own] ?? says.workspace
  return target !== undefined && !target.startsWith('storefront/build/') ? says.byName : undefined
}

const KERNEL = 'server/src/kernel/'

const enteringModule = (from: string, target: string): string | undefined => {
  if (target.startsWith(KERNEL) && !from.startsWith(KERNEL)) {
    if (from.startsWith('server/src/platform/')) return says.platform
    return target === `${KERNEL}index.ts` ? undefined : says.door
  }
  const module = findModule(target)
  if (module === undefined || module === findModule(from)) return undefined
  if (from.startsWith(KERNEL)) return says.kernel
  if (from.startsWith('server/src/platform/')) return says.platform
  if (from.startsWith('server/src/events/')) return says.events
  if (!target.startsWith('server/')) return undefined
  const doors = ['index.ts']
  if (from === 'server/src/app.ts') doors.push(`${module}.routes.ts`)
  if (from === 'server/src/jobs.ts') doors.push(`${module}.jobs.ts`)
  return doors.some((file) => target === `server/src/${module}/${file}`) ? undefined : says.door
}

const bounded = (path: string): boolean =>
  /^(contract|words|drawings|server|ui|storefront|backoffice)\//.test(path)

/** Imports that enter a workspace or a module by another way than its door, written in whatever way. */
export const entering = (source: Source): Crossing[] =>
  listImports(source).flatMap(({ specifier, offset }) => {
    if (specifier === undefined) {
      const hidden = bounded(source.path) && !isTest(source.path) && !source.path.endsWith('.config.ts')
      return hidden ? crossing(source, offset, says.computed) : []
    }
    const target = resolveTarget(source.path, specifier)
    const onlyTests =
      target?.startsWith('server/src/testing/') && !isTest(source.path) ? says.testing : undefined
    const message =
      enteringWorkspace(source.path, specifier) ??
      onlyTests ??
      (target === undefined ? undefined : enteringModule(source.path, target))
    return message === undefined ? [] : crossing(source, offset, message)
  })
