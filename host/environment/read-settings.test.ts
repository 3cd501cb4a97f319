import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { settings } from '../../server/src/testing/ask-api.ts'
import { shopSkeleton } from '../setup/skeletons.ts'
import { readLegalTexts, readSettings, refuseDemoFiles } from './read-settings.ts'

const writeSettings = async (logo: string, bytes?: Uint8Array): Promise<{ folder: string; file: string }> => {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-host-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'shop.json')
  await writeFile(file, JSON.stringify({ ...settings, documents: { ...settings.documents, logo } }))
  if (bytes) await writeFile(join(folder, logo), bytes)
  return { folder, file }
}

it('the error of unfinished settings names everything that is still to be filled in', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-host-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'shop.json')
  await writeFile(file, JSON.stringify(shopSkeleton({ name: 'Toko Uji', address: ['Jl. Uji 1'] })))
  const message = await readSettings(file).then(
    () => '',
    (error: Error) => error.message,
  )
  expect(message.split('\n').slice(1)).toEqual(
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

it('the path of the logo begins at the folder of the settings', async () => {
  const { folder, file } = await writeSettings('logo.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  expect((await readSettings(file)).documents.logo).toBe(join(folder, 'logo.png'))
})

it.each([
  ['is missing', undefined],
  ['is an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
])('refuses a logo that %s', async (_, bytes) => {
  const { folder, file } = await writeSettings('logo.svg', bytes)
  await expect(readSettings(file)).rejects.toThrow(
    `SHOP_CONFIG: ${file}: documents.logo: there is no PNG or JPEG at ${join(folder, 'logo.svg')}.`,
  )
})

describe('in production what belongs to the demo’s company is refused', async () => {
  const demo = await readSettings(join(import.meta.dirname, '../../config/shop.json'))
  const demoTexts = await readLegalTexts(join(import.meta.dirname, '../../config/legal.json'))
  const shop = await readSettings(join(import.meta.dirname, '../testing/own-shop.json'))
  const texts = await readLegalTexts(join(import.meta.dirname, '../testing/own-legal.json'))
  const reasons = (changed: Partial<Pick<Parameters<typeof refuseDemoFiles>[0], 'settings' | 'texts'>>) => {
    try {
      const own = { settings: shop, texts, settingsFile: 'shop.json', textsFile: 'legal.json' }
      refuseDemoFiles({ ...own, ...changed }, demo)
      return []
    } catch (error) {
      return (error as Error).message.split('\n').slice(1)
    }
  }

  it('of its settings, under whatever name the shop runs', () => {
    expect(reasons({})).toEqual([])
    const accounts = [...shop.bank_accounts, ...demo.bank_accounts.slice(0, 1)]
    expect(reasons({ settings: { ...shop, bank_accounts: accounts } })).toEqual([
      "  SHOP_CONFIG: shop.json: bank_accounts.1.number belongs to the demo's invented company.",
    ])
    expect(reasons({ settings: { ...demo, name: 'Toko Uji', bank_accounts: [] } })).toEqual([
      "  SHOP_CONFIG: shop.json: documents.npwp belongs to the demo's invented company.",
    ])
  })

  it('of its legal texts, by each text that names it', () => {
    const [edition] = texts.privacy
    const privacy = { ...edition, en: { ...edition.en, lead: `Write to ${demo.email}.` } }
    expect(reasons({ texts: { ...texts, privacy: [privacy] } })).toEqual([
      "  LEGAL_TEXTS: legal.json: privacy.0.en.lead names the demo's invented company.",
    ])
    expect(reasons({ texts: { ...texts, terms: demoTexts.terms } })).toContain(
      "  LEGAL_TEXTS: legal.json: terms.0.id.lead names the demo's invented company.",
    )
  })
})
