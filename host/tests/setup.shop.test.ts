import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { catalogue, delivery, identity, openDatabase } from '@pasok/server'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../server/src/testing/index.ts'
import { runCommandFile } from '../testing/run-staff.ts'
import { newFolder } from '../testing/shop.ts'

test('a shop of one’s own is set up by one command, which may be given again', async () => {
  const { url, drop } = await freshDatabase('empty')
  const folder = await newFolder()
  const env = { DATABASE_URL: url, VAR_DIR: folder, NODE_ENV: 'production' }
  const setUp = (...args: string[]) => runCommandFile('setup.ts', args, env, 'tiga kuda di gudang\n')
  const admin = ['--admin', 'ade@toko.test', '--admin-name', 'Ade Uji', '--password-stdin']
  const first = await setUp('--name', 'Toko Uji', '--deliver', 'courier', ...admin)
  expect(first.output).toContain(`Written: SHOP_CONFIG=${join(folder, 'shop.json')}`)
  expect(first.output).toContain(`Written: LEGAL_TEXTS=${join(folder, 'legal.json')}`)
  expect(first.output).toMatch(/to be filled in: legal_name, /)
  expect(first.code).toBe(0)
  const files = () =>
    Promise.all(['shop.json', 'legal.json'].map((name) => readFile(join(folder, name), 'utf8')))
  const written = await files()
  expect(written[0]).toContain('"name": "Toko Uji"')

  const second = await setUp('--name', 'Another', '--deliver', 'courier', ...admin)
  expect(second.output).toContain('ade@toko.test is there already.')
  expect(second.code).toBe(0)
  expect(await files()).toEqual(written)

  const { db, close } = await openDatabase(url, { role: 'batch' })
  expect((await identity.listStaff(db)).map(({ email, roles }) => [email, roles])).toEqual([
    ['ade@toko.test', ['admin']],
  ])
  const offered = (await delivery.findMethods(db)).filter(({ is_enabled }) => is_enabled)
  expect(offered.map(({ code, version }) => [code, version])).toEqual([
    ['courier', 2],
    ['pick_up', 1],
  ])
  // They are there: none is added.
  expect(
    await catalogue.addStockTags(db, [
      { code: 'ready', name_en: 'x', name_id: 'x', available: true },
      { code: 'indent', name_en: 'x', name_id: 'x', available: false },
    ]),
  ).toBe(0)
  await close()
  await drop()
  await rm(folder, { recursive: true })
})
