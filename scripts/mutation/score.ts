import type { Stryker } from '@stryker-mutator/core'

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/** What the tests made of a module's mutants. */
export interface Score {
  /** All that could be run. */
  readonly mutants: number
  /** A test failed, or did not end. */
  readonly killed: number
  /** No test failed, or none reaches it. */
  readonly survivors: readonly MutantResult[]
}

export const computeScore = (results: readonly MutantResult[]): Score => {
  const ran = results.filter(({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status))
  const survivors = ran.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  return { mutants: ran.length, killed: ran.length - survivors.length, survivors }
}

/** The page with a module's line of its table replaced: `| pricing | 120 | 110 | 91 % | 2026-11-26 |`. */
export const writeScore = (page: string, module: string, { mutants, killed }: Score, at: Date): string => {
  const percent = mutants === 0 ? 0 : Math.floor((killed / mutants) * 100)
  const line = `| ${module} | ${mutants} | ${killed} | ${percent} % | ${at.toISOString().slice(0, 10)} |`
  const row = new RegExp(`^\\| ${module} \\|.*$`, 'm')
  if (!row.test(page)) throw new Error(`docs/testing.md has no line of ${module}`)
  return page.replace(row, line)
}
