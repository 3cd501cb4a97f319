import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const program = (stages: string): string => `
  import { runStages } from '${join(import.meta.dirname, 'run.ts')}'
  const node = process.execPath
  process.exitCode = (await runStages(${stages})) ? 0 : 1
`
const run = (stages: string): { status: number | null; lines: string[] } => {
  const args = ['--input-type=module-typescript', '-e', program(stages)]
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, lines: stdout.trimEnd().split('\n') }
}

const good = `{ name: 'good', commands: [[node, '-e', '']] }`
const bad = `{ name: 'bad', commands: [[node, '-e', 'process.exit(3)'], [node, '-e', 'console.log("never")']] }`
const makeCountedStage = (report: string): string => `{
  name: 'counted',
  commands: [[node, '-e', 'require("fs").writeFileSync(process.argv[1], process.argv[2])', '{report}', '${report}']],
  read: (count) => ({ count, failures: count.failed ? ['sum is 3'] : [], files: [{ name: 'a.test', seconds: 2 }] }),
}`

test('a run goes on after a failed stage, ends with the closing line, and fails', () => {
  const { status, lines } = run(
    `[[${bad}], [${good}], [${makeCountedStage('{"passed":7,"failed":0,"skipped":2}')}]]`,
  )
  expect(status).toBe(1)
  expect(lines.at(-1)).toBe('8 passed, 1 failed, 2 skipped')
  expect(lines.join('\n')).toMatch(/FAILED {2}bad.*\d\.\d s/)
  expect(lines).not.toContain('never')
})

test('a run succeeds when every stage does', () => {
  const { status, lines } = run(`[[${good}, ${makeCountedStage('{"passed":7,"failed":0,"skipped":0}')}]]`)
  expect(status).toBe(0)
  expect(lines.at(-1)).toBe('8 passed, 0 failed')
})

test('a run says at its end what failed, and which files were slow', () => {
  const { lines } = run(`[[${makeCountedStage('{"passed":7,"failed":1,"skipped":0}')}]]`)
  expect(lines.join('\n')).toMatch(/2\.0 s {3}a\.test\n(.*\n)*FAILED {2}counted {2}sum is 3\n/)
})

test('a run prints flaky journeys apart, and succeeds', () => {
  const flaky = `{
    ...${makeCountedStage('{"passed":7,"failed":0,"skipped":0}')},
    read: (count) => ({ count, failures: [], flaky: ['a.spec.ts: adds'], files: [] }),
  }`
  const { status, lines } = run(`[[${flaky}]]`)
  expect(status).toBe(0)
  expect(lines).toContain('flaky: a.spec.ts: adds')
  expect(lines.join('\n')).toMatch(/ok {6}counted .* 7 passed, 0 failed, 1 flaky\n/)
  expect(lines.at(-1)).toBe('7 passed, 0 failed')
})

test('a stage fails whose report cannot be read, or whose program is not there', () => {
  const { status, lines } = run(
    `[[${makeCountedStage('{')}, { name: 'gone', commands: [['no-such-program-here']] }]]`,
  )
  expect(status).toBe(1)
  expect(lines.at(-1)).toBe('0 passed, 2 failed')
})

test('the stages of a group run at once, and what each wrote is printed in one piece', () => {
  const folder = mkdtempSync(join(tmpdir(), 'group-'))
  const waits = `
    const { existsSync, writeFileSync } = require('fs')
    const [name, other] = process.argv.slice(1)
    console.log(name + ' begins')
    writeFileSync(name, '')
    const look = setInterval(() => existsSync(other) && (clearInterval(look), console.log(name + ' ends')), 10)
    setTimeout(() => process.exit(1), 20_000).unref()`
  const stage = (name: string, other: string) =>
    `{ name: '${name}', commands: [[node, '-e', ${JSON.stringify(waits)}, '${join(folder, name)}', '${join(folder, other)}']] }`
  const { status, lines } = run(`[[${stage('a', 'b')}, ${stage('b', 'a')}]]`)
  rmSync(folder, { recursive: true })
  expect(status).toBe(0)
  for (const name of ['a', 'b'])
    expect(lines.join('\n')).toMatch(new RegExp(`── ${name}\n.*/${name} begins\n.*/${name} ends\n`))
})
