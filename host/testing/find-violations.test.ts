import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { findViolations } from './find-violations.ts'

const GOOD = `<!DOCTYPE html><html lang="en"><head><title>Shop</title></head><body>
  <header class="site"><a href="/"><img src="/logo.svg" alt="Home"></a></header>
  <main><h1>Bolts</h1><h2>Brands</h2><ul><li><a href="/x" lang="id">Baut</a></li></ul>
  <label>Amount <input name="amount"></label><button type="button">Add</button></main>
  <footer class="site">Jakarta</footer>
</body></html>`

const violationsIn = (html: string): Promise<string[]> => {
  const { document } = new Window()
  document.write(html)
  return findViolations(document)
}

test('a good page has no violations', async () => {
  expect(await violationsIn(GOOD)).toEqual([])
})

test.each([
  ['one h1', '<h1>Bolts</h1>', '<p>Bolts</p>'],
  ['heading-order', '<h2>Brands</h2>', '<h4>Brands</h4>'],
  ['one main', /<(\/?)main>/g, '<$1div>'],
  ['one footer.site', 'class="site">Jakarta', '>Jakarta'],
  ['region', '</main>', '</main><p>More</p>'],
  ['html-has-lang', ' lang="en"', ''],
  ['valid-lang', 'lang="id"', 'lang="indonesian"'],
  ['document-title', '<title>Shop</title>', ''],
  ['image-alt', ' alt="Home"', ''],
  ['button-name', '>Add<', '><'],
  ['link-name', '>Baut<', '><'],
  ['label', '<label>Amount <input name="amount"></label>', 'Amount <input name="amount">'],
  ['list', '<ul>', '<ul><div>First</div>'],
  ['one id', '<button ', '<i id="a">1</i><i id="a">2</i><button '],
  ['aria-valid-attr-value', '<button ', '<button aria-expanded="maybe" '],
  ['nested-interactive', '>Add<', '>Add <a href="/">here</a><'],
] as const)('%s: a violation is found', async (rule, good, bad) => {
  const found = await violationsIn(GOOD.replace(good, bad))
  expect(found.map((one) => one.split(':', 1)[0])).toContain(rule)
})

test('an open dialog is checked, a closed one is not', async () => {
  const dialogs = `<dialog aria-label="Closed"><img src="/closed.svg"></dialog>
    <dialog aria-label="Open" open><img src="/open.svg"></dialog>`
  const found = await violationsIn(GOOD.replace('</main>', `${dialogs}</main>`))
  expect(found).toEqual(['image-alt: <img src="/open.svg">'])
})
