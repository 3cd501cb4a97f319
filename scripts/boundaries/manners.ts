import { Visitor, type ESTree } from 'rolldown/utils'
import { says } from './plan.ts'
import { crossing, isTest, findModule, type Crossing, type Source } from './source.ts'

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

/** The files that make scopes: the gates of members and of staff. */
const GATES = ['server/src/identity/sessions/viewer.ts', 'server/src/identity/staff/staff-scope.ts']
const SCOPES = new Set(['CompanyScope', 'MemberScope', 'StaffScope'])

/** A value that is called a scope (`{ companyId } as MemberScope`), where only a gate makes scopes. */
export const forgedScopes = (source: Source): Crossing[] => {
  if (GATES.includes(source.path) || isTest(source.path)) return []
  const found: Crossing[] = []
  new Visitor({
    TSAsExpression: ({ typeAnnotation: type, start }) => {
      const isScope =
        type.type === 'TSTypeReference' &&
        type.typeName.type === 'Identifier' &&
        SCOPES.has(type.typeName.name)
      if (isScope) found.push(crossing(source, start, says.scope))
    },
  }).visit(source.tree.program)
  return found
}

/** A module's pure rules asking the clock: `new Date()` without a value (oxlint sees `Date.now` itself). */
export const clock = (source: Source): Crossing[] => {
  const module = findModule(source.path)
  if (module === undefined || source.path !== `server/src/${module}/${module}.ts`) return []
  const found: Crossing[] = []
  new Visitor({
    NewExpression: ({ callee, arguments: args, start }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date' && args.length === 0) {
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

/** Attributes of an element that users read or hear. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label)$/
/** What is called the same in every language. */
const NAMES = /\b(Pasok|PDF|kB)\b/g
const LETTER = /\p{L}/u
/** As what is given to a component to be shown. */
const NAME = /^\p{Lu}\p{L}/u
/** As a text begins, and no name of a class, a key or a type does: in capitals, and on with another word. */
const SENTENCE = /^\s*\p{Lu}\p{L}*\s+\p{L}/u

/** A text that a page says by itself, where it should take it from words. */
export const texts = (source: Source): Crossing[] => {
  if (!/^(ui|(storefront|backoffice)\/app)\//.test(source.path) || isTest(source.path)) return []
  const found = new Map<number, Crossing>()
  const inErrors = new Set<number>()
  const say = (node: ESTree.Node, wanted: RegExp): void => {
    for (const [text, start] of textsIn(node))
      if (wanted.test(text.replaceAll(NAMES, '')) && !inErrors.has(start))
        found.set(start, crossing(source, start, says.text))
  }
  new Visitor({
    NewExpression: ({ callee, arguments: args }) => {
      // Errors are for developers, in English.
      if (callee.type === 'Identifier' && callee.name === 'Error')
        for (const one of args) for (const [, start] of textsIn(one)) inErrors.add(start)
    },
    JSXElement: ({ children }) => children.forEach((child) => say(child, LETTER)),
    JSXFragment: ({ children }) => children.forEach((child) => say(child, LETTER)),
    JSXAttribute: ({ name, value }) => {
      if (!value || name.type === 'JSXNamespacedName') return
      say(value, SPOKEN.test(name.name) ? LETTER : NAME)
    },
    Literal: (node) => say(node, SENTENCE),
    TemplateLiteral: (node) => say(node, SENTENCE),
  }).visit(source.tree.program)
  return [...found.values()]
}

/** The texts that an expression comes to, whichever way it goes, with their places. */
const textsIn = (node: ESTree.Node): [text: string, start: number][] => {
  switch (node.type) {
    case 'JSXText':
      return [[node.value, node.start]]
    case 'Literal':
      return typeof node.value === 'string' ? [[node.value, node.start]] : []
    case 'TemplateLiteral':
      return [
        ...node.quasis.map(({ value, start }): [string, number] => [value.raw, start]),
        ...node.expressions.flatMap(textsIn),
      ]
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return textsIn(node.expression)
    case 'ConditionalExpression':
      return [...textsIn(node.consequent), ...textsIn(node.alternate)]
    case 'LogicalExpression':
      return [...textsIn(node.left), ...textsIn(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...textsIn(node.left), ...textsIn(node.right)] : []
    default:
      return []
  }
}
