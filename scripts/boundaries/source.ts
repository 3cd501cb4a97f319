import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, type ParseResult } from 'rolldown/utils'
import { mayEnter, modules } from './plan.ts'

/** A file of ours, read and parsed once for all checks. `path` is from the root, with '/'. */
export interface Source {
  readonly path: string
  readonly text: string
  readonly tree: ParseResult
}

/** A place where a boundary is crossed, and what to do instead. Lines count from 1. */
export interface Crossing {
  readonly path: string
  readonly line: number
  readonly message: string
}

const generated = (name: string): boolean =>
  ['node_modules', '.react-router', 'test-results'].includes(name) || /^(build|paraglide)/.test(name)

/** Every TypeScript file of the workspaces and of scripts/, without what tools have made. */
export const readSources = (root: string): Source[] =>
  globSync(
    [...Object.keys(mayEnter), 'scripts'].map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root, exclude: (path) => path.split('/').some(generated) },
  )
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, tree: parseSync(path, text) }
    })

/** The crossing at a place in the text. */
export const crossing = ({ path, text }: Source, offset: number, message: string): Crossing => ({
  path,
  line: text.slice(0, offset).split('\n').length,
  message,
})

/** Tests and what exists for tests alone. */
export const isTest = (path: string): boolean =>
  /\.(?:test|storm)\.tsx?$/.test(path) ||
  /^(journeys|bench|host\/tests|host\/testing|server\/src\/testing|ui\/testing|(?:storefront|backoffice)\/app\/testing)\//.test(
    path,
  )

/** The module a path of server/src or of the shop's pages lies in, else undefined. */
export const findModule = (path: string): string | undefined => {
  const folder = /^(?:server\/src|(?:storefront|backoffice)\/app)\/([^/]+)\//.exec(path)?.[1]
  return modules.find((module) => module === folder)
}
