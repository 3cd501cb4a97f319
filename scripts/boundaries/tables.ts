import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Visitor } from 'rolldown/utils'
import { modules, says, schemas } from './plan.ts'
import { crossing, isTest, findModule, type Crossing, type Source } from './source.ts'

interface Statement {
  readonly text: string
  readonly offset: number
}

/** Stands in a statement's text where a value or a fragment is put in. */
const HOLE = '\0'
/** Whether a table is in a schema of ours, not in one of a library. */
const isOurs = (table: string): boolean => ['platform', ...modules].includes(table.split('.', 1)[0] ?? '')

const writes = [
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|refresh\s+materialized\s+view(?:\s+concurrently)?)\s+(?:only\s+)?([\w."]+|\0)/gi,
  /\bupdate\s+(?:only\s+)?(?!set\b)([a-z_][\w."]*|\0)(?:\s+(?:as\s+)?(?!set\b)[a-z_]\w*)?\s+set\b/gi,
]
const reads = /(?<!\bdelete\s+)\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?([a-z_]\w*\.[a-z_]\w*)/gi
const looksLikeSql =
  /^\s*(?:select\b[^]*\bfrom\b|insert\s+into\b|update\s+[\w.]+\s+set\b|delete\s+from\b|with\s+\w+\s+as\s*\()/i

const written = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])
const read = new Set(['selectFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin'])

/** Strings and templates of a file, and the tables its query builder calls name, as bits of SQL. */
const collectStatements = (source: Source): { texts: Statement[]; calls: Statement[] } => {
  const texts: Statement[] = []
  const calls: Statement[] = []
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') texts.push({ text: node.value, offset: node.start })
    },
    TemplateLiteral: (node) => {
      const text = node.quasis.map((quasi) => quasi.value.raw).join(HOLE)
      texts.push({ text: text.replace(/--.*$/gm, ''), offset: node.start })
    },
    CallExpression: (node) => {
      const called = node.callee.type === 'MemberExpression' ? node.callee.property : node.callee
      if (called.type !== 'Identifier') return
      const { name } = called
      const isInsertMany = node.callee === called && name === 'insertMany'
      const table = node.arguments[isInsertMany ? 1 : 0]
      const named = table?.type === 'Literal' && typeof table.value === 'string' ? table.value : HOLE
      if (isInsertMany || written.has(name)) calls.push({ text: `insert into ${named}`, offset: node.start })
      if (read.has(name)) calls.push({ text: `from ${named}`, offset: node.start })
    },
  }).visit(source.tree.program)
  return { texts, calls }
}

/** Views and functions that the migrations declare: what a module lets others read. */
export const declaredViews = (root: string): Set<string> => {
  const declared = new Set<string>()
  for (const file of globSync('server/src/migrations/*.sql', { cwd: root })) {
    const statement = /\bcreate\s+(?:or\s+replace\s+)?(?:materialized\s+)?(?:view|function)\s+([\w.]+)/gi
    for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(statement)) {
      if (name !== undefined) declared.add(name.toLowerCase())
    }
  }
  return declared
}

const findProblems = (text: string, own: string, views: ReadonlySet<string>): string[] => {
  const found: string[] = []
  for (const pattern of writes) {
    for (const [, raw = ''] of text.matchAll(pattern)) {
      const table = raw.replaceAll('"', '')
      if (table === HOLE || !table.includes('.')) found.push(`${says.tableName} (${own}.…)`)
      else if (!table.startsWith(`${own}.`) && (own !== 'platform' || isOurs(table))) {
        found.push(`${own === 'platform' ? says.platform : says.writes} (${table})`)
      }
    }
  }
  for (const [, raw = ''] of text.matchAll(reads)) {
    const name = raw.toLowerCase()
    if (isOurs(name) && !name.startsWith(`${own}.`) && !views.has(name)) {
      found.push(`${own === 'platform' ? says.platform : says.reads} (${name})`)
    }
  }
  return [...new Set(found)]
}

/** Files whose tables have no owner: a backup has every table, and the callers of `insertMany` name theirs. */
const OF_ANY_MODULE = ['backup.ts', 'insert-many.ts'].map((name) => `server/src/platform/database/${name}`)

/** SQL outside of stores, writes to another module's schema, and reads of its tables past its views. */
export const tables = (source: Source, views: ReadonlySet<string>): Crossing[] => {
  if (!source.path.startsWith('server/src/') || isTest(source.path) || OF_ANY_MODULE.includes(source.path))
    return []
  const own = source.path.startsWith('server/src/platform/') ? 'platform' : findModule(source.path)
  const { texts, calls } = collectStatements(source)
  if (own !== 'platform' && !source.path.endsWith('.store.ts')) {
    const sql = [...texts.filter(({ text }) => looksLikeSql.test(text)), ...calls]
    return sql.map(({ offset }) => crossing(source, offset, says.sql))
  }
  if (own === undefined) return []
  return [...texts, ...calls].flatMap(({ text, offset }) =>
    findProblems(text, schemas[own] ?? own, views).map((message) => crossing(source, offset, message)),
  )
}
