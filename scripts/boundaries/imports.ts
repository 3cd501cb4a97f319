import { posix } from 'node:path'
import { Visitor } from 'rolldown/utils'
import type { Source } from './source.ts'

/** A module named by a file, however it is named: import, export from, import(), or a type's import(). */
export interface Import {
  /** As written; undefined when an import() computes it. */
  readonly specifier: string | undefined
  readonly offset: number
}

/** Every module a file names. */
export const listImports = ({ text, tree }: Source): Import[] => {
  const { staticImports, staticExports, dynamicImports } = tree.module
  const found: Import[] = staticImports.map((one) => ({
    specifier: one.moduleRequest.value,
    offset: one.start,
  }))
  for (const { entries } of staticExports)
    for (const { moduleRequest, start } of entries)
      if (moduleRequest) found.push({ specifier: moduleRequest.value, offset: start })
  for (const { moduleRequest, start } of dynamicImports) {
    const literal = /^(['"`])([^$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    found.push({ specifier: literal?.[2], offset: start })
  }
  new Visitor({
    TSImportType: (node) => {
      found.push({ specifier: node.source.value, offset: node.start })
    },
  }).visit(tree.program)
  return found
}

/** The path from the root that a relative specifier names; undefined for packages. */
export const resolveTarget = (from: string, specifier: string): string | undefined =>
  /^\.\.?(\/|$)/.test(specifier) ? posix.join(posix.dirname(from), specifier) : undefined
