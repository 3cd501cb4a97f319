import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { Bench, Line, Result } from './line.ts'

/** Stands where a figure would. */
export const NOT_MEASURED = 'not measured'
const root = join(import.meta.dirname, '..')

/**
 * Measures a line with processes of its own, which are stopped before the next line. What can't be measured has missed
 * its target, for the reason given, and leaves the other lines alone.
 */
export const measureLine = async (line: Line, bench: Bench): Promise<readonly Result[]> => {
  const processes = bench.processes.part()
  const folder = mkdtempSync(join(bench.folder, 'line-'))
  try {
    return await line.measure({ shop: bench.shop, processes, folder })
  } catch (error) {
    console.error(error)
    return [notMeasured(line.name, shortenReason(error, bench.folder))]
  } finally {
    await processes.stopAll()
  }
}

/** Its first line, without the places of this machine: it goes into the repository. */
const shortenReason = (error: unknown, folder: string): string => {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1)
  return reason.replaceAll(`${folder}/`, '').replaceAll(`${root}/`, '')
}

const notMeasured = (what: string, reason: string): Result => ({
  what,
  target: '',
  figure: NOT_MEASURED,
  ratio: NOT_MEASURED,
  met: false,
  notes: [`${NOT_MEASURED}: ${reason}`],
  details: [],
})
