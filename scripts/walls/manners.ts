import { Visitor } from 'rolldown/utils'
import { says } from './plan.ts'
import { crossing, roomOf, type Crossing, type Source } from './source.ts'

/** A rule switched off without a reason beside it. */
export const reasons = (source: Source): Crossing[] =>
  source.tree.comments
    .filter(({ value }) => /^\s*(?:oxlint|eslint)-disable/.test(value) && !/\s--\s+\S+\s+\S+/.test(value))
    .map(({ start }) => crossing(source, start, says.reason))

/** Anything in events/ that exists at run time. */
export const runtime = (source: Source): Crossing[] => {
  if (!source.path.startsWith('server/src/events/')) return []
  return source.tree.program.body
    .filter((node) => {
      if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration') return false
      if (node.type === 'ImportDeclaration') return node.importKind !== 'type'
      if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') {
        return node.exportKind !== 'type'
      }
      return true
    })
    .map(({ start }) => crossing(source, start, says.runtime))
}

/** A room's pure rules asking the clock: `new Date()` without a value (oxlint sees `Date.now` itself). */
export const clock = (source: Source): Crossing[] => {
  const room = roomOf(source.path)
  if (room === undefined || source.path !== `server/src/${room}/${room}.ts`) return []
  const found: Crossing[] = []
  new Visitor({
    NewExpression: ({ callee, arguments: given, start }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) {
        found.push(crossing(source, start, says.now))
      }
    },
    CallExpression: ({ callee, start }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date')
        found.push(crossing(source, start, says.now))
    },
  }).visit(source.tree.program)
  return found
}
