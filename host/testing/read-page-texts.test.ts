import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { readPageTexts, findUnmarkedText } from './read-page-texts.ts'

const known = new Set(['VB-A28'])

test.each([
  '⟦Brand⟧: ‹SMC›',
  '⟦Search results for “‹x›”⟧ | ‹Shop›',
  '‹Seals of nitrile rubber stay…',
  '⟦‹Seals›: 5 products, among them ‹O-ring›; ‹Seals of nitrile…',
  'VB-A28',
  'VB-A28, ‹Width› 13 ‹mm›.',
])('%s comes from words or from data', (text) => {
  expect(findUnmarkedText(text, known)).toBeUndefined()
})

test.each([
  ['12 items', '12 items'],
  ['Brand: ‹SMC›', 'Brand:'],
  ['Seals of nitrile rubber stay…', 'Seals of nitrile rubber stay…'],
])('%s comes from elsewhere', (text, rest) => {
  expect(findUnmarkedText(text, known)).toBe(rest)
})

test('all that a page says is read, a paragraph at once', () => {
  const { document } = new Window()
  document.write(`<!DOCTYPE html><html><head>
    <title>One</title><meta name="description" content="Two"><meta property="og:title" content="Three">
    </head><body>
    <p>Four <b>and</b> mo<wbr>re,<br>so <a href="/" title="Five">on</a></p><img alt="Six"><input placeholder="Seven">
    <nav aria-label="Eight"><script>none</script><code translate="no">none</code></nav><p data-label="Nine">Ten</p>
    </body></html>`)
  const texts = readPageTexts(document).map((text) => text.replaceAll(/\s+/g, ' ').trim())
  expect(texts.filter(Boolean).toSorted()).toEqual(
    [
      'One',
      'Two',
      'Three',
      'Four and more, so on',
      'Five',
      'Six',
      'Seven',
      'Eight',
      'Nine',
      'Ten',
    ].toSorted(),
  )
})
