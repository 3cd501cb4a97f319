import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A test's claim to prove a line. */
export interface Mark {
  readonly key: string
  readonly path: string
  readonly line: number
}

/** The marks of one test file: `@spec §4 Login: draft`, in a comment or a title, up to its end. */
export const marksIn = (path: string, text: string): Mark[] =>
  text.split('\n').flatMap((row, index) =>
    [...row.matchAll(/@spec\s+(§.*?)\s*(?=['"`]|\*\/|@spec\b|$)/g)].map(([, key = '']) => ({
      key,
      path,
      line: index + 1,
    })),
  )

/** How many lines one test may claim: more are not all missed when one of them fails. */
const MOST_CLAIMS = 2

/**
 * Where one test claims too many lines: marks that only comments divide belong to the test, or the row of its table, that
 * follows them; so do those of its own title and body.
 */
export const crowdedClaims = (marks: readonly Mark[], text: string): string[] => {
  const rows = text.split('\n')
  const isComment = (line: number): boolean => /^\s*(?:\/\/|\/?\*)/.test(rows[line - 1] ?? '')
  const findTest = ({ line }: Mark): number => {
    let at = line
    while (isComment(at)) at++
    return testAround(rows, at) ?? at
  }
  const claims = Map.groupBy(marks, findTest)
  return [...claims].flatMap(([at, of]) =>
    of.length > MOST_CLAIMS && of[0]
      ? [`${of[0].path}:${at}: one test claims ${of.length} lines; split it, or claim ${MOST_CLAIMS}`]
      : [],
  )
}

/** The line at which the test begins in whose body a line stands; undefined outside of one. */
const testAround = (rows: readonly string[], line: number): number | undefined => {
  const indentAt = (at: number): number => (rows[at - 1] ?? '').search(/\S/)
  let [indent, isBody] = [indentAt(line), false]
  for (let at = line - 1; at > 0; at--) {
    const [own, row] = [indentAt(at), rows[at - 1] ?? '']
    if (own < 0 || own > indent || (own === indent && !isBody)) continue
    if (own < indent) isBody = row.endsWith('=> {')
    indent = own
    // A body may begin lines below the name of its test: `}) => {`.
    if (/^\s*[\])}]/.test(row)) continue
    if (/^\s*(?:test|it)(?:\.each)?[(<]/.test(row)) return isBody ? at : undefined
    isBody = false
  }
  return undefined
}

/** The marks of all tests, and what is wrong with how many there are. scripts/ proves nothing of the shop. */
export const readMarks = (
  root: string,
): { readonly marks: readonly Mark[]; readonly crowded: readonly string[] } => {
  const files = testFilesIn(root).map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    const marks = marksIn(path, text)
    return { marks, crowded: crowdedClaims(marks, text) }
  })
  return {
    marks: files.flatMap(({ marks }) => marks),
    crowded: files.flatMap(({ crowded }) => crowded),
  }
}

const testFilesIn = (root: string): string[] =>
  globSync(['**/*.test.{ts,tsx}', 'journeys/**/*.spec.ts'], {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|build[^/]*|scripts)$/.test(path),
  }).toSorted()
