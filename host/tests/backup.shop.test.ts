import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toDemoEmail, PASSWORD } from '@pasok/demo'
import { openDatabase, openJobs, openStorage, type Database } from '@pasok/server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../server/src/testing/index.ts'
import type { FreshDatabase } from '../../server/src/testing/fresh-database.ts'
import { loadDemoUsers } from '../demo/load-demo-users.ts'
import { run } from '../testing/program.ts'
import { newShopData, type ShopData } from '../testing/shop-data.ts'
import { startShop } from '../testing/shop.ts'

/** Where a shop's data is: what its commands are given. */
type Place = Readonly<Record<string, string>> & { readonly VAR_DIR: string }

const PAPER = 'papers/7/npwp.pdf'

/** Commands as they are typed, and what they said. */
const command = async (file: 'backup.ts' | 'restore.ts', place: Place, ...args: readonly string[]) => {
  const program = run(file, args, { DEMO: '0', ...place })
  return { code: await program.ended, output: program.output() }
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
  where schemaname not in ('pg_catalog', 'information_schema', 'pgboss') and tablename <> 'migration' order by 1`

/** How many rows every table has, and what they come to; migrations are applied again, at another time. */
const digestTables = (place: Place): Promise<Record<string, string>> =>
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

const readFiles = async (place: Place): Promise<Map<string, string>> => {
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
  const body = String(new URLSearchParams({ email: toDemoEmail('buyer'), password: PASSWORD }))
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
  return [login.status, page.text.includes(toDemoEmail('buyer')), ...paths]
}

const OWN_TABLE = 'platform.own_notes'

/** Adds people, a private file, a job that waits and a table that no migration makes to a shop. */
const live = (place: Place): Promise<void> =>
  inPlace(place, async (database) => {
    await loadDemoUsers(database, new Date())
    const storage = openStorage({ folder: join(place.VAR_DIR, 'files') })
    await storage.put(PAPER, Buffer.from('%PDF-1.7 kept for staff'), 'application/pdf')
    const work = async () => {}
    const jobs = await openJobs<{ type: 'picture_added'; key: string }>(
      database,
      { picture_added: [{ queue: 'catalogue.make-picture', work }] },
      { work: false },
    )
    const event = { type: 'picture_added', key: 'p/1.jpg' } as const
    await jobs.announce(database.db, event, new Date('2099-01-01T00:00:00Z'))
    await jobs.stop()
    await database.pool.query(`create table ${OWN_TABLE} (n serial)`)
  })

/** What a shop that was lived in came to, and its backup. */
let lived: {
  readonly folder: string
  readonly backup: string
  readonly output: string
  readonly rows: Readonly<Record<string, string>>
  readonly files: Awaited<ReturnType<typeof readFiles>>
}
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-backup-'))
  const shop = await newShopData()
  await live(shop.env)
  const backup = join(folder, 'kept/today')
  const { code, output } = await command('backup.ts', shop.env, backup)
  expect(code).toBe(0)
  const { [OWN_TABLE]: _, ...rows } = await digestTables(shop.env)
  lived = { folder, backup, output, rows, files: await readFiles(shop.env) }
  await shop.drop()
})
afterAll(() => rm(lived.folder, { recursive: true, force: true }))

let desk: string
beforeEach(async () => {
  desk = await mkdtemp(join(tmpdir(), 'pasok-backup-'))
})
afterEach(() => rm(desk, { recursive: true, force: true }))

let made: ShopData
let empty: FreshDatabase
beforeEach(async () => {
  made = await newShopData()
  empty = await freshDatabase('empty')
})
afterEach(async () => {
  await made.drop()
  await empty.drop()
})
const source = (): Place => made.env
const target = (): Place => ({ VAR_DIR: join(desk, 'elsewhere'), DATABASE_URL: empty.url })

test('a backup comes back elsewhere with every row, file and waiting job, and people log in there', async () => {
  expect(lived.output).toMatch(/^\S+today: \d+ files\.\n$/)
  expect((await stat(lived.backup)).mode & 0o077).toBe(0)
  expect((await command('backup.ts', source(), lived.backup)).output).toContain('is there already')

  expect(lived.rows['identity.member']).toMatch(/^[1-9]/)
  const back = await command('restore.ts', target(), lived.backup)
  expect(back).toEqual({ code: 0, output: expect.stringContaining('The shop is as it was on 20') })
  expect(back.output).toContain(`no migration makes them: ${OWN_TABLE}\n`)
  expect(await digestTables(target())).toEqual(lived.rows)
  expect([...lived.files.keys()]).toContain(`/${PAPER}`)
  expect(await readFiles(target())).toEqual(lived.files)
  const { rows: jobs } = await inPlace(target(), ({ pool }) =>
    pool.query('select name, data, start_after from pgboss.job'),
  )
  expect(jobs).toEqual([
    {
      name: 'catalogue.make-picture',
      data: { type: 'picture_added', key: 'p/1.jpg' },
      start_after: new Date('2099-01-01T00:00:00Z'),
    },
  ])
  expect(await logInAt(target())).toEqual([302, true, 200, 0])

  const again = await command('restore.ts', target(), lived.backup)
  expect(again.code).toBe(1)
  expect(again.output).toContain('With --yes it is replaced')
  await inPlace(target(), ({ pool }) => pool.query('create schema warehouse create table line (id int)'))
  await appendFile(join(target().VAR_DIR, 'files/files', PAPER), 'changed')
  const replaced = await command('restore.ts', target(), lived.backup, '--yes')
  expect(replaced).toEqual({ code: 0, output: expect.stringContaining('The shop is as it was') })
  expect(await digestTables(target())).toEqual(lived.rows)
  expect(await readFiles(target())).toEqual(lived.files)
}, 120_000)

test('a backup is never restored into a shop that runs, not even with --yes', async () => {
  const shop = await startShop(source())
  const { code, output } = await command('restore.ts', source(), lived.backup, '--yes')
  expect([code, output]).toEqual([1, expect.stringContaining('Stop the shop first')])
  expect((await shop.ask('/shop')).text).toContain('Solenoid valve')
  expect(await shop.stop()).toBe(0)
}, 60_000)

test('a backup that is damaged, cut off or empty is refused before anything is touched', async () => {
  const folder = join(desk, 'today')
  await cp(lived.backup, folder, { recursive: true })
  const [picture = ''] = await readdir(join(folder, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).then((found) => found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name)))
  const whole = await readFile(picture)
  await appendFile(picture, 'x')
  const damaged = await command('restore.ts', target(), folder)
  expect([damaged.code, damaged.output]).toEqual([1, expect.stringMatching(/files\/.* is damaged\.$/m)])
  await rm(picture)
  const missing = await command('restore.ts', target(), folder)
  expect([missing.code, missing.output]).toEqual([1, expect.stringMatching(/files\/.* is missing\.$/m)])
  expect(whole.length).toBeGreaterThan(0)
  const empty = join(desk, 'empty')
  await mkdir(empty)
  const nothing = await command('restore.ts', target(), empty)
  expect([nothing.code, nothing.output]).toEqual([1, expect.stringContaining('is no backup of this shop.')])
  await expect(readdir(join(target().VAR_DIR, 'files'))).rejects.toThrow('ENOENT')
}, 60_000)

test('a backup goes from a server to the embedded PostgreSQL and back', async () => {
  const back = join(desk, 'back')
  const embedded = { VAR_DIR: join(desk, 'embedded') }
  expect(await command('restore.ts', embedded, lived.backup)).toMatchObject({ code: 0 })
  expect(await digestTables(embedded)).toEqual(lived.rows)
  expect((await command('backup.ts', embedded, back)).code).toBe(0)
  expect(await command('restore.ts', target(), back)).toMatchObject({ code: 0 })
  expect(await digestTables(target())).toEqual(lived.rows)
  expect(await logInAt(target())).toEqual([302, true, 200, 0])
}, 120_000)

test('a backup is of one moment, while a shop runs and writes', async () => {
  const shop = await startShop(source())
  const database = await openPlace(source())
  onTestFinished(() => database.close())
  const { pool } = database
  const over = new AbortController()
  let written = 0
  // Pairs of rows in two tables: a backup of one moment has as many of each.
  const write = async () => {
    while (!over.signal.aborted) {
      await pool.query(
        `with missed as (insert into catalogue.search_without_result (day, language, text, times) values (current_date, 'en', $1, 1))
        insert into catalogue.search_term (term, frequency) values ($1, 1)`,
        [`word ${written++}`],
      )
    }
  }
  const writing = write()
  const made = await command('backup.ts', source(), join(desk, 'today'))
  over.abort()
  await writing
  expect(made.code).toBe(0)
  expect((await shop.ask('/shop')).status).toBe(200)
  expect(await shop.stop()).toBe(0)
  expect((await command('restore.ts', target(), join(desk, 'today'))).code).toBe(0)
  const counts = await inPlace(target(), ({ pool: other }) =>
    other.query<{ a: number; b: number }>(
      "select count(*)::int as a, (select count(*)::int from catalogue.search_without_result) as b from catalogue.search_term where term like 'word %'",
    ),
  )
  const { a = 0, b } = counts.rows[0] ?? {}
  expect(a).toBe(b)
  expect(a).toBeGreaterThan(0)
  expect(a).toBeLessThan(written)
}, 60_000)

test('a backup of a shop that never had a file replaces what is there', async () => {
  await rm(join(made.folder, 'files'), { recursive: true })
  const today = join(desk, 'today')
  expect(await command('backup.ts', source(), today)).toMatchObject({ code: 0 })
  await openStorage({ folder: join(target().VAR_DIR, 'files') }).put(PAPER, Buffer.from('x'), 'text/plain')
  expect(await command('restore.ts', target(), today, '--yes')).toEqual({
    code: 0,
    output: expect.stringContaining('The shop is as it was on 20'),
  })
  expect(await digestTables(target())).toEqual(await digestTables(source()))
  expect([...(await readFiles(target())).keys()]).toEqual([])
}, 60_000)

test('a backup without a name is named by the time, and a folder without a shop has none', async () => {
  expect((await command('backup.ts', source())).code).toBe(0)
  expect(await readdir(join(made.folder, 'backups'))).toEqual([expect.stringMatching(/^20\d{6}T\d{6}Z$/)])
  const { code, output } = await command('backup.ts', { VAR_DIR: join(desk, 'nowhere') })
  expect([code, output]).toEqual([1, expect.stringContaining('there is no shop in')])
  await expect(readdir(join(desk, 'nowhere/backups'))).resolves.toEqual([])
}, 60_000)

test('a restore that cannot be completed changes nothing', async () => {
  // An extension in a schema of its own is not ours to drop, and has what the backup makes.
  await inPlace(target(), ({ pool }) =>
    pool.query(`create schema pricing; create extension citext schema pricing; create schema warehouse
      create table line (id int)`),
  )
  const { code, output } = await command('restore.ts', target(), lived.backup, '--yes')
  expect([code, output]).toEqual([1, expect.stringContaining('schema "pricing" already exists')])
  expect(Object.keys(await digestTables(target()))).toEqual(['warehouse.line'])
  expect(await readdir(join(target().VAR_DIR, 'files'))).toEqual([])
}, 60_000)
