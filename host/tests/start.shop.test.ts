import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { toDemoEmail } from '@pasok/demo'
import { openDatabase } from '@pasok/server'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { freshDatabase } from '../../server/src/testing/index.ts'
import { oldDatabase } from '../../server/src/testing/old-database.ts'
import { loadDemoUsers } from '../demo/load-demo-users.ts'
import { openMailServer } from '../testing/mail-server.ts'
import { run, type Program } from '../testing/program.ts'
import { newShopData, newShopRole, type ShopData } from '../testing/shop-data.ts'
import { newFolder, ownFiles, startShop } from '../testing/shop.ts'

/** Resolves once no process listens on the port. */
const waitUntilClosed = async (port: number): Promise<void> => {
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => {
        socket.destroy()
        resolve(true)
      })
      socket.once('error', () => resolve(false))
    })
  while (await isOpen());
}

/** What a program logged as an error. */
const readErrors = (program: Program): unknown[] =>
  program
    .wrote()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as { level: number }] : []))
    .filter(({ level }) => level >= 50)

describe('in production', () => {
  const environment = { SESSION_SECRET: 'rahasia-untuk-uji-0000001', ...ownFiles }
  test.each([
    [
      { PUBLIC_URL: 'https://shop.example', ...ownFiles },
      "SESSION_SECRET: production needs one; 'openssl rand -base64 32' makes one.",
    ],
    [
      { ...environment, DATABASE_URL: 'postgres://localhost/shop' },
      'PUBLIC_URL: production needs the address that visitors use.',
    ],
    [
      {
        ...environment,
        DATABASE_URL: 'postgres://localhost/shop',
        PUBLIC_URL: 'https://shop.example',
        DEMO: '1',
      },
      'DEMO: the demo is never mounted in production.',
    ],
    [
      { ...environment, SHOP_CONFIG: '', PUBLIC_URL: 'https://shop.example' },
      'SHOP_CONFIG: production needs the settings of your own shop; npm run setup writes a file to fill in.',
    ],
    [
      { ...environment, LEGAL_TEXTS: '', PUBLIC_URL: 'https://shop.example' },
      'LEGAL_TEXTS: production needs the texts of your own shop; npm run setup writes a file to fill in.',
    ],
  ])(
    'with %o alone it does not start, and says what is missing and nothing else',
    async (variables, reason) => {
      const program = run('start.ts', [], { NODE_ENV: 'production', ...variables })
      expect(await program.ended).toBe(1)
      expect(program.output()).toBe(`The environment can't be used:\n  ${reason}\n`)
    },
  )

  test.each([
    ['SHOP_CONFIG', 'shop.json', "documents.npwp belongs to the demo's invented company."],
    ['LEGAL_TEXTS', 'legal.json', "terms.0.en.lead names the demo's invented company."],
  ])('it does not start with the %s of the demo’s company', async (variable, file, reason) => {
    const program = run('start.ts', ['--build', inject('build')], {
      NODE_ENV: 'production',
      ...environment,
      [variable]: join(import.meta.dirname, '../../config', file),
      DATABASE_URL: 'postgres://127.0.0.1:1/shop',
      PUBLIC_URL: 'https://shop.example',
    })
    expect(await program.ended).toBe(1)
    expect(program.output()).toContain(reason)
  })
})

describe('on a server', () => {
  test('on SIGTERM it refuses new visitors, finishes the pending response and ends', async () => {
    const made = await newShopData()
    const database = await openDatabase(made.url, { role: 'batch' })
    try {
      const shop = await startShop(made.env)
      const lock = await database.pool.connect()
      await lock.query('begin; lock table catalogue.product in access exclusive mode')
      const underWay = shop.ask('/id/shop?keyword=katup')
      const waiting = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      while ((await database.pool.query<{ n: number }>(waiting)).rows[0]?.n === 0);

      const ended = shop.stop()
      await waitUntilClosed(shop.port)
      await lock.query('rollback')
      lock.release()
      const { status, text } = await underWay
      expect(status).toBe(200)
      expect(text).toContain('Katup solenoida')
      expect(await ended).toBe(0)
    } finally {
      await database.close()
      await made.drop()
    }
  })
})

describe('an e-mail that is being sent when the shop is stopped', () => {
  test('is sent, once, and its job is over', async () => {
    const made = await newShopData()
    const database = await openDatabase(made.url, { role: 'batch' })
    const isDelivering = Promise.withResolvers<void>()
    const mayTake = Promise.withResolvers<void>()
    const mail = await openMailServer({
      beforeTaking: () => {
        isDelivering.resolve()
        return mayTake.promise
      },
    })
    const env = {
      DATABASE_URL: made.url,
      VAR_DIR: made.folder,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'a@shop.example',
    }
    try {
      await loadDemoUsers(database, new Date())
      const shop = await startShop(env)
      const body = JSON.stringify({ email: toDemoEmail('buyer') })
      const headers = { 'content-type': 'application/json', 'content-length': String(body.length) }
      const reply = await shop.ask('/api/v2/user/reset-password', { method: 'POST', body, headers })
      expect(reply.status).toBe(200)
      await isDelivering.promise
      const ended = shop.stop()
      await waitUntilClosed(shop.port)
      expect(mail.taken()).toBe(0)
      mayTake.resolve()
      expect(await ended).toBe(0)
      expect(mail.taken()).toBe(1)
      const { rows } = await database.pool.query(
        `select state::text, (select count(*)::int from platform.email) as messages from pgboss.job
         where name = 'platform.deliver-letter'`,
      )
      expect(rows).toEqual([{ state: 'completed', messages: 0 }])
    } finally {
      mail.stop()
      await database.close()
      await made.drop()
    }
  })
})

