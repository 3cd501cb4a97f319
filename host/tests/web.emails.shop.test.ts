import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '@pasok/server'
import { run } from '../testing/program.ts'
import { newShopData, type ShopData } from '../testing/shop-data.ts'
import { ownFiles, startShop } from '../testing/shop.ts'

/** What production demands beside its database; the key is made up. */
const production = {
  NODE_ENV: 'production',
  ...ownFiles,
  PUBLIC_URL: 'https://shop.example',
  SESSION_SECRET: 'kunci-toko-untuk-uji-0001',
}
const paths = ['/dev/emails', '/id/dev/emails', '/dev/emails/7d9f8a52-5c0e-4a4e-9b53-0f6f5f1d2c11']

describe('e-mails that were not sent', () => {
  let made: ShopData
  beforeAll(async () => {
    made = await newShopData()
    const database = await openDatabase(made.url, { role: 'batch' })
    await database.pool.query(`
      insert into platform.email (id, kind, state, recipient, language, subject, html, plain)
      values ('7d9f8a52-5c0e-4a4e-9b53-0f6f5f1d2c11', 'test.kept', 'kept', 'sri@toko.test', 'en', 'A secret', 'h', 'p')`)
    await database.close()
  })
  afterAll(() => made.drop())
  const env = () => made.env

  test('can be read with the demo', async () => {
    const shop = await startShop({ ...env(), DEMO: '1' })
    for (const path of paths) {
      const { status, text, headers } = await shop.ask(path)
      expect([path, status]).toEqual([path, 200])
      expect(text).toContain('A secret')
      expect(headers['cache-control']).toBe('no-store')
    }
    expect((await shop.ask('/healthz')).headers['x-robots-tag']).toBeUndefined()
    expect(await shop.stop()).toBe(0)
  })

  test.each([
    ['in production', production],
    ['without the demo', {}],
  ])('are nowhere %s', async (_, more) => {
    const shop = await startShop({ ...env(), ...more })
    for (const path of paths) {
      const { status, text } = await shop.ask(path)
      expect([path, status]).toEqual([path, 404])
      expect(text).not.toContain('A secret')
    }
    expect(await shop.stop()).toBe(0)
  })

  test('are never shown by production: with the demo it does not start', async () => {
    const more = { ...production, DEMO: '1' }
    const program = run('start.ts', ['--build', inject('build')], { ...env(), ...more })
    expect(await program.ended).toBe(1)
    expect(program.output()).toContain('DEMO: the demo is never mounted in production.')
  })

  test('are logged as undeliverable in production without a mail server', async () => {
    const sentence = 'without SMTP_URL e-mails are stored and never sent'
    const silent = await startShop({
      ...env(),
      ...production,
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'a@shop.example',
    })
    await silent.stop()
    expect(silent.program.output()).not.toContain(sentence)
    const shop = await startShop({ ...env(), ...production })
    await shop.stop()
    expect(shop.program.output()).toContain(sentence)
  })
})
