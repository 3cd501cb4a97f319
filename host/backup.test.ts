import { spawnSync } from 'node:child_process'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emailOf, PASSWORD } from '@pasok/demo'
import { openDatabase, openStorage, type Database } from '@pasok/server'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { loadCast } from './load-cast.ts'
import { run } from './testing/program.ts'
import { emptyServerDatabase, newServerDatabase } from './testing/server-database.ts'
import { newVarDir, removeVarDir, startShop } from './testing/shop.ts'

/** Where a shop's data is: what its commands are given. */
type Place = Readonly<Record<string, string>> & { readonly VAR_DIR: string }

const PAPER = 'papers/7/npwp.pdf'
const hasTools = !spawnSync('pg_dump', ['--version']).error

/** Commands as they are typed, and what they said. */
const command = async (file: 'backup.ts' | 'restore.ts', place: Place, ...args: readonly string[]) => {
  const program = run(file, args, { DEMO: '0', ...place })
  return { code: await program.ended, said: program.said() }
}

const openPlace = (place: Place): Promise<Database> =>
  openDatabase(place['DATABASE_URL'] ?? join(place.VAR_DIR, 'database'), { role: 'batch', maxConnections: 2 })

const inPlace = async <T>(place: Place, ask: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openPlace(place)
  try {
    return await ask(database)
  } finally {
    await database.close()
  }
}

const TABLES = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema', 'pgboss') order by 1`

