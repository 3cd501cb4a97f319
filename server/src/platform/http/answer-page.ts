import { createHash } from 'node:crypto'
import { answerPageWords, languages, lastResortWords, type Language } from '@pasok/words'
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { htmlPage } from './html-page.ts'
import type { Http } from './request-context.ts'

const style = `
:root { color-scheme: light; }
body { font: 16px/1.5 Inter, Arial, Helvetica, sans-serif; max-width: 640px; margin: 0 auto; padding: 48px 16px; color: #16191d; }
h1 { font-size: 24px; line-height: 1.3; margin: 0 0 16px; border-left: 4px solid #ffd333; padding-left: 12px; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
a { display: inline-flex; align-items: center; min-height: 44px; margin-right: 24px; color: #1a5296; }
`
const styleHash = createHash('sha256').update(style).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Whether a person reads the response: a browser that follows a link accepts HTML, a program's request does not. */
export const isNavigation = (c: Context<Http>): boolean =>
  c.req.method === 'GET' && (c.req.header('accept') ?? '').includes('text/html')

/** The path and query of the referring page, if it is a page of this shop. */
const previousPage = (c: Context<Http>): string | undefined => {
  const url = URL.parse(c.req.header('referer') ?? '')
  if (!url || c.req.header('sec-fetch-site') !== 'same-origin') return undefined
  // `//name` would be another host, and paths below /api are not pages.
  return /^\/(?!\/|api\/)/.test(url.pathname) ? url.pathname + url.search : undefined
}

/** The language of the referring page, else that of the file, else the browser's. */
export const languageOfReader = (c: Context<Http>): Language => {
  const previous = previousPage(c)
  if (previous !== undefined) return /^\/id(?:[/?]|$)/.test(previous) ? 'id' : 'en'
  return languages.find((language) => language === c.req.query('language')) ?? c.get('language')
}

/** Responds to a person whose link led to no file, with the reason and a link back. */
export const writeAnswerPage = (
  c: Context<Http>,
  status: number,
  { title, detail }: { readonly title: string; readonly detail: string },
): Response => {
  const language = languageOfReader(c)
  const home = language === 'id' ? '/id' : '/'
  const previous = previousPage(c)
  const login = `${language === 'id' ? '/id' : ''}/account/login?next=${encodeURIComponent(previous ?? home)}`
  // No interpolated value is a promise, so the result is a string.
  const page = htmlPage(
    { language, title, style },
    html` <main>
      <h1>${title}</h1>
      <p>${detail}</p>
      <p>
        ${status === 401 ? html`<a href="${login}">${answerPageWords.login[language]}</a>` : ''}
        <a href="${previous ?? home}"
          >${previous === undefined ? lastResortWords.home[language] : answerPageWords.back[language]}</a
        >
      </p>
    </main>`,
  ) as HtmlEscapedString
  return c.body(page, status as 400, {
    'content-type': 'text/html; charset=UTF-8',
    'content-language': language,
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
}
