import type { Page } from '@playwright/test'
import { currencies } from '@pasok/words'
import { partNumbers } from './catalogue.ts'
import { expect, NOT_FOUND, test } from './fixtures.ts'
import { knownNames } from './known-names.ts'
import { open, opened } from './opened.ts'
import { builtPages, PREFIXES } from './pages.ts'
import { RUN_FOLDER } from './shop.ts'
import { visit } from './visit.ts'

test.use({
  edition: 'bracketed',
  // The page that fails is one of those read.
  expectedFault: new RegExp(`${NOT_FOUND.source}|status of 500 .*\\.data|status of 400`),
})

/** What needs no words: figures, signs between texts, and names that are the same everywhere. */
const WORDLESS = /^[\d\s.,:;×#()|…+–—›·/°-]*$/
/** What is called the same in both languages; the last is the shop where its own name could not be loaded. */
const NAMES = ['facebook', 'tiktok', 'instagram', 'linkedin', 'Rp', '(Rp.)', 'Diskon', 'Pasok']
/** What the server calls its currencies, as the menu writes them. */
const CURRENCIES = currencies.flatMap(({ name, symbol }) =>
  Object.values(name).map((one) => `${one} (${symbol})`),
)

/** Texts that need no mark, and words of which they may be made. */
const knownIn = async (page: Page): Promise<ReadonlySet<string>> =>
  new Set([
    ...(await partNumbers(process.env[RUN_FOLDER] ?? '')),
    ...NAMES,
    ...CURRENCIES,
    ...(await knownNames(page)),
  ])

/** Every text of a page, what is on it and what is said of it, a line each; texts of one paragraph stay together. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = [document.title]
    for (const name of ['title', 'placeholder', 'aria-label', 'alt', 'data-label'])
      for (const part of document.querySelectorAll(`[${name}]`)) said.push(part.getAttribute(name) ?? '')
    const told = ['title', 'description', 'site_name', 'image:alt'].map(
      (name) => `meta[property="og:${name}"]`,
    )
    for (const meta of document.querySelectorAll(['meta[name=description]', ...told].join()))
      said.push(meta.getAttribute('content') ?? '')

    const blocks = new Map<Element, string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      let block = node.parentElement
      if (!block || block.closest('script, style, noscript')) continue
      while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement
      blocks.set(block, (blocks.get(block) ?? '') + (node.textContent ?? ''))
    }
    return [...said, ...blocks.values()]
  })

/** What is left of a text without what words and data marked, where that is more than signs. */
const unmarked = (text: string, known: ReadonlySet<string>): string | undefined => {
  // A text that is cut short has lost the mark at its end.
  const without = text.replace(/‹[^‹›]*…$/, '…').replace(/‹[^‹›]*›|⟦[^⟦⟧]*(?:⟧|…$)/g, '')
  // A message may stand within another: its title in a page's title.
  if (without !== text) return unmarked(without, known)
  const rest = text.trim()
  const isKnown = (part: string) =>
    WORDLESS.test(part) || known.has(part.replace(/[.,;]$/, '')) || /^\S+@\S+$/.test(part)
  return known.has(rest) || rest.split(/\s+/).every(isKnown) ? undefined : rest
}

// @spec §1 Languages: Indonesian
test('every text comes from words or from data', async ({ page }) => {
  test.setTimeout(150_000)
  const known = await knownIn(page)
  // A product with a chapter of its own, local content and a national standard.
  const hits = await page.request.get('/api/v2/website/search?keyword=VMB6-1P-C02')
  const { data } = (await hits.json()) as { data: { products: { records: { parent_id: number }[] } } }
  const papers = `/shop/products/${data.products.records[0]?.parent_id}`
  const others = [
    '/fr/shop',
    '/shop?page=2',
    '/shop?keyword=CDQ2B20-',
    '/shop?keyword=6204-2RT',
    '/shop?keyword=rodalka bearng',
    '/shop/category/1?keyword=qqqqzz',
    '/shop/products/12',
    papers,
  ]
  for (const prefix of PREFIXES)
    for (const built of [...others.map((path) => ({ name: path, path })), ...builtPages]) {
      if (prefix && built.path === '/fr/shop') continue
      await visit(page, built, prefix)
      const texts = await textsOf(page)
      expect(texts.length).toBeGreaterThan(20)
      const found = texts.flatMap((text) => unmarked(text, known) ?? [])
      expect([prefix, built.name, found]).toEqual([prefix, built.name, []])
    }
})

test('so does every text of what opens', async ({ page }) => {
  test.setTimeout(150_000)
  const known = await knownIn(page)
  for (const prefix of PREFIXES)
    for (const part of opened) {
      await page.setViewportSize({ width: Math.max(...part.widths), height: 900 })
      await visit(page, part, prefix)
      await open(page, part)
      const texts = await textsOf(page)
      const found = texts.flatMap((text) => unmarked(text, known) ?? [])
      expect([prefix, part.name, found]).toEqual([prefix, part.name, []])
    }
})

test('so does every text of the suggestions', async ({ page }) => {
  const known = new Set(await partNumbers(process.env[RUN_FOLDER] ?? ''))
  for (const path of ['/shop/category/1', '/id/shop/category/1']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const text of ['bolt', '6204-2', 'RDB6204N', 'rodal', 'qqqqzz']) {
      await page.getByRole('banner').getByRole('combobox').fill(text)
      await expect(page.getByRole('search').getByRole('status')).toHaveText(/⟦/)
      const texts = await page.locator('header form[role=search]').evaluate((form: HTMLElement) => {
        const labels = [...form.querySelectorAll('[aria-label]')].map(
          (part) => part.getAttribute('aria-label') ?? '',
        )
        return [...labels, ...form.innerText.split('\n')]
      })
      const found = texts.flatMap((said) => unmarked(said, known) ?? [])
      expect([path, text, found]).toEqual([path, text, []])
    }
  }
})

test('a text from elsewhere would be seen', () => {
  const known = new Set(['VB-A28'])
  expect(unmarked('⟦Brand⟧: ‹SMC›', known)).toBeUndefined()
  expect(unmarked('⟦Search results for “‹x›”⟧ | ‹Shop›', known)).toBeUndefined()
  expect(unmarked('‹Seals of nitrile rubber stay…', known)).toBeUndefined()
  expect(unmarked('⟦‹Seals›: 5 products, among them ‹O-ring›; ‹Seals of nitrile…', known)).toBeUndefined()
  expect(unmarked('VB-A28', known)).toBeUndefined()
  expect(unmarked('VB-A28, ‹Width› 13 ‹mm›.', known)).toBeUndefined()
  expect(unmarked('12 items', known)).toBe('12 items')
  expect(unmarked('Brand: ‹SMC›', known)).toBe('Brand:')
  expect(unmarked('Seals of nitrile rubber stay…', known)).toBeDefined()
})
