import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '../server/src/platform/index.ts'
import { startPostgres } from './postgres.ts'

const answers = async (url: string): Promise<boolean> => {
  const database = await openDatabase(url)
  const [outcome] = await Promise.allSettled([database.pool.query('select 1')])
  await database.close()
  return outcome?.status === 'fulfilled'
}

it('the PostgreSQL of tests wants a password and has the extensions, until it is stopped', async () => {
  vi.stubEnv('TEST_DATABASE_URL', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { url, version, stop } = await startPostgres()
  expect(version).toMatch(/^postgres \(PostgreSQL\) 1[5-9]\./)
  const database = await openDatabase(url)
  const names = await database.pool.query(
    "select name from pg_available_extensions where name in ('pg_trgm', 'unaccent', 'fuzzystrmatch')",
  )
  expect(names.rows).toHaveLength(3)
  await database.close()
  const stranger = new URL(url)
  stranger.password = 'guessed'
  expect(await answers(stranger.href)).toBe(false)
  await stop()
  expect(await answers(url)).toBe(false)
})

it('a server named by TEST_DATABASE_URL is used, and neither started nor stopped', async () => {
  vi.stubEnv('TEST_DATABASE_URL', 'postgres://given.example/postgres')
  onTestFinished(() => void vi.unstubAllEnvs())
  const postgres = await startPostgres()
  expect(postgres.url).toBe('postgres://given.example/postgres')
  await postgres.stop()
})

it('the PostgreSQL of tests stops and cleans up when the process that started it is killed', async () => {
  const script = JSON.stringify(new URL('./postgres.ts', import.meta.url).href)
  const program = `
    import { startPostgres } from ${script}
    import { openDatabase } from ${JSON.stringify(new URL('../server/src/platform/index.ts', import.meta.url).href)}
    const { url } = await startPostgres()
    const database = await openDatabase(url)
    const { rows } = await database.pool.query("select current_setting('data_directory') as folder")
    console.log(JSON.stringify({ url, folder: rows[0].folder }))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, TEST_DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const output: Buffer = await new Promise((resolve) => child.stdout.once('data', resolve))
  const { url, folder }: { url: string; folder: string } = JSON.parse(output.toString())
  expect(await answers(url)).toBe(true)
  child.kill('SIGKILL')
  await expect.poll(() => existsSync(folder), { timeout: 10_000 }).toBe(false)
  expect(await answers(url)).toBe(false)
})
