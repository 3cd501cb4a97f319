import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { catalogueFile, mappingFile } from '../testing/fill-shop.ts'
import { run } from '../testing/program.ts'
import { importFile, startShop } from '../testing/shop.ts'

/** A shop's folder with the catalogue, whose PostgreSQL stands still. */
let filled: string
beforeAll(async () => {
  filled = await mkdtemp(join(tmpdir(), 'pasok-filled-'))
  await importFile({ VAR_DIR: filled })
}, 120_000)
afterAll(() => rm(filled, { recursive: true, force: true }))

let varDir: string
beforeEach(async () => {
  varDir = await mkdtemp(join(tmpdir(), 'pasok-embedded-'))
})
afterEach(async () => {
  const pid = await postgresPid()
  if (pid !== undefined) process.kill(pid, 'SIGQUIT')
  await rm(varDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

/** PostgreSQL's process; undefined where none runs. */
const postgresPid = async (): Promise<number | undefined> => {
  const note = await readFile(join(varDir, 'database/data/postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(note.split('\n', 1)[0])
  return pid > 0 && spawnSync('ps', ['-p', String(pid)]).status === 0 ? pid : undefined
}

describe('the embedded PostgreSQL', () => {
  test('is there from an empty folder, outlives a killed shop and ends with the last process', async () => {
    const env = { VAR_DIR: varDir }
    const first = await startShop(env)
    expect((await first.ask('/readyz')).status).toBe(200)
    first.program.signal('SIGKILL')
    expect(await first.program.ended).toBe('SIGKILL')
    const left = await postgresPid()
    expect(left).toBeDefined()

    const second = await startShop({ ...env, PORT: String(first.port) })
    const other = await startShop(env)
    expect(await postgresPid()).toBe(left)
    expect((await second.ask('/shop')).status).toBe(200)
    expect(await second.stop()).toBe(0)
    expect((await other.ask('/id/shop')).status).toBe(200)
    expect(await other.stop()).toBe(0)
    expect(await postgresPid()).toBeUndefined()
  }, 60_000)

  test('ends with a shop that is stopped twice, as by npm and by hand', async () => {
    await cp(filled, varDir, { recursive: true })
    const shop = await startShop({ VAR_DIR: varDir })
    shop.program.signal('SIGTERM')
    await sleep(50)
    shop.program.signal('SIGTERM')
    expect([await shop.program.ended, await postgresPid()]).toEqual([0, undefined])

    const next = await startShop({ VAR_DIR: varDir })
    expect((await next.ask('/shop')).status).toBe(200)
    expect(await next.stop()).toBe(0)
    const log = await readFile(join(varDir, 'database/data/postgres.log'), 'utf8')
    expect(log).toContain('database system was shut down at')
    expect(log).not.toContain('not properly shut down')
  }, 60_000)

  test('comes back under a running shop, with all that was written', async () => {
    await cp(filled, varDir, { recursive: true })
    const shop = await startShop({ VAR_DIR: varDir })
    const before = await postgresPid()
    process.kill(before ?? 0, 'SIGKILL')
    // For a moment after its first process has gone, the others still answer.
    const hasRestarted = async () => ![undefined, before].includes(await postgresPid())
    await expect.poll(hasRestarted, { timeout: 20_000 }).toBe(true)
    await expect.poll(async () => (await shop.ask('/readyz')).status, { timeout: 20_000 }).toBe(200)
    expect((await shop.ask('/api/v2/product/header/1')).status).toBe(200)
    expect(await shop.stop()).toBe(0)
    expect(await postgresPid()).toBeUndefined()
  }, 60_000)

  test('is found where its folder has a name too long for a socket, and is closed to everybody else', async () => {
    const long = join(varDir, 'x'.repeat(120))
    await mkdir(long, { mode: 0o700 })
    await chmod(varDir, 0o700)
    await cp(filled, long, { recursive: true })
    const shop = await startShop({ VAR_DIR: long })
    expect((await shop.ask('/shop')).text).toContain('Solenoid valve')
    for (const folder of ['database', 'database/data'])
      expect([folder, (await stat(join(long, folder))).mode & 0o077]).toEqual([folder, 0])
    expect(await shop.stop()).toBe(0)
  }, 60_000)

  test('writes its settings to no place that a link in its folder leads to', async () => {
    await cp(filled, varDir, { recursive: true })
    const [settings, other] = [join(varDir, 'database/data/postgresql.conf'), join(varDir, 'other')]
    await writeFile(other, 'as it was')
    await rm(settings)
    await symlink(other, settings)
    await importFile({ VAR_DIR: varDir })
    expect(await readFile(other, 'utf8')).toBe('as it was')
    expect(await readFile(settings, 'utf8')).toContain('listen_addresses')
  }, 60_000)

  const importing = async () => {
    const program = run('import.ts', [catalogueFile, '--mapping', mappingFile], {
      DEMO: '0',
      VAR_DIR: varDir,
    })
    return { code: await program.ended, output: program.output() }
  }

  test('of another major version is refused with what to do', async () => {
    await cp(filled, varDir, { recursive: true })
    await writeFile(join(varDir, 'database/data/PG_VERSION'), '17\n')
    const { code, output } = await importing()
    expect(code).toBe(1)
    expect(output).toContain('was written by PostgreSQL 17')
    expect(output).toContain('npm run restore')
    expect(output).not.toContain('    at ')
  }, 60_000)

  test('is not looked for in what an older Pasok wrote', async () => {
    await mkdir(join(varDir, 'database/pg'), { recursive: true })
    const { code, output } = await importing()
    expect(code).toBe(1)
    expect(output).toContain('was written by an older version of Pasok')
    expect(output).not.toContain('    at ')
  })
})

/** Whether this account may mount a small disk. */
const mayMount =
  process.platform === 'linux' &&
  spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0

describe.skipIf(!mayMount)('on a disk that is full', () => {
  const resizeDisk = (size: string) => spawnSync('mount', ['-o', `remount,size=${size}`, varDir])
  beforeEach(() => void spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', varDir]))
  // What still runs in it is stopped after this.
  afterEach(() => void spawnSync('umount', ['--lazy', varDir]))

  test('a start says so in one sentence and leaves nothing running, and goes on once there is room', async () => {
    resizeDisk('2m')
    const env = { VAR_DIR: varDir, DEMO: '0' }
    const small = run('migrate.ts', [], env)
    expect(await small.ended).toBe(1)
    expect(small.output()).toMatch(
      /^The environment can't be used:\n {2}VAR_DIR: the database can't be opened: no database can be made in \S+: could not write .+: No space left on device\n$/,
    )
    resizeDisk('60m')
    const files = run('import.ts', [catalogueFile, '--mapping', mappingFile], env)
    await writeFile(join(varDir, 'filling'), Buffer.alloc(70_000_000)).catch(() => {})
    expect(await files.ended).toBe(1)
    expect(files.output()).toMatch(/the disk is full|No space left on device/)
    expect(files.output()).not.toMatch(/\n\s+at /)
    expect(await postgresPid()).toBeUndefined()
    resizeDisk('900m')
    await rm(join(varDir, 'filling'))
    await importFile(env)
  }, 180_000)
})
