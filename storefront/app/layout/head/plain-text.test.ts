import { cpuTime } from '@pasok/ui/testing/cpu-time.ts'
import { expect, test } from 'vitest'
import { cutBehindWord, plainText } from './plain-text.ts'

test.each([
  ['', ''],
  ['<p>Two ports.</p>', 'Two ports.'],
  ['<p>One</p><ul><li>Two</li><li>Three</li></ul>', 'One · Two · Three'],
  [
    '<p>Ends here.</p>\n<ul>\n<li>Two</li>\n<li>Three:</li>\n</ul><p>Four</p>',
    'Ends here. Two · Three: Four',
  ],
  ['Made of <strong>steel</strong>,<br>plain', 'Made of steel, plain'],
  ['<p>1 &lt; 2 &amp;amp; &quot;x&quot;</p>', '1 < 2 &amp; "x"'],
  ['<table><tr><th>Material</th><td>Steel</td></tr></table>', 'Material Steel'],
])('%s reads %s', (html, text) => {
  expect(plainText(html, 200)).toBe(text)
})

test('a longer text is cut behind a word', () => {
  expect(plainText('<p>Hex head bolt threaded up to the head</p>', 20)).toBe('Hex head bolt…')
  const word = 'x'.repeat(300)
  expect(plainText(word, 200)).toHaveLength(200)
  for (const most of [1, 2, 10, 199]) expect(plainText(`a ${word} b`, most).length).toBeLessThanOrEqual(most)
})

test('a text without HTML is cut in the same way', () => {
  expect(cutBehindWord('1 < 2 and so on', 20)).toBe('1 < 2 and so on')
  expect(cutBehindWord('Hex head bolt threaded up to the head', 20)).toBe('Hex head bolt…')
})

test('a description takes time in proportion to its length', () => {
  const measureCost = (times: number) => cpuTime(() => plainText('<a'.repeat(times), 200))
  // By the square sixteen times as much; some milliseconds are no measure.
  expect(measureCost(8_000)).toBeLessThan(8 * measureCost(2_000) + 20)
})
