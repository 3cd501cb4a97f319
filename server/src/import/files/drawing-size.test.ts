import { describe, expect, it } from 'vitest'
import { drawingSize } from './drawing-size.ts'

const svg = (attributes: string, before = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9"/></svg>`)

describe('a drawing', () => {
  it.each([
    ['viewBox="0 0 800 600"', 800, 600],
    ["viewBox='0 0 800 600'", 800, 600],
    ['viewBox = " 0,0, 800 ,600 "', 800, 600],
    ['viewBox="-10 -20.5 800 600"', 800, 600],
    ['width="9" height="9" viewBox="0 0 800 4"', 800, 4],
    ['viewBox="0 0 800.0 6e2"', 800, 600],
    ['viewBox="0 0 12.5 6.25"', 1000, 500],
    ['viewBox="0 0 .5 1"', 500, 1000],
    ['viewBox="0 0 99999999999 50000000000"', 1000, 500],
    ['aria-label="a > b" data-viewBox="0 0 1 1" viewBox="0 0 8 6"', 8, 6],
  ])('measures what its viewBox says: %s', (attributes, width, height) => {
    expect(drawingSize(svg(attributes))).toEqual({ width, height })
  })

  it.each([
    '\uFEFF',
    '\n \t',
    '<?xml version="1.0"?>\r\n',
    '<!-- a --><!-- <svg viewBox="0 0 1 1"> -->\n<!---->',
    `<?xml version="1.0"?><?xml-stylesheet href="#a"?><!-- ${'licence '.repeat(2_000)}-->`,
  ])('may begin with %j', (before) => {
    expect(drawingSize(svg('viewBox="0 0 8 6"', before))).toEqual({ width: 8, height: 6 })
  })

  it.each([
    '',
    'width="100%"',
    'width="80" height="60"',
    'viewBox=""',
    'viewBox="0 0 800"',
    'viewBox="0 0 800 600 1"',
    'viewBox="0 0 800px 600px"',
    'viewBox="0 0 0 0"',
    'viewBox="0 0 -8 6"',
    'viewBox="0 0 8 0"',
    'viewBox="0 0 99999999999 1"',
    'viewBox="0 0 NaN 6"',
    'viewBox="0 0 Infinity 6"',
    'viewBox="0 0 1e99 6"',
    'viewBox="0 0 0x8 6"',
    'data-viewBox="0 0 8 6"',
  ])('has no size with %j', (attributes) => {
    expect(drawingSize(svg(attributes))).toBe('drawing_without_size')
  })

  it.each<[string, Buffer]>([
    ['a page', Buffer.from(`<html><body>${svg('viewBox="0 0 8 6"').toString()}</body></html>`)],
    ['another element', Buffer.from('<svgs viewBox="0 0 8 6"/>')],
    ['a document type', svg('viewBox="0 0 8 6"', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>')],
    ['an entity', Buffer.from('<svg viewBox="0 0 8 6"><!ENTITY a "b"></svg>')],
    ['UTF-16', Buffer.from(`\uFEFF${svg('viewBox="0 0 8 6"').toString()}`, 'utf16le')],
    ['letters in no known encoding', Buffer.from('<svg viewBox="0 0 8 6"><text>\xe9</text></svg>', 'latin1')],
    ['a comment that never ends', Buffer.from('<!-- <svg viewBox="0 0 8 6"/>')],
    ['an element that never ends', Buffer.from('<svg viewBox="0 0 8 6"')],
    ['nothing', Buffer.alloc(0)],
  ])('that is %s can not be used', (_, bytes) => {
    expect(drawingSize(bytes)).toBe('drawing_unreadable')
  })

  it.each([
    ['comments', `${'<!---->'.repeat(200_000)}<x/>`],
    ['comments that do not end', '<!--'.repeat(400_000)],
    ['words to programs', `${'<??>'.repeat(400_000)}<x/>`],
    ['blanks', `${' '.repeat(1_600_000)}<x/>`],
    ['attributes', `<svg ${'a="b" '.repeat(250_000)}`],
    ['marks', `<svg ${'"'.repeat(1_600_001)}`],
    ['blanks in its box', `<svg viewBox="0 0${' '.repeat(1_600_000)}8">`],
    ['commas in its box', `<svg viewBox="0 0${' ,'.repeat(800_000)}8">`],
  ])('costs no time to look at, however many %s it has', (_, text) => {
    // Quadratic time would exceed the test's own limit.
    expect(drawingSize(Buffer.from(text))).toMatch(/^drawing_/)
  })
})
