import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { freshDatabase } from '../../testing/index.ts'
import { openDatabase } from '../index.ts'
import { openFolder } from './open-embedded.ts'
import { findSocketFolder } from './socket-path.ts'
import { EMBEDDED_MAJOR } from './version.ts'

let folder: string
beforeEach(async () => {
  const fresh = await freshDatabase('embedded', 'empty')
  folder = fresh.url
  return fresh.drop
})

const open = async (path = folder) => {
  const database = await openDatabase(path, { role: 'batch' })
  onTestFinished(database.close)
  return database
}

const PLATFORM = JSON.stringify(new URL('../index.ts', import.meta.url).href)
const LOCK = JSON.stringify(new URL('./lock.ts', import.meta.url).href)

/** A real second process. It runs the code, says 'done', and stays until it is killed. */
const anotherProcess = async (code: string): Promise<ChildProcess> => {
  const program = `
    import { openDatabase } from ${PLATFORM}
    import { lockFolder } from ${LOCK}
    const folder = ${JSON.stringify(folder)}
    ${code}
    console.log('done')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`The other process ended with ${code}`)))
  })
  return child
}

const killed = (child: ChildProcess) =>
  new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGKILL')
  })

it('is hosted by the first process and shared with the next', async () => {
  const here = await open()
  await here.pool.query('create table note (text text)')
  await anotherProcess(`
    const there = await openDatabase(folder)
    await there.pool.query("insert into note values ('from ' || $1)", ['there'])
    if (there.kind !== 'embedded') throw new Error(there.kind)
    await there.close()`)
  expect((await here.pool.query('select text from note')).rows).toEqual([{ text: 'from there' }])
})

it('is one database for two openers in one process, even when both come first', async () => {
  const [web, batch] = await Promise.all([open(), open()])
  await web.pool.query('create table note (text text)')
  await batch.pool.query("insert into note values ('seen')")
  expect((await web.pool.query('select text from note')).rows).toEqual([{ text: 'seen' }])
})

it('rolls back what a killed process left open, and lets the others on', async () => {
  const here = await open()
  await here.pool.query('create table note (text text)')
  const child = await anotherProcess(`
    const there = await openDatabase(folder)
    const client = await there.pool.connect()
    await client.query('begin')
    await client.query("insert into note values ('never committed')")`)
  const waiting = here.pool.query('select text from note')
  await killed(child)
  expect((await waiting).rows).toEqual([])
})

it('is free again, with all that was committed, when its host was killed', async () => {
  const host = await anotherProcess(`
    const there = await openDatabase(folder)
    await there.pool.query("create table note as select 'committed' as text")`)
  await killed(host)
  const here = await open()
  expect((await here.pool.query('select text from note')).rows).toEqual([{ text: 'committed' }])
})

/** What a client sees that asks until it is answered. */
const soon = <T>(ask: () => Promise<T>): Promise<T> => vi.waitFor(ask, 10_000)

it.each(['SIGKILL', 'close'])('goes on in one of those who are left when its host ends (%s)', async (end) => {
  const host = await anotherProcess(`
    const there = await openDatabase(folder)
    await there.pool.query("create table note as select 'committed' as text")
    process.once('SIGTERM', () => there.close())`)
  const [web, batch] = [await open(), await open()]
  await web.pool.query('select 1')
  if (end === 'SIGKILL') await killed(host)
  else host.kill('SIGTERM')
  await vi.waitFor(
    () => expect(readFileSync(join(folder, 'lock.holder'), 'utf8')).toBe(String(process.pid)),
    10_000,
  )
  for (const left of [web, batch])
    expect((await soon(() => left.pool.query('select text from note'))).rows).toEqual([{ text: 'committed' }])
  await soon(() => batch.pool.query("insert into note values ('and more')"))
  expect((await web.pool.query('select count(*)::int as n from note')).rows).toEqual([{ n: 2 }])
})

it('stays locked though nothing in its process points at the lock any more', async () => {
  const holder = await anotherProcess(`
    lockFolder(folder)
    const { setFlagsFromString } = await import('node:v8')
    const { runInNewContext } = await import('node:vm')
    setFlagsFromString('--expose-gc')
    for (let turn = 0; turn < 5; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      runInNewContext('gc')()
    }`)
  await expect(openFolder(folder, 100)).rejects.toThrow(String(holder.pid))
})

it('names the process that holds the folder and does not answer', async () => {
  const holder = await anotherProcess('lockFolder(folder)')
  await expect(openFolder(folder, 100)).rejects.toThrow(
    `in use by process ${holder.pid}, which does not answer`,
  )
})

it('opens its socket to this user alone, and takes it away at the end', async () => {
  const here = await openDatabase(folder)
  const socket = join(folder, 'socket', '.s.PGSQL.5432')
  expect(statSync(socket).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'socket')).mode & 0o777).toBe(0o700)
  await here.close()
  expect(existsSync(socket)).toBe(false)
})

it('moves its socket to a short path when its own is too long for one', async () => {
  const deep = join(folder, 'a-folder-with-a-long-name/'.repeat(5))
  cpSync(join(folder, 'pg'), join(deep, 'pg'), { recursive: true })
  const host = await openDatabase(deep)
  const guest = await openDatabase(deep)
  expect((await guest.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  const socketFolder = findSocketFolder(deep) ?? ''
  expect(socketFolder.startsWith(deep)).toBe(false)
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700)
  await guest.close()
  await host.close()
  expect(existsSync(socketFolder)).toBe(false)
})

it('notes who wrote it, and refuses what another major version wrote', async () => {
  const here = await openDatabase(folder)
  await here.close()
  const version = join(folder, 'VERSION')
  expect(readFileSync(version, 'utf8')).toMatch(`PostgreSQL ${EMBEDDED_MAJOR}.`)
  writeFileSync(version, 'PostgreSQL 17.5 (PGlite 0.3.7)\n')
  await expect(openDatabase(folder)).rejects.toThrow(
    `${folder} was written by PostgreSQL 17.5 (PGlite 0.3.7), and this version of Pasok embeds PostgreSQL ${EMBEDDED_MAJOR}`,
  )
  writeFileSync(version, `PostgreSQL ${EMBEDDED_MAJOR}.0\n`)
  await open()
})

it('starts over a first start that was interrupted', async () => {
  const interrupted = join(folder, 'interrupted')
  mkdirSync(join(interrupted, 'pg.new'), { recursive: true })
  writeFileSync(join(interrupted, 'pg.new', 'PG_VERSION'), '18\n')
  const here = await open(interrupted)
  expect((await here.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

it('says so, and does not wait for ever, when the folder is damaged', async () => {
  writeFileSync(join(folder, 'pg', 'global', 'pg_control'), 'damaged')
  await expect(openDatabase(folder)).rejects.toThrow()
  const again = await freshDatabase('embedded', 'empty')
  onTestFinished(again.drop)
  await open(again.url)
})
