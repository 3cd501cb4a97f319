import { expect, it } from 'vitest'
import { parseBlocks } from './html-blocks.ts'

const span = (text: string, bold = false) => ({ text, bold })
const paragraph = (...spans: object[]) => ({ kind: 'paragraph', spans })
const point = (mark: string, depth: number, ...spans: object[]) => ({ kind: 'point', mark, depth, spans })

it.each<[string, string, object[]]>([
  ['nothing', '', []],
  ['blanks', ' \n <p> </p>', []],
  ['text without a tag', 'Steel.', [paragraph(span('Steel.'))]],
  ['paragraphs', '<p>One.</p>\n<p>Two.</p>', [paragraph(span('One.')), paragraph(span('Two.'))]],
  ['blanks and line ends as a browser takes them', '<p> a\n  b <br> c </p>', [paragraph(span('a b\nc'))]],
  [
    'entities',
    '<p>1 &lt; 2 &amp;amp; &quot;x&quot; &#8804; &#x2264;&nbsp;y</p>',
    [paragraph(span('1 < 2 &amp; "x" ≤ ≤\u00a0y'))],
  ],
  ['an unknown entity', '<p>&hearts; &#99999999;</p>', [paragraph(span('&hearts; &#99999999;'))]],
  [
    'bold within a sentence',
    '<p>Made of <strong>steel <em>8.8</em></strong>, plain.</p>',
    [paragraph(span('Made of '), span('steel 8.8', true), span(', plain.'))],
  ],
  [
    'a heading',
    '<h3>Use</h3><p>Air.</p>',
    [{ kind: 'heading', spans: [span('Use')] }, paragraph(span('Air.'))],
  ],
  [
    'what is raised and lowered',
    'm<sup>2</sup>, H<sub>2</sub>O, x<sup>n</sup>',
    [paragraph(span('m², H₂O, xn'))],
  ],
  [
    'a link by its text',
    '<p>See <a href="https://x.test/?a=1&amp;b=2">ISO 4017</a>.</p>',
    [paragraph(span('See ISO 4017.'))],
  ],
  [
    'lists in lists',
    '<ul><li>One<ol><li>A</li><li>B</li></ol></li><li><p>Two</p><p>more</p></li></ul><p>End</p>',
    [
      point('•', 1, span('One')),
      point('1.', 2, span('A')),
      point('2.', 2, span('B')),
      point('•', 1, span('Two')),
      point('', 1, span('more')),
      paragraph(span('End')),
    ],
  ],
  [
    'terms',
    '<dl><dt>Kv</dt><dd>Flow</dd></dl>',
    [point('', 1, span('Kv', true)), point('', 1, span('Flow'))],
  ],
  [
    'a table',
    '<table><caption>Sizes</caption><thead><tr><th scope="col">d</th><th>l</th></tr></thead><tbody><tr><td>M<b>8</b></td><td></td></tr></tbody></table>',
    [
      paragraph(span('Sizes', true)),
      {
        kind: 'table',
        rows: [
          [
            { text: 'd', head: true },
            { text: 'l', head: true },
          ],
          [
            { text: 'M8', head: false },
            { text: '', head: false },
          ],
        ],
      },
    ],
  ],
])('reads %s', (_, html, blocks) => {
  expect(parseBlocks(html)).toEqual(blocks)
})
