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

/** The marks of all tests. scripts/ proves nothing of the shop. */
export const readMarks = (root: string): Mark[] =>
  globSync(['**/*.test.{ts,tsx}', 'journeys/**/*.spec.ts'], {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|build[^/]*|scripts)$/.test(path),
  })
    .toSorted()
    .flatMap((path) => marksIn(path, readFileSync(join(root, path), 'utf8')))
