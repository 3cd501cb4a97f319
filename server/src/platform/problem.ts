import type { Problem, ProblemCode } from '@pasok/contract'
import { problemWords } from '@pasok/words'
import type { Context } from 'hono'
import type { Http } from './request-context.ts'

/** Answers a refusal as RFC 9457 does, in the reader's language, never to be kept by a cache. */
export const writeProblem = (
  c: Context<Http>,
  status: number,
  code: ProblemCode,
  errors?: Record<string, string[]>,
): Response => {
  const language = c.get('language')
  const { title, detail } = problemWords[code]
  const body: Problem = {
    type: 'about:blank',
    status,
    code,
    title: title[language],
    detail: detail[language],
    ...(errors && { errors }),
  }
  return c.body(JSON.stringify(body), status as 400, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  })
}