describe('the people of the demo', () => {
  test('have no business in production', async () => {
    const program = run('add-demo-users.ts', [], {
      NODE_ENV: 'production',
      SESSION_SECRET: 'rahasia-untuk-uji-0000001',
      ...ownFiles,
      PUBLIC_URL: 'https://shop.example',
      DATABASE_URL: 'postgres://127.0.0.1:1/shop',
    })
    expect(await program.ended).toBe(1)
    expect(program.output()).toContain("The demo's people have no business in production.")
  })
})

describe('a database', () => {
  const start = (url: string, folder: string) =>
    startShop({ DATABASE_URL: url, VAR_DIR: folder, PUBLIC_URL: 'https://shop.example' })

  test('with nothing in it is made ready once by two that start on it at once', async () => {
    const { url, drop } = await freshDatabase('empty')
    const folder = await newFolder()
    const shops = await Promise.all([start(url, folder), start(url, folder)])
    for (const shop of shops) expect(await shop.stop()).toBe(0)
    for (const { program } of shops) expect(readErrors(program)).toEqual([])
    await drop()
    await rm(folder, { recursive: true, force: true })
  })

  test('of an earlier version is brought up, and what was in it is served', async () => {
    // Before it there were neither deliveries nor orders, and no job runner's schema where nothing had been started.
    const old = await oldDatabase('20261125T0900_delivery_create.sql')
    await sql`insert into catalogue.product (code, name_en, name_id) values ('LAMA', 'Old valve', 'Katup lama')`.execute(
      old.db,
    )
    await sql`
      insert into identity.staff (email, name, roles, language, password_hash, created_at)
      values ('ade@toko.test', 'Ade Lama', '{admin}', 'id', 'x', now())`.execute(old.db)
    const folder = await newFolder()
    const shop = await start(old.url, folder)
    expect(JSON.parse((await shop.ask('/readyz')).text)).toMatchObject({ ready: true })
    expect((await shop.ask('/shop')).status).toBe(200)
    expect(await shop.stop()).toBe(0)
    expect(readErrors(shop.program)).toEqual([])
    const { rows } = await sql`
      select (select name_id from catalogue.product where code = 'LAMA') as product,
        (select name from identity.staff where email = 'ade@toko.test') as staff`.execute(old.db)
    expect(rows).toEqual([{ product: 'Katup lama', staff: 'Ade Lama' }])
    await rm(folder, { recursive: true, force: true })
  })

  test('that is ready needs no role that may create or alter anything', async () => {
    const data = await newShopData()
    const role = await newShopRole(data.url)
    const shop = await start(role.url, data.folder)
    expect((await shop.ask('/shop?keyword=valve')).status).toBe(200)
    expect(await shop.stop()).toBe(0)
    expect(readErrors(shop.program)).toEqual([])

    // A migration that is not applied yet makes a table, which this role may not.
    const owner = await openDatabase(data.url, { role: 'batch' })
    await owner.pool.query(
      "delete from platform.migration where name = (select max(name) from platform.migration where name like '%_create.sql')",
    )
    await owner.close()
    const program = run('start.ts', ['--build', inject('build')], {
      ...data.env,
      DATABASE_URL: role.url,
      DEMO: '0',
    })
    expect(await program.ended).toBe(1)
    expect(program.output()).toMatch(/^The database's role may not do this; npm run migrate.*\n$/)
    await role.drop()
    await data.drop()
  })

  test.each([
    [
      '127.0.0.1:1/shop',
      /^The environment can't be used:\n {2}DATABASE_URL: the database can't be opened: .*ECONNREFUSED.*\n$/,
    ],
    [
      'a password that is wrong',
      /^The environment can't be used:\n {2}DATABASE_URL: the database can't be opened: (?:password authentication failed|role).*\n$/,
    ],
  ])('that is not to be had is one sentence: %s', async (where, output) => {
    const wrong = new URL(inject('postgresUrl'))
    wrong.username = 'nobody_of_this_name'
    wrong.password = 'salah'
    const url = where.includes('/') ? `postgres://${where}` : wrong.href
    const program = run('start.ts', ['--build', inject('build')], { DATABASE_URL: url, DEMO: '0' })
    expect(await program.ended).toBe(1)
    expect(program.output()).toMatch(output)
  })
})

describe('a second start', () => {
  let data: ShopData
  beforeEach(async () => {
    data = await newShopData()
  })
  afterEach(() => data.drop())

  test('on the same port says so and leaves the first alone', async () => {
    const first = await startShop(data.env)
    const env = { DEMO: '0', HOST: '127.0.0.1', ...data.env, PORT: String(first.port) }
    const second = run('start.ts', ['--build', inject('build')], env)
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`listens on port ${first.port} of 127.0.0.1.`)
    expect(second.output()).not.toContain('    at ')
    const page = await first.ask('/shop')
    expect(page.status).toBe(200)
    // It is no https shop, and metrics are off.
    expect(page.headers['strict-transport-security']).toBeUndefined()
    expect((await first.ask('/metrics')).status).toBe(404)
    expect(await first.stop()).toBe(0)
  })
})
