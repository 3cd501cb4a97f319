// @vitest-environment node
import type { ShownText } from '@pasok/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { listHeadings } from './heading-ids.ts'
import { RichText } from './rich-text.tsx'

const html = (content: readonly unknown[]): string =>
  renderToStaticMarkup(
    <RichText
      text={{ type: 'doc', content } as unknown as ShownText}
      name="text"
      renderLink={(href, children) => <a href={href}>{children}</a>}
      origin="https://shop.test"
    />,
  )
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const text = (value: string, ...marks: unknown[]) => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks }),
})
const heading = (value: string) => ({ type: 'heading', attrs: { level: 2 }, content: [text(value)] })

test('a text becomes semantic HTML', () => {
  expect(html([paragraph(text('a '), text('b', { type: 'bold' }, { type: 'italic' }))])).toBe(
    '<p>a <strong><em>b</em></strong></p>',
  )
  expect(html([paragraph(text('M8', { type: 'link', attrs: { href: '/shop/product/7' } }))])).toBe(
    '<p><a href="/shop/product/7">M8</a></p>',
  )
  expect(
    html([{ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('one'))] }] }]),
  ).toBe('<ul><li>one</li></ul>')
})

test('a table has headings for its columns, and an empty one is a cell', () => {
  const cell = (type: string, value?: string) => ({
    type,
    attrs: { align: 'right' },
    content: [value === undefined ? { type: 'paragraph' } : paragraph(text(value))],
  })
  const table = html([
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader'), cell('tableHeader', 'mm')] },
        { type: 'tableRow', content: [cell('tableCell', 'd'), cell('tableCell', '8')] },
      ],
    },
  ])
  expect(table).toContain(
    '<thead><tr><td class="align-right unbroken"></td><th scope="col" class="align-right">mm</th></tr></thead>',
  )
  expect(table).toContain(
    '<tbody><tr><td class="align-right unbroken">d</td><td class="align-right unbroken">8</td></tr></tbody>',
  )
})

test('a value of a table and a part number stay in one line', () => {
  const cell = (type: string, value: string) => ({ type, content: [paragraph(text(value))] })
  const table = html([
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader', 'M12'), cell('tableHeader', 'Use')] },
        { type: 'tableRow', content: [cell('tableCell', '441 Nm'), cell('tableCell', 'with oiled bolts')] },
      ],
    },
  ])
  expect(table).toContain('<td class="unbroken">441 Nm</td><td>with oiled bolts</td>')
  expect(html([paragraph(text('use TQW-20-110 here'))])).toBe(
    '<p>use <span class="whitespace-nowrap">TQW-20-110</span> here</p>',
  )
})

test('a picture has its size, its alternative text and its caption', () => {
  const address = '/media/pictures/a.svg'
  const picture = { image_256: address, image_512: address, image_1024: address, image_1920: address }
  const figure = html([
    { type: 'image', attrs: { ...picture, width: 9, height: 6, alt: 'A bolt', title: 'M8' } },
  ])
  expect(figure).toContain('src="https://shop.test/media/pictures/a.svg" width="9" height="6" alt="A bolt"')
  expect(figure).toContain('<figcaption>M8</figcaption>')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '</p><iframe>',
])('the words %s stay words', (words) => {
  const made = html([paragraph(text(words)), heading(words), { type: 'codeBlock', content: [text(words)] }])
  expect(made).not.toMatch(/<(?:script|img|svg|iframe)/)
})

test('headings have addresses of their own, and the contents lead to them', () => {
  const content = [heading('Torque & size'), heading('Torque size'), heading('Ø 20')]
  const made = html(content)
  const contents = listHeadings({ type: 'doc', content } as unknown as ShownText, 'text')
  expect(contents.map(({ id }) => id)).toEqual(['text--torque-size', 'text--torque-size-2', 'text--20'])
  for (const { id } of contents) expect(made).toContain(`<h2 id="${id}">`)
})
