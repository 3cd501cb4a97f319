import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLines, type Line } from './specification/lines.ts'
import { readMarks } from './specification/marks.ts'
import { bySection, computeState, strayMarks, type State } from './specification/state.ts'

const root = join(import.meta.dirname, '..')
const lines = readLines(readFileSync(join(root, 'docs/spec-lines.md'), 'utf8'))
const { marks, crowded } = readMarks(root)

const row = (title: string, ...cells: (string | number)[]): string =>
  title.padEnd(40) + cells.map((cell) => String(cell).padStart(9)).join('')
const counts = ({ title, proven, changed, open }: State): string =>
  row(title, proven.length, changed.length, open.length, proven.length + changed.length + open.length)

const sections = bySection(lines, marks)
const total = computeState('All', lines, marks)
console.log(
  [row('', 'proven', 'changed', 'open', 'lines'), ...sections.map(counts), counts(total)].join('\n'),
)
console.log('changed: decided otherwise or more exactly than the specification reads, with no test yet')

const list = (title: string, of: readonly Line[]): void => {
  if (of.length === 0) return
  console.log(`\n${title}`)
  for (const { key, decided } of of) console.log(`  ${key}${decided === undefined ? '' : `: ${decided}`}`)
}
if (process.argv.includes('--open')) {
  for (const { title, open, changed } of sections) {
    list(`${title}, open`, open)
    list(`${title}, changed by a decision`, changed)
  }
}

const problems = [...strayMarks(lines, marks), ...crowded]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
