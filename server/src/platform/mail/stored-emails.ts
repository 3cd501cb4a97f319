import { createHash } from 'node:crypto'
import { storedEmailWords as words, languages, type Language } from '@pasok/words'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Db } from '../database/database.ts'
import { htmlPage } from '../http/html-page.ts'
import { findEmail, listEmails, type StoredEmail } from './email.store.ts'

const style = `
:root { color-scheme: light dark; --line: #d5d9de; --soft: #495059; --link: #1a5296; }
@media (prefers-color-scheme: dark) { :root { --line: #495059; --soft: #b9c0c8; --link: #9cc4f5; } }
* { box-sizing: border-box; }
body { font: 15px/1.5 Inter, Arial, Helvetica, sans-serif; max-width: 1000px; margin: 0 auto; padding: 24px 16px; }
h1 { font-size: 22px; line-height: 1.3; margin: 0 0 8px; border-left: 4px solid #ffd333; padding-left: 12px; }
h2 { font-size: 17px; margin: 24px 0 8px; }
a { color: var(--link); }
nav { display: flex; justify-content: space-between; gap: 16px; margin-bottom: 8px; }
nav a, li > a { display: inline-block; padding: 10px 0; }
ul { list-style: none; margin: 16px 0; padding: 0; }
li { border-top: 1px solid var(--line); padding: 4px 0 12px; }
li > a { font-weight: bold; padding-bottom: 2px; overflow-wrap: anywhere; }
small { display: block; font-size: 14px; color: var(--soft); overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 16px 0; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 720px; border: 1px solid var(--line); background: Canvas; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); padding: 16px; font-size: 14px; }
`
const styleHash = createHash('sha256').update(style).digest('base64')
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
/** Links of an e-mail open a new window, on the shop itself. */
const EMAIL_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox'
const EMAIL_POLICY = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox ${EMAIL_SANDBOX}`

const HOME = '/dev/emails'
const ID = ':id{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}'

/** Whether a path, with or without a query, belongs to these pages. */
export const isStoredEmailPath = (path: string): boolean => /^(?:\/id)?\/dev\/emails(?:$|[/?])/.test(path)

/**
 * The undelivered e-mails, for developers, the demo and tests: `/dev/emails`, `/id/dev/emails`. They contain everything
 * written to anyone, including tokens, so they are served only with the demo.
 */
export const storedEmailPages = (db: Db): Hono => {
  const app = new Hono()
  for (const language of languages) {
    const home = prefixed(language, HOME)
    app.get(home, async (c) => c.html(listPage(language, await listEmails(db)), 200, headers(PAGE_POLICY)))
    app.get(`${home}/${ID}`, async (c) => {
      const message = await findEmail(db, c.req.param('id'))
      return message ? c.html(emailPage(language, message), 200, headers(PAGE_POLICY)) : c.notFound()
    })
    app.get(`${home}/${ID}/html`, async (c) => {
      const message = await findEmail(db, c.req.param('id'))
      return message ? c.html(message.html, 200, headers(EMAIL_POLICY)) : c.notFound()
    })
  }
  return app
}

const headers = (policy: string) => ({
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
})

const prefixed = (language: Language, path: string): string =>
  language === languages[0] ? path : `/${language}${path}`

const formatTime = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Jakarta',
  }).format(date)

type Listed = Omit<StoredEmail, 'html' | 'plain'>

const formatState = ({ state, failure }: Listed, language: Language): string =>
  words[state][language] + (failure === null ? '' : `: ${failure}`)

/** `here` is the page's path without a language. */
const framed = (language: Language, title: string, here: string, content: unknown) => {
  const other = language === 'en' ? 'id' : 'en'
  return htmlPage(
    { language, title, style },
    html` <nav>
        <a href="${prefixed(language, HOME)}">${words.all[language]}</a>
        <a href="${prefixed(other, here)}" lang="${other}" hreflang="${other}">${words.language[language]}</a>
      </nav>
      <main>${content}</main>`,
  )
}

const listPage = (language: Language, messages: readonly Listed[]) =>
  framed(
    language,
    words.title[language],
    HOME,
    html`<h1>${words.title[language]}</h1>
      <p>${words.lead[language]}</p>
      ${
        messages.length === 0
          ? html`<p>${words.none[language]}</p>`
          : html`<ul>
              ${messages.map(
                (message) =>
                  html`<li>
                    <a href="${prefixed(language, `${HOME}/${message.id}`)}" lang="${message.language}"
                      >${message.subject}</a
                    >
                    <small>${message.recipient}</small>
                    <small
                      >${formatTime(message.written_at, language)} · ${formatState(message, language)} ·
                      ${message.kind}</small
                    >
                  </li>`,
              )}
            </ul>`
      }`,
  )

const emailPage = (language: Language, message: StoredEmail) => {
  const here = `${HOME}/${message.id}`
  return framed(
    language,
    message.subject,
    here,
    html`<h1 lang="${message.language}">${message.subject}</h1>
      <dl>
        <dt>${words.to[language]}</dt>
        <dd>${message.recipient}</dd>
        ${
          message.reply_to === null
            ? ''
            : html`<dt>${words.reply_to[language]}</dt>
                <dd>${message.reply_to}</dd>`
        }
        <dt>${words.written[language]}</dt>
        <dd>${formatTime(message.written_at, language)}</dd>
        <dt>${words.state[language]}</dt>
        <dd>${formatState(message, language)}</dd>
        <dt>${words.kind[language]}</dt>
        <dd>${message.kind}</dd>
      </dl>
      <h2>${words.as_html[language]}</h2>
      <iframe
        sandbox="${EMAIL_SANDBOX}"
        src="${prefixed(language, here)}/html"
        title="${words.as_html[language]}"
      ></iframe>
      <h2>${words.as_text[language]}</h2>
      <pre lang="${message.language}">${message.plain}</pre>`,
  )
}
