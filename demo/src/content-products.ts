import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readCatalogue } from './catalogue.ts'

const folder = join(import.meta.dirname, '../content')

/** The products that the demo's texts name, by what the catalogue's files call them: without one no text is imported. */
export const findContentProducts = async (): Promise<Set<string>> => {
  const rows = await readCatalogue()
  const productBySku = new Map(rows.flatMap(({ items }) => items.map(({ sku, product }) => [sku, product])))
  const named = new Set<string>()
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.md')) continue
    const text = await readFile(join(folder, name), 'utf8')
    for (const [, code = ''] of text.matchAll(/\bproduct:\s*([^\s)]+)/g)) named.add(code)
    for (const [, sku = ''] of text.matchAll(/\bitem:\s*([^\s)]+)/g)) named.add(productBySku.get(sku) ?? '')
  }
  return named
}
