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

/** The delay after a temporary refusal, in seconds. */
export const SECONDS_TO_WAIT = '2'

/** The members of a problem besides its code. */
interface More {
  /** Errors by field. */
  readonly errors?: Record<string, string[]> | undefined
  /** The authentication scheme, for 401. */
  readonly challenge?: string
  /** The current record. */
  readonly current?: Readonly<Record<string, unknown>> | undefined
  /** Seconds until a retry. */
  readonly wait?: number | undefined
  /** The e-mail address that is notified when a slow document is ready. */
  readonly email?: string | undefined
}

/**
 * Responds with a problem (RFC 9457) in the reader's language that caches must not store. A 401 names the
 * authentication scheme, and a rate limit the seconds until a retry. A person who followed a link gets a page.
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
