import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogueImport } from '@pasok/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readImportOptions, USAGE } from './import-options.ts'

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasok-options-'))
  file = join(folder, 'table.csv')
  await writeFile(file, 'product,sku\n')
  await writeFile(join(folder, 'no.json'), '{"version": 1')
  await writeFile(
    join(folder, 'other.json'),
    '{"version": 2, "language": "en", "columns": {"prize": "Prize"}}',
  )
  await writeFile(join(folder, 'own.json'), '{"version": 1, "language": "id", "columns": {"sku": "Nomor"}}')
})
afterAll(() => rm(folder, { recursive: true }))

test('a file alone: nothing is retired, fetched or tried', async () => {
  expect(await readImportOptions([file])).toEqual({
    file,
    mapping: catalogueImport.plainMapping,
    dryRun: false,
    missing: 'keep',
    fetchImages: false,
    language: 'en',
  })
})

test('every option that the usage names is taken', async () => {
  const own = join(folder, 'own.json')
  const options = ['--mapping', own, '--price-factor', '15500.5', '--dry-run', '--fetch-images']
  const named = [...options, '--retire-missing', '--yes', '--language', 'id']
  expect(await readImportOptions([...named, file])).toMatchObject({
    mapping: { columns: { sku: 'Nomor' }, price_factor: '15500.5' },
    dryRun: true,
    missing: 'retire_surely',
    fetchImages: true,
    language: 'id',
  })
  const inUsage = new Set(USAGE.match(/--[a-z][a-z-]+/g))
  expect([...inUsage].toSorted()).toEqual(named.filter((word) => word.startsWith('--')).toSorted())
})

test.each(['shopify', 'woocommerce'])('the mapping %s comes along', async (name) => {
  const { mapping } = await readImportOptions([file, '--mapping', name])
  expect(mapping.columns.product ?? mapping.product_from).toBeTruthy()
})

describe('refused', () => {
  test.each<[string[], RegExp]>([
    [[], /^Name one file\.$/],
    [['a.csv', 'b.csv'], /^Name one file, not 2\.$/],
    [['FILE', '--language', 'nl'], /^--language is en or id\.$/],
    [['FILE', '--yes'], /^--yes goes with --retire-missing only\.$/],
    [['FILE', '--mapping'], /^Option '--mapping <value>' argument missing\.?$/],
    [['FILE', '--dry-run=no'], /^Option '--dry-run' does not take an argument\.?$/],
    [['.'], /^\. is a folder, not a file\.$/],
    [
      ['FILE', '--mapping', 'shopfy'],
      /^--mapping: there is no file shopfy, and no mapping of that name comes along: shopify, woocommerce do\.$/,
    ],
    [['FILE', '--mapping', 'constructor'], /^--mapping: there is no file constructor,/],
    [['FILE', '--mapping', 'no.json'], /no\.json is not JSON\.$/],
    [['FILE', '--mapping', 'other.json'], /other\.json is not a mapping:\n {2}version: .*\n {2}columns/],
    ...['0', '0.0', '-5', '15,500', 'dollar', '1e3'].map((factor): [string[], RegExp] => [
      ['FILE', `--price-factor=${factor}`],
      new RegExp(`^--price-factor: '${factor}' is not a number like 15500 or 0\\.5\\.$`),
    ]),
    [
      ['FILE', '--price-factor=16.250'],
      /^--price-factor: '16\.250' may mean 16250, .* Write 16250 or 16\.2500\.$/,
    ],
  ])('%j', async (args, message) => {
    const named = args.map((word) =>
      word === 'FILE' ? file : word.endsWith('.json') ? join(folder, word) : word,
    )
    await expect(readImportOptions(named)).rejects.toThrow(message)
  })
})
