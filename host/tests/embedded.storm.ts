import { readFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { table } from '../testing/cli-fixture.ts'
import { run } from '../testing/program.ts'
import { startShop } from '../testing/shop.ts'

const TIMES = 20
const ITEMS = 4_000

let varDir: string
let file: string
beforeAll(async () => {
  varDir = await mkdtemp(join(tmpdir(), 'pasok-storm-'))
  file = join(varDir, 'table.csv')
  await writeFile(file, table(ITEMS))
})
afterAll(() => rm(varDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }))

const postgresPid = async (): Promise<number> =>
  Number((await readFile(join(varDir, 'database/data/postmaster.pid'), 'utf8')).split('\n', 1)[0])

const importing = () => run('import.ts', [file], { DEMO: '0', VAR_DIR: varDir })

/** What is killed in the middle of an import: in turn the shop, PostgreSQL, and both. */
const victims = ['shop', 'PostgreSQL', 'both'] as const

test(`${TIMES} times killed in the middle of an import, the shop starts again and has all that was written`, async () => {
  const milliseconds: number[] = []
  for (let n = 0; n < TIMES; n++) {
    const victim = victims[n % victims.length] ?? 'both'
    const shop = await startShop({ VAR_DIR: varDir })
    const program = importing()
    await sleep(1_000 + n * 150)
    if (victim !== 'shop') process.kill(await postgresPid(), 'SIGKILL')
    if (victim !== 'PostgreSQL') {
      shop.program.signal('SIGKILL')
      program.signal('SIGKILL')
      await shop.program.ended
    }
    await program.ended

    const began = performance.now()
    if (victim === 'PostgreSQL') {
      await expect.poll(async () => (await shop.ask('/readyz')).status, { timeout: 60_000 }).toBe(200)
      milliseconds.push(performance.now() - began)
      expect(await shop.stop()).toBe(0)
    } else {
      const again = await startShop({ VAR_DIR: varDir })
      milliseconds.push(performance.now() - began)
      expect((await again.ask('/readyz')).status).toBe(200)
      expect(await again.stop()).toBe(0)
    }
  }
  const last = importing()
  expect([await last.ended, last.output()]).toEqual([0, expect.stringContaining(`Rows: ${ITEMS} read`)])
  const once = importing()
  expect([await once.ended, once.output()]).toEqual([0, expect.stringContaining(`${ITEMS} as before`)])
  console.log(`back after ${milliseconds.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', ')}`)
}, 1_200_000)
