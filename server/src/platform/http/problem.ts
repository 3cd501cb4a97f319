import type { Problem, ProblemCode } from '@pasok/contract'
import { problemWords, tooManyDetail } from '@pasok/words'
import type { Context } from 'hono'
import type { Http } from './request-context.ts'

/** After a refusal that is only for now, in seconds. */
export const SECONDS_TO_WAIT = '2'

/**
 * Answers a refusal as RFC 9457 does, in the reader's language, never to be kept by a cache; a 401 says how to be known,
 * and what was tried too often in how many seconds it may be tried again.
 */
export const writeProblem = (
  c: Context<Http>,
  status: number,
  code: ProblemCode,
  errors?: Record<string, string[]>,
  challenge = 'Bearer',
  current?: Readonly<Record<string, unknown>>,
  wait?: number,
): Response => {
  const language = c.get('language')
  if (status === 401) c.header('www-authenticate', challenge)
  if (wait !== undefined) c.header('retry-after', String(wait))
  const { title, detail } = problemWords[code]
  const body: Problem = {
    type: 'about:blank',
    status,
    code,
    title: title[language],
    detail:
      wait === undefined ? detail[language] : tooManyDetail[language]({ minutes: Math.ceil(wait / 60) }),
    ...(errors && { errors }),
    ...(current && { current }),
  }
  return c.body(JSON.stringify(body), status as 400, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  })
}
