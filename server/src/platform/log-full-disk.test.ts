import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isUnreachable } from './database/unreachable.ts'
import { describeError } from './log.ts'

/** A device that Linux has: whatever is written to it, the disk is full. */
const FULL = '/dev/full'

test.skipIf(!existsSync(FULL))('a log on a full disk is reported once, and ends no process', () => {
  const module = new URL('log.ts', import.meta.url).href
  const lines = `import { log } from '${module}'
    for (let n = 0; n < 200; n++) {
      log.info({ fill: 'x'.repeat(500) }, 'a line')
      if (n % 40 === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    log.flush()
    console.error('goes on')`
  const full = openSync(FULL, 'w')
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', lines], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
    timeout: 20_000,
  })
  closeSync(full)
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: "The log can't be written: the disk is full.\ngoes on\n",
  })
})

test.each([
  Object.assign(new Error('could not extend file'), { severity: 'ERROR', code: '53100' }),
  Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' }),
])('an error of a full disk is one sentence in the log', (error) => {
  expect(describeError(error)).toEqual({
    type: 'Error',
    message: `the disk is full: ${error.message}`,
    code: error.code,
  })
})

test.each([
  ['53100', true],
  ['53200', true],
  ['53000', false],
])('what PostgreSQL refuses with %s may be asked again later: %s', (code, isLater) => {
  expect(isUnreachable(Object.assign(new Error('refused'), { severity: 'ERROR', code }))).toBe(isLater)
})
