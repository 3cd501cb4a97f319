import { availableParallelism, totalmem } from 'node:os'
import type { Result } from './line.ts'

/** The circumstances of a run. */
export interface Run {
  readonly now: Date
  readonly seconds: number
  /** The machine's load average before the run: above 0, other work shared the cores. */
  readonly load: number
}

type Row = readonly string[]

const verdict = ({ met }: Result): string => (met ? 'met' : 'MISSED')

/** Rows as text, each column as wide as its widest cell. */
const table = (rows: readonly Row[]): string => {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)))
  const line = (row: Row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('   ')
      .trimEnd()
  return rows.map(line).join('\n')
}

const markdownTable = ([head = [], ...rows]: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** What a run prints: what each figure rests on, then one row for each promise. */
export const printed = (results: readonly Result[]): string =>
  [
    ...results.map(({ what, notes, details }) =>
      [what, ...notes.map((note) => `  ${note}`), ...(details.length > 0 ? [table(details)] : []), ''].join(
        '\n',
      ),
    ),
    table([
      ['', 'target', 'figure', 'beside the reference', ''],
      ...results.map((result) => [result.what, result.target, result.figure, result.ratio, verdict(result)]),
    ]),
  ].join('\n')

const circumstances = ({ now, seconds, load }: Run): string =>
  `Written by \`npm run bench\` on ${now.toISOString().slice(0, 10)}, in ${Math.round(seconds)} s: ` +
  `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, load ` +
  `average before it ${load.toFixed(1)}.`

/** What a run leaves in the repository: the machine by cores and memory only, figures beside their references. */
export const written = (results: readonly Result[], run: Run): string =>
  [
    '# The last bench',
    '',
    `${circumstances(run)} The shop was started as \`npm start\` does, with its demo and its log in a file; who ` +
      'asked it was a process of its own on the same machine. References were measured in the same run, so compare ' +
      'ratios.',
    '',
    markdownTable([
      ['', 'target', 'beside the reference', ''],
      ...results.map((result) => [result.what, result.target, result.ratio, verdict(result)]),
    ]),
    ...results.flatMap(({ what, notes, details }) => [
      '',
      `## ${what}`,
      ...notes.map((note) => `- ${note}`),
      ...(details.length > 0 ? ['', markdownTable(details)] : []),
    ]),
    '',
  ].join('\n')
