import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FolderText } from './folder-text.ts'
import { readMarkdown } from './read-markdown.ts'
import { writeMarkdown } from './write-markdown.ts'

const findProblems = (source: string) => readMarkdown(source, 10).problems

test.each([
  ['HTML', 'One.\n\n<script>alert(1)</script>', 12],
  ['HTML within a line', 'One <b>two</b>.', 10],
  ['a link that runs a script', 'One.\n\n[x](javascript:alert(1))', 12],
  ['the same in capitals and entities', '[x](JAVASCRIPT&colon;alert(1))', 10],
  ['a link to data', '[x](data:text/html;base64,PHNjcmlwdD4=)', 10],
  ['a link without its scheme', '[x](//evil.example)', 10],
  ['a link by reference', '[x][1]\n\n[1]: javascript:alert(1)', 12],
  ['a picture from elsewhere', '![x](https://evil.example/x.svg)', 10],
  ['a picture out of the folder', '![x](pictures/../../etc/passwd)', 10],
  ['a picture as data', '![x](data:image/svg+xml,<svg/onload=alert(1)>)', 10],
  ['a picture that says nothing', '![](pictures/a.svg)', 10],
  ['a picture in a line', 'One ![x](pictures/a.svg) two', 10],
  ['a heading of the first level', '# Title', 10],
  ['code in a language', '```js\nalert(1)\n```', 10],
  ['a row that is too long', '| a |\n|---|\n| b | c |', 12],
])('%s is a problem with its line', (_, source, line) => {
  expect(findProblems(source).map((problem) => problem.line)).toContain(line)
})

test('products, items and pictures are named with their lines', () => {
  const { references, problems } = readMarkdown(
    '[a](product:B-1)\n\n[c](item:D/2)\n\n![e](pictures/f.svg "g")',
  )
  expect(problems).toEqual([])
  expect(references).toEqual([
    { line: 1, reference: { product: 'B-1' } },
    { line: 3, reference: { item: 'D/2' } },
    { line: 5, reference: { picture: 'f.svg' } },
  ])
})

const words = fc.oneof(
  fc.constantFrom(
    'M8',
    'a b',
    '*',
    '_x_',
    '# no',
    '1. no',
    '- no',
    '|',
    '`',
    '[x](y)',
    '<b>',
    '&amp;',
    '\\',
    ' ',
    '~',
    '!',
    'a  ',
  ),
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 }),
)
const mark = fc.constantFrom(
  { type: 'bold' },
  { type: 'italic' },
  { type: 'link', attrs: { href: '/shop' } },
  { type: 'link', attrs: { product: 'A-1 2' } },
)
const run = fc
  .tuple(words, fc.uniqueArray(mark, { maxLength: 2, selector: ({ type }) => type }))
  .map(([text, marks]) => ({ type: 'text', text, ...(marks.length > 0 && { marks }) }))
const inlines = fc.array(run, { minLength: 1, maxLength: 4 })
const paragraph = inlines.map((content) => ({ type: 'paragraph', content }))
const buildCells = (type: string) =>
  inlines.map((content) => ({ type, content: [{ type: 'paragraph', content }] }))
const buildRow = (type: string) =>
  fc.tuple(buildCells(type), buildCells(type)).map((content) => ({ type: 'tableRow', content }))
const block = fc.oneof(
  paragraph,
  fc
    .tuple(fc.constantFrom(2, 3, 4), inlines)
    .map(([level, content]) => ({ type: 'heading', attrs: { level }, content })),
  fc
    .tuple(fc.constantFrom('bulletList', 'orderedList'), fc.array(paragraph, { minLength: 1, maxLength: 3 }))
    .map(([type, items]) => ({
      type,
      content: items.map((item) => ({ type: 'listItem', content: [item] })),
    })),
  paragraph.map((content) => ({ type: 'blockquote', content: [content] })),
  fc.constant({ type: 'image', attrs: { picture: 'a.svg', alt: 'A "bolt"', title: 'It’s [M8]' } }),
  fc
    .tuple(buildRow('tableHeader'), fc.array(buildRow('tableCell'), { maxLength: 2 }))
    .map(([head, rows]) => ({
      type: 'table',
      content: [head, ...rows],
    })),
)
const anyText = fc
  .array(block, { maxLength: 5 })
  .map((content) => ({ type: 'doc', content }) as unknown as FolderText)

test('a text that was written and read is written the same again', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = readMarkdown(writeMarkdown(text)).text
      const twice = readMarkdown(writeMarkdown(once))
      expect(twice.problems).toEqual([])
      expect(writeMarkdown(twice.text)).toBe(writeMarkdown(once))
    }),
  )
})

test('a text keeps its structure and its words', () => {
  const source =
    '## A *b*\n\nOne **two** [three](item:X-1).\n\n- a\n- b\n\n| h | i |\n| - | -: |\n| 1 | 2 |\n'
  const { text } = readMarkdown(source)
  expect(text.content.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'bulletList', 'table'])
  expect(readMarkdown(writeMarkdown(text)).text).toEqual(text)
})
