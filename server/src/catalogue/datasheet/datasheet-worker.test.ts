import { datasheetWords, languages, pageNumber } from '@pasok/words'
import { expect, it } from 'vitest'
import { pdfPages } from '../../testing/pdf-text.ts'
import { print } from './datasheet-worker.ts'
import type { Sheet } from './sheet.ts'

const drawing = (inside = '<path d="M10 10h380v280h-380z" fill="none" stroke="#000"/>') => ({
  bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${inside}</svg>`),
  photo: false,
})
const sheet = (more: Partial<Sheet> = {}): Sheet => ({
  language: 'en',
  maker: { name: 'Toko Uji', legalName: 'PT Toko Uji Niaga', address: 'Jl. Uji No. 7', contact: '+62 21' },
  name: 'Hex bolt M8x10',
  description: [{ kind: 'paragraph', spans: [{ text: 'Partly threaded.', bold: false }] }],
  pictures: [],
  data: [['Material', 'Steel']],
  columns: [
    { head: 'SKU number', look: 'sku' },
    { head: 'Length (mm)', look: 'number' },
    { head: 'Availability', look: 'availability' },
  ],
  rows: Array.from({ length: 3 }, (_, i) => [
    { text: `HB-M8x${i}` },
    { text: `${i}` },
    { text: 'Ready', available: true },
  ]),
  ...more,
})

it('says everything, part numbers to the letter', async () => {
  const [page = ''] = pdfPages(await print({ sheet: sheet(), pictures: [drawing()] }))
  for (const line of [
    'Toko Uji',
    'Hex bolt M8x10',
    'Partly threaded.',
    'Material',
    'Steel',
    'HB-M8x2',
    'Ready',
    'Page 1 of 1',
  ])
    expect(page.split('\n')).toContain(line)
  expect(page).not.toContain('\uFFFD')
})

it('of an item has no table, and says what a picture shows that is not the item’s', async () => {
  const item = sheet({ columns: [], rows: [] })
  const [page = ''] = pdfPages(
    await print({ sheet: item, pictures: [{ ...drawing(), shows: 'Hex bolts' }, drawing()] }),
  )
  expect(page.split('\n')).toContain('Hex bolts')
  expect(page).not.toContain(datasheetWords.items.en)
})

it('breaks a long table over numbered pages, with its head on each', async () => {
  const rows = Array.from({ length: 120 }, (_, i) => [
    { text: `HB-${i}` },
    { text: `${i}` },
    { text: 'Ready' },
  ])
  for (const language of languages) {
    const pages = pdfPages(
      await print({ sheet: sheet({ language, rows }), pictures: [drawing(), drawing()] }),
    )
    expect(pages.length).toBeGreaterThan(2)
    for (const [index, page] of pages.entries()) {
      expect(page.split('\n')).toContain('SKU number')
      expect(page).toContain(pageNumber[language]({ page: index + 1, pages: pages.length }))
      if (index > 0) expect(page).toContain('Hex bolt M8x10')
    }
    const skus = pages.flatMap((page) => page.split('\n').filter((line) => /^HB-\d+$/.test(line)))
    expect(skus).toEqual(rows.map(([sku]) => sku?.text))
    expect(pages[0]).toContain(datasheetWords.items[language])
  }
})

it('uses landscape pages for many columns, and repeats the part numbers in each of several parts', async () => {
  const columns = Array.from({ length: 40 }, (_, i) => ({
    head: `Width number ${i} (mm)`,
    look: 'number' as const,
  }))
  const wide = sheet({
    columns: [{ head: 'SKU number', look: 'sku' }, ...columns],
    rows: [[{ text: 'HB-1' }, ...columns.map((_, i) => ({ text: `${i}.5` }))]],
  })
  const bytes = await print({ sheet: wide, pictures: [] })
  const pages = pdfPages(bytes)
  const text = pages.join('\n')
  for (const [i] of columns.entries()) expect(text.split('\n')).toContain(`${i}.5`)
  expect(text.split('\n').filter((line) => line === 'HB-1').length).toBeGreaterThan(1)
  expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/MediaBox \[0 0 841.89 595.28\]/)
})

it('has the same bytes every time, and no date', async () => {
  const input = { sheet: sheet(), pictures: [drawing(), drawing()] }
  const [once, again] = [await print(input), await print(input)]
  expect(Buffer.from(once).equals(again)).toBe(true)
  expect(Buffer.from(once).toString('latin1')).not.toMatch(/CreationDate|ModDate|D:\d{8}|CreateDate/)
})

it.each([
  ['that is none', 'not a drawing'],
  ['with a document type', '<!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>'],
])('leaves out a drawing %s', async (_, svg) => {
  const pages = pdfPages(
    await print({ sheet: sheet(), pictures: [{ bytes: Buffer.from(svg), photo: false }] }),
  )
  expect(pages[0]).toContain('Hex bolt M8x10')
})
