import type { ServerResponse } from 'node:http'
import { lastResortWords } from '@pasok/words'
import { languageOfPath } from './language-of-path.ts'
import { SECONDS_TO_WAIT } from './page.ts'

/** What is left when even the error page fails: a sentence and a way home, from nothing but words. */
export const lastResort = (
  url: string,
  response: ServerResponse,
  requestId: string,
  status: 500 | 503 = 500,
): void => {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const language = languageOfPath(url)
  const { title, home } = lastResortWords
  const body = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title[language]}</title><h1>${
    title[language]
  }</h1><p><a href="${language === 'id' ? '/id' : '/'}">${home[language]}</a></p></html>`
  response
    .writeHead(status, {
      ...(status === 503 && { 'retry-after': SECONDS_TO_WAIT }),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-language': language,
      'x-request-id': requestId,
    })
    .end(body)
}
