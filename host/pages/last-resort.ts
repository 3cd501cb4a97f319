import type { ServerResponse } from 'node:http'
import { SECONDS_TO_WAIT } from '@pasok/server'
import { lastResortWords, refusedFormWords, type RefusedFormStatus } from '@pasok/words'
import { languageOfPath } from './language-of-path.ts'

/** What is left when even the error page fails: a sentence and a way home, from nothing but words. */
export const lastResort = (
  url: string,
  response: ServerResponse,
  requestId: string,
  status: 500 | 503 = 500,
): void => {
  const language = languageOfPath(url)
  sendPlainPage(url, response, requestId, { status, title: lastResortWords.title[language] })
}

/** Responds to a refused form with a page that says why and links home. */
export const refuseForm = (
  url: string,
  response: ServerResponse,
  requestId: string,
  status: RefusedFormStatus,
): void => {
  const language = languageOfPath(url)
  const { title, detail } = refusedFormWords[status]
  sendPlainPage(url, response, requestId, { status, title: title[language], detail: detail[language] })
}

interface PlainPage {
  readonly status: number
  readonly title: string
  readonly detail?: string
}

const sendPlainPage = (
  url: string,
  response: ServerResponse,
  requestId: string,
  { status, title, detail }: PlainPage,
): void => {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const language = languageOfPath(url)
  const body = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${
    detail === undefined ? '' : `<p>${detail}</p>`
  }<p><a href="${language === 'id' ? '/id' : '/'}">${lastResortWords.home[language]}</a></p></html>`
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