/** How many rows every table has, and what they come to. */
const rowsOf = (place: Place): Promise<Record<string, string>> =>
  inPlace(place, async ({ pool }) => {
    const tables = await pool.query<{ name: string }>(TABLES)
    const found: Record<string, string> = {}
    for (const { name } of tables.rows) {
      const { rows } = await pool.query<{ rows: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as rows from ${name} t`,
      )
      found[name] = rows[0]?.rows ?? ''
    }
    return found
  })

const filesOf = async (place: Place): Promise<Map<string, string>> => {
  const folder = join(place.VAR_DIR, 'files/files')
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
  return new Map(
    await Promise.all(
      files.map(async (file) => [file.slice(folder.length), await readFile(file, 'latin1')] as const),
    ),
  )
}

const logInAt = async (place: Place): Promise<unknown> => {
  const shop = await startShop({ ...place, PUBLIC_URL: 'https://shop.example' })
  const body = String(new URLSearchParams({ email: emailOf('buyer'), password: PASSWORD }))
  const headers = {
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
  }
  const login = await shop.ask('/account/login', { method: 'POST', body, headers })
  const cookie = login.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? ''
  const page = await shop.ask('/shop/products/1', { headers: { cookie } })
  const picture = /\/media\/[^"]+\.svg/.exec(page.text)?.[0] ?? '/media/none'
  const paths = [(await shop.ask(picture)).status, await shop.stop()]
  return [login.status, page.text.includes(emailOf('buyer')), ...paths]
}

/** Adds people and a private file to a shop that has the tests' catalogue. */
const live = async (place: Place): Promise<void> => {
  await inPlace(place, (database) => loadCast(database, new Date()))
  const storage = openStorage({ folder: join(place.VAR_DIR, 'files') })
  await storage.put(PAPER, Buffer.from('%PDF-1.7 kept for staff'), 'application/pdf')
}

let desk: string
beforeEach(async () => {
  desk = await mkdtemp(join(tmpdir(), 'pasok-backup-'))
})
afterEach(() => rm(desk, { recursive: true, force: true }))

/** The same promises for both databases: `source` has a shop, `target` has nothing. */
const keepsPromises = (source: () => Place, target: () => Place, tag: string): void => {
  test(`comes back elsewhere with every row and file, and people log in there ${tag}`, async () => {
    await live(source())
    const folder = join(desk, 'kept/today')
    const made = await command('backup.ts', source(), folder)
    expect(made).toEqual({ code: 0, said: expect.stringMatching(/^\S+today: \d+ files\.\n$/) })
    expect((await stat(folder)).mode & 0o077).toBe(0)
    expect((await command('backup.ts', source(), folder)).said).toContain('is there already')

    const rows = await rowsOf(source())
    expect(rows['identity.member']).toMatch(/^[1-9]/)
    const back = await command('restore.ts', target(), folder)
    expect(back).toEqual({ code: 0, said: expect.stringContaining('The shop is as it was on 20') })
    expect(await rowsOf(target())).toEqual(rows)
    const files = await filesOf(source())
    expect([...files.keys()]).toContain(`/${PAPER}`)
    expect(await filesOf(target())).toEqual(files)
    expect(await logInAt(target())).toEqual([302, true, 200, 0])

    const again = await command('restore.ts', target(), folder)
    expect(again.code).toBe(1)
    expect(again.said).toContain('With --yes it is replaced')
    await inPlace(target(), ({ pool }) => pool.query('create schema cart create table line (id int)'))
    await appendFile(join(target().VAR_DIR, 'files/files', PAPER), 'changed')
    const replaced = await command('restore.ts', target(), folder, '--yes')
    expect(replaced).toEqual({ code: 0, said: expect.stringContaining('The shop is as it was') })
    expect(await rowsOf(target())).toEqual(rows)
    expect(await filesOf(target())).toEqual(files)
  }, 120_000)

  test(`never goes into a shop that runs, whatever is said ${tag}`, async () => {
    const folder = join(desk, 'today')
    expect((await command('backup.ts', source(), folder)).code).toBe(0)
    const shop = await startShop(source())
    const { code, said } = await command('restore.ts', source(), folder, '--yes')
    expect([code, said]).toEqual([1, expect.stringContaining('Stop the shop first')])
    expect((await shop.ask('/shop')).text).toContain('Solenoid valve')
    expect(await shop.stop()).toBe(0)
  }, 60_000)

  test(`damaged, cut off or of nothing, it is refused before anything is touched ${tag}`, async () => {
    const folder = join(desk, 'today')
    expect((await command('backup.ts', source(), folder)).code).toBe(0)
    const [picture = ''] = await readdir(join(folder, 'files'), {
      recursive: true,
      withFileTypes: true,
    }).then((found) => found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name)))
    const whole = await readFile(picture)
    await appendFile(picture, 'x')
    const damaged = await command('restore.ts', target(), folder)
    expect([damaged.code, damaged.said]).toEqual([1, expect.stringMatching(/files\/.* is damaged\.$/m)])
    await rm(picture)
    const missing = await command('restore.ts', target(), folder)
    expect([missing.code, missing.said]).toEqual([1, expect.stringMatching(/files\/.* is missing\.$/m)])
    expect(whole.length).toBeGreaterThan(0)
    const empty = join(desk, 'empty')
    await mkdir(empty)
    const nothing = await command('restore.ts', target(), empty)
    expect([nothing.code, nothing.said]).toEqual([1, expect.stringContaining('is no backup of this shop.')])
    await expect(readdir(join(target().VAR_DIR, 'files'))).rejects.toThrow('ENOENT')
  }, 60_000)
}

describe('a backup of the embedded database (embedded)', () => {
  let folder: string
  beforeEach(async () => {
    folder = await newVarDir()
  })
  afterEach(() => removeVarDir(folder))
  const source = (): Place => ({ VAR_DIR: folder })
  keepsPromises(source, () => ({ VAR_DIR: join(desk, 'elsewhere') }), '(embedded)')

  test('is of one moment, while a shop runs and writes', async () => {
    const shop = await startShop(source())
    const database = await openPlace(source())
    onTestFinished(() => database.close())
    const { pool } = database
    await pool.query('create table platform.debit (n int); create table platform.credit (n int)')
    const over = new AbortController()
    let written = 0
    const write = async () => {
      while (!over.signal.aborted) {
        const client = await pool.connect()
        await client.query('begin')
        await client.query('insert into platform.debit select $1 from generate_series(1, 200)', [written])
        await client.query('insert into platform.credit select $1 from generate_series(1, 200)', [written])
        await client.query('commit')
        // What a copy of moving files would lose is what the log no longer has.
        await client.query('checkpoint')
        client.release()
        written++
      }
    }
    const writing = write()
    const made = await command('backup.ts', source(), join(desk, 'today'))
    const during = written
    over.abort()
    await writing
    expect(made.code).toBe(0)
    expect((await shop.ask('/shop')).status).toBe(200)
    expect(await shop.stop()).toBe(0)

    const target = { VAR_DIR: join(desk, 'elsewhere') }
    expect((await command('restore.ts', target, join(desk, 'today'))).code).toBe(0)
    const rows = await rowsOf(target)
    expect(rows['platform.debit']).toBe(rows['platform.credit'])
    const count = Number(rows['platform.debit']?.split(' ')[0])
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual((during + 1) * 200)
  }, 60_000)

  test('has a name by the time where none is given, and there is none of nothing', async () => {
    expect((await command('backup.ts', source())).code).toBe(0)
    expect(await readdir(join(folder, 'backups'))).toEqual([expect.stringMatching(/^20\d{6}T\d{6}Z$/)])
    const { code, said } = await command('backup.ts', { VAR_DIR: join(desk, 'nowhere') })
    expect([code, said]).toEqual([1, expect.stringContaining('there is no shop in')])
    await expect(readdir(join(desk, 'nowhere/backups'))).resolves.toEqual([])
  }, 60_000)
})

describe.runIf(hasTools)('a backup of a server', () => {
  let made: Awaited<ReturnType<typeof newServerDatabase>>
  let empty: Awaited<ReturnType<typeof emptyServerDatabase>>
  beforeEach(async () => {
    made = await newServerDatabase()
    empty = await emptyServerDatabase()
  })
  afterEach(async () => {
    await made.drop()
    await empty.drop()
  })
  const source = (): Place => ({ VAR_DIR: made.folder, DATABASE_URL: made.url })
  const target = (): Place => ({ VAR_DIR: join(desk, 'elsewhere'), DATABASE_URL: empty.url })
  keepsPromises(source, target, '')

  test('changes nothing where it can not be put back whole', async () => {
    const folder = join(desk, 'today')
    expect((await command('backup.ts', source(), folder)).code).toBe(0)
    // An extension in a schema of its own is not ours to drop, and has what the backup makes.
    await inPlace(target(), ({ pool }) =>
      pool.query(`create schema pricing; create extension citext schema pricing; create schema cart
        create table line (id int)`),
    )
    const { code, said } = await command('restore.ts', target(), folder, '--yes')
    expect([code, said]).toEqual([1, expect.stringContaining('psql failed')])
    expect(Object.keys(await rowsOf(target()))).toEqual(['cart.line'])
    expect(await readdir(join(target().VAR_DIR, 'files'))).toEqual([])
  }, 60_000)

  test('says what is missing where PostgreSQL has no programs here, or the backup is of another database', async () => {
    const place = { ...source(), PATH: '/nowhere' }
    const { code, said } = await command('backup.ts', place, join(desk, 'today'))
    expect([code, said]).toEqual([1, expect.stringContaining('PATH: there is no pg_dump.')])
    expect(await readdir(desk)).toEqual([])
    expect((await command('backup.ts', source(), join(desk, 'today'))).code).toBe(0)
    const other = await command('restore.ts', { VAR_DIR: join(desk, 'elsewhere') }, join(desk, 'today'))
    expect([other.code, other.said]).toEqual([1, expect.stringContaining('set DATABASE_URL')])
  }, 60_000)
})
