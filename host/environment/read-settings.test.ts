import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { settings } from '../../server/src/testing/ask-api.ts'
import { shopSkeleton } from '../setup/skeletons.ts'
import { readSettings } from './read-settings.ts'

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
