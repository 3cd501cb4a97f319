import { connect } from 'node:net'
import { openDatabase } from '@pasok/server'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { run } from './testing/program.ts'
import { newServerDatabase } from './testing/server-database.ts'
import { newVarDir, removeVarDir, startShop } from './testing/shop.ts'

/** Resolves once nobody listens on the port any more. */
const closed = async (port: number): Promise<void> => {
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

describe('in production', () => {
  test.each([
    [{ PUBLIC_URL: 'https://shop.example' }, 'DATABASE_URL: production needs a PostgreSQL server.'],
    [
      { DATABASE_URL: 'postgres://localhost/shop' },
      'PUBLIC_URL: production needs the address that visitors use.',
    ],
    [
      { DATABASE_URL: 'postgres://localhost/shop', PUBLIC_URL: 'https://shop.example', DEMO: '1' },
      'DEMO: the demo is never mounted in production.',
    ],
  ])('with %o alone it does not start, and says what is missing and nothing else', async (given, reason) => {
    const program = run('start.ts', [], { NODE_ENV: 'production', ...given })
    expect(await program.ended).toBe(1)
    expect(program.said()).toBe(`The environment can't be used:\n  ${reason}\n`)
  })
})

describe('on a server', () => {
  test('asked to stop, it takes no new visitor, finishes the answer under way and goes', async () => {
    const made = await newServerDatabase()
    const database = await openDatabase(made.url, { role: 'batch' })
    try {
      const shop = await startShop({ DATABASE_URL: made.url, VAR_DIR: made.folder })
      const lock = await database.pool.connect()
      await lock.query('begin; lock table catalogue.product in access exclusive mode')
      const underWay = shop.ask('/id/shop?keyword=katup')
      const waiting = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      while ((await database.pool.query<{ n: number }>(waiting)).rows[0]?.n === 0);

      const ended = shop.stop()
      await closed(shop.port)
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

describe('on the embedded database', () => {
  let folder: string
  beforeEach(async () => {
    folder = await newVarDir()
  })
  afterEach(() => removeVarDir(folder))

  test('stopped or killed, it leaves port and folder free for the next start (embedded)', async () => {
    const first = await startShop({ VAR_DIR: folder })
    expect(await first.stop()).toBe(0)

    const again = { VAR_DIR: folder, PORT: String(first.port) }
    const second = await startShop(again)
    expect((await second.ask('/shop')).text).toContain('Solenoid valve')
    second.program.signal('SIGKILL')
    expect(await second.program.ended).toBe('SIGKILL')

    const third = await startShop(again)
    expect((await third.ask('/shop')).text).toContain('Solenoid valve')
    expect(await third.stop()).toBe(0)
  })

  test('a second one on the same port says so and leaves the first alone (embedded)', async () => {
    const first = await startShop({ VAR_DIR: folder })
    const env = { DEMO: '0', HOST: '127.0.0.1', VAR_DIR: folder, PORT: String(first.port) }
    const second = run('start.ts', ['--build', inject('build')], env)
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain(`listens on port ${first.port} of 127.0.0.1.`)
    expect(second.said()).not.toContain('    at ')
    expect((await first.ask('/shop')).status).toBe(200)
    expect(await first.stop()).toBe(0)
  })

  test('it says that this database is no place for a real shop (embedded)', async () => {
    const shop = await startShop({ VAR_DIR: folder })
    const sentence = 'The embedded database is for the demo, development and tests'
    await shop.program.says(sentence)
    expect(shop.program.said()).toContain(sentence)
    await shop.stop()
  })
})
