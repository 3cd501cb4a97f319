import { Window, type Element } from 'happy-dom'
import { expect, test } from 'vitest'
import { elementsIn, readHtml, textIn } from './read-html.ts'

const page =
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>A &amp; B</title>' +
  '<script>if (1 < 2 && "</p>") x()</script><script type="application/ld+json">{"a":"\\u003c"}</script></head>' +
  '<body class=\'x\' hidden><!-- <p>none</p> --><p id=p1>One<br/>two <b title="a &gt; &#x27;b&#39;">th<!-- -->ree</b></p>' +
  '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg><img src="/a?b=1&amp;c=2" alt=""></body></html>'

test('a page is read as a browser reads it', () => {
  const document = new new Window().DOMParser().parseFromString(page, 'text/html')
  const expected = [...document.querySelectorAll('*')].map((element: Element) => [
    element.tagName.toLowerCase(),
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name.toLowerCase(), value])),
    element.textContent,
  ])
  const read = elementsIn(readHtml(page)).map((element) => [
    element.name,
    Object.fromEntries(element.attributes),
    textIn(element),
  ])
  expect(read).toEqual(expected)
})

test('what a form shows is no markup', () => {
  const [area] = elementsIn(readHtml('<textarea>&lt;a <b></textarea>'))
  expect(area?.children).toEqual(['<a <b>'])
})

test.each(['<p>', '<p><b></p>', '</p>', '<p a="1>', 'a < b', '<script>x'])(
  '%s is not read, and says so',
  (html) => {
    expect(() => readHtml(html)).toThrow()
  },
)
