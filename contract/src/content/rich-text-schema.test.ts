import { expect, test } from 'vitest'
import { richText } from './rich-text-schema.ts'

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const text = (value: string, ...marks: unknown[]) => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks }),
})
const link = (href: unknown) => ({ type: 'link', attrs: { href } })
const isTaken = (value: unknown): boolean => richText.safeParse(value).success

test('a text takes every node and mark of the list', () => {
  const cell = (type: string) => ({ type, content: [paragraph(text('M8'))] })
  const whole = doc(
    { type: 'heading', attrs: { level: 2 }, content: [text('Torque')] },
    paragraph(text('bold', { type: 'bold' }), { type: 'hardBreak' }, text('<script>alert(1)</script>')),
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('one'))] }] },
    {
      type: 'orderedList',
      attrs: { start: 3 },
      content: [{ type: 'listItem', content: [paragraph(text('3'))] }],
    },
    { type: 'blockquote', content: [paragraph(text('quoted'))] },
    { type: 'codeBlock', content: [{ type: 'text', text: 'a\nb' }] },
    { type: 'horizontalRule' },
    { type: 'image', attrs: { product: 7, alt: 'A bolt', title: 'M8' } },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader')] },
        { type: 'tableRow', content: [cell('tableCell')] },
      ],
    },
    paragraph(
      text('7', { type: 'link', attrs: { item: 7 } }),
      text('web', link('https://example.test/a?b=c#d')),
    ),
  )
  expect(richText.parse(whole)).toEqual(whole)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://shop.example@evil.example/',
  'http://a\u202Eb.example',
  'file:///etc/passwd',
  'blob:https://x',
  '#"><img src=x onerror=alert(1)>',
  'mailto:a@b.test?subject=x\nbcc:c@d.test',
  '',
])('a link to %j is refused', (href) => {
  expect(isTaken(doc(paragraph(text('x', link(href)))))).toBe(false)
})

test.each(['https://example.test', '/shop/products/1', '#torque', 'mailto:a@b.test', 'tel:+62-21-555'])(
  'a link to %j is taken',
  (href) => {
    expect(isTaken(doc(paragraph(text('x', link(href)))))).toBe(true)
  },
)

test.each<[string, unknown]>([
  ['an unknown node', doc({ type: 'iframe', attrs: { src: 'https://x.test' } })],
  ['raw HTML', doc({ type: 'html', content: '<b>x</b>' })],
  ['an unknown mark', doc(paragraph(text('x', { type: 'textStyle', attrs: { style: 'color:red' } })))],
  ['an attribute that no list names', doc({ ...paragraph(text('x')), attrs: { onclick: 'alert(1)' } })],
  [
    'another attribute of a link',
    doc(paragraph(text('x', { type: 'link', attrs: { href: '/', target: '_top' } }))),
  ],
  ['a picture from elsewhere', doc({ type: 'image', attrs: { src: 'https://x.test/a.svg', alt: 'x' } })],
  ['a picture that says nothing', doc({ type: 'image', attrs: { product: 1, alt: ' ' } })],
  ['a heading of the first level', doc({ type: 'heading', attrs: { level: 1 } })],
  ['a control character', doc(paragraph(text('a\0b')))],
  ['a text that turns its direction', doc(paragraph(text('a\u202Eb')))],
  ['no document', '<p>x</p>'],
  ['a prototype', JSON.parse('{"type":"doc","content":[],"__proto__":{"x":1}}')],
])('%s is refused', (_, value) => {
  expect(isTaken(value)).toBe(false)
})

test('lists without end are refused before they are walked', () => {
  let nested: unknown = paragraph(text('x'))
  for (let depth = 0; depth < 20_000; depth++) nested = { type: 'blockquote', content: [nested] }
  expect(isTaken(doc(nested))).toBe(false)
  expect(isTaken(doc(...Array.from({ length: 20_000 }, () => paragraph(text('x')))))).toBe(false)
})
