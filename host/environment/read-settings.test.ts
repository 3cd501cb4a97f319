import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { settings } from '../../server/src/testing/ask-api.ts'
import { shopSkeleton } from '../setup/skeletons.ts'
import { readSettings, refuseDemoSettings } from './read-settings.ts'

const written = async (logo: string, bytes?: Uint8Array): Promise<{ folder: string; file: string }> => {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-host-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'shop.json')
  await writeFile(file, JSON.stringify({ ...settings, documents: { ...settings.documents, logo } }))
  if (bytes) await writeFile(join(folder, logo), bytes)
  return { folder, file }
}

it('names everything that is still to be filled in', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-host-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'shop.json')
  await writeFile(file, JSON.stringify(shopSkeleton({ name: 'Toko Uji', address: ['Jl. Uji 1'] })))
  const said = await readSettings(file).then(
    () => '',
    (error: Error) => error.message,
  )
  expect(said.split('\n').slice(1)).toEqual(
    [
      'legal_name',
      'email',
      'phone',
      'opening_hours.en',
      'opening_hours.id',
      'bank_accounts.0.bank',
      'bank_accounts.0.number',
      'bank_accounts.0.holder',
      'documents.npwp',
    ].map((path) => `  SHOP_CONFIG: ${file}: ${path} is still to be filled in.`),
  )
})

it('finds the logo from the folder of the settings', async () => {
  const { folder, file } = await written('logo.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  expect((await readSettings(file)).documents.logo).toBe(join(folder, 'logo.png'))
})

it.each([
  ['is missing', undefined],
  ['is an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
])('refuses a logo that %s', async (_, bytes) => {
  const { folder, file } = await written('logo.svg', bytes)
  await expect(readSettings(file)).rejects.toThrow(
    `SHOP_CONFIG: ${file}: documents.logo: there is no PNG or JPEG at ${join(folder, 'logo.svg')}.`,
  )
})

it('refuses in production what belongs to the demo’s company, under whatever name the shop runs', async () => {
  const demo = await readSettings(join(import.meta.dirname, '../../config/shop.json'))
  const refusal = (settings: typeof demo) => {
    try {
      refuseDemoSettings(settings, demo, 'shop.json')
      return []
    } catch (error) {
      return (error as Error).message.split('\n').slice(1)
    }
  }
  const [account] = demo.bank_accounts
  if (!account) throw new Error('the demo has no bank account')
  const own = await readSettings(join(import.meta.dirname, '../testing/own-shop.json'))
  expect(refusal(own)).toEqual([])
  expect(refusal({ ...own, bank_accounts: [...own.bank_accounts, account] })).toEqual([
    "  SHOP_CONFIG: shop.json: bank_accounts.1.number belongs to the demo's invented company.",
  ])
  expect(refusal({ ...demo, name: 'Toko Uji', bank_accounts: [] })).toEqual([
    "  SHOP_CONFIG: shop.json: documents.npwp belongs to the demo's invented company.",
  ])
})
