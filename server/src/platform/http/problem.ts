import type { Problem, ProblemCode } from '@pasok/contract'
import {
  documentLateDetail,
  problemDetailsForPeople,
  problemWords,
  tooManyDetail,
  type Language,
  type Sentence,
} from '@pasok/words'
import type { Context } from 'hono'
import { isNavigation, languageOfReader, writeAnswerPage } from './answer-page.ts'
import type { Http } from './request-context.ts'

/** After a refusal that is only for now, in seconds. */
export const SECONDS_TO_WAIT = '2'

/** What a problem says beside its code. */
interface More {
  /** Why fields were refused, by field. */
  readonly errors?: Record<string, string[]> | undefined
  /** How to be known, of a 401. */
  readonly challenge?: string
  /** What the record is now. */
  readonly current?: Readonly<Record<string, unknown>> | undefined
  /** In how many seconds to try again. */
  readonly wait?: number | undefined
  /** Where a document is announced that takes longer. */
  readonly email?: string | undefined
}

/**
 * Answers a refusal as RFC 9457 does, in the reader's language, never to be kept by a cache; a 401 says how to be known,
 * and what was tried too often in how many seconds it may be tried again. A person who followed a link gets it as a page.
 */
export const writeProblem = (
  c: Context<Http>,
  status: number,
  code: ProblemCode,
  { errors, challenge = 'Bearer', current, wait, email }: More = {},
): Response => {
  if (status === 401) c.header('www-authenticate', challenge)
  if (wait !== undefined) c.header('retry-after', String(wait))
  const { title, detail } = problemWords[code]
  const detailIn = (language: Language, usual: Sentence = detail) => {
    if (email !== undefined) return documentLateDetail[language]({ email })
    return status === 429 && wait !== undefined
      ? tooManyDetail[language]({ minutes: Math.ceil(wait / 60) })
      : usual[language]
  }
  if (isNavigation(c)) {
    const language = languageOfReader(c)
    const forPeople: Partial<Record<ProblemCode, Sentence>> = problemDetailsForPeople
    return writeAnswerPage(c, status, { title: title[language], detail: detailIn(language, forPeople[code]) })
  }
  const language = c.get('language')
  const body: Problem = {
    type: 'about:blank',
    status,
    code,
    title: title[language],
    detail: detailIn(language),
    ...(errors && { errors }),
    ...(current && { current }),
  }
  return c.body(JSON.stringify(body), status as 400, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  })
}
