import type { Answer, Endpoint, Problem } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Context } from 'hono'
import type { z } from 'zod'
import { fieldErrors } from './field-errors.ts'
import { answerKept, described, SECONDS_TO_WAIT, type App, type Refused } from './http.ts'
import { boundaryOf, partsOf } from './multipart.ts'
import { writeProblem } from './problem.ts'
import { readBody, type Unread } from './read-body.ts'
import type { Http } from './request-context.ts'

/** Texts of a form are as short as those of any other body. */
const LONGEST_TEXT = 20_000
const MOST_FIELDS = 60

type FormEndpoint = Endpoint & { readonly form: z.ZodObject }
interface GivenForm<E extends FormEndpoint> {
  readonly form: z.output<E['form']>
  readonly language: Language
}
type Kept<E extends Endpoint> = Exclude<Answer<E>, { body: Problem }> | Refused<keyof E['answers'] & number>

/**
 * Mounts a promise that takes a multipart form of at most `largest` bytes. `admit` may refuse before the form is read.
 * A file field that was left empty is no field.
 */
export const serveForm = <E extends FormEndpoint>(
  app: App,
  e: E,
  largest: number,
  keep: (given: GivenForm<E>, c: Context<Http>) => Promise<Kept<E>>,
  admit: (c: Context<Http>) => Refused | undefined = () => undefined,
): void => {
  app.openAPIRegistry.registerPath(described(e))
  app.on(e.method.toUpperCase(), e.path, async (c) => {
    const refused = admit(c)
    if (refused) return answerKept(c, refused)
    const given = await formOf(c, largest)
    if (typeof given === 'string') return refuseForm(c, given)
    const language = c.get('language')
    const read = e.form.safeParse(given)
    if (!read.success)
      return writeProblem(c, 400, 'invalid_request', fieldErrors(read.error.issues, given, language))
    return answerKept(c, await keep({ form: read.data as z.output<E['form']>, language }, c))
  })
}

const refuseForm = (c: Context<Http>, why: Unread | 'no_form'): Response => {
  if (why === 'too_large') return writeProblem(c, 413, 'body_too_large')
  if (why !== 'too_busy') return writeProblem(c, 400, 'invalid_request')
  c.header('retry-after', SECONDS_TO_WAIT)
  return writeProblem(c, 503, 'overloaded')
}

const formOf = async (
  c: Context<Http>,
  largest: number,
): Promise<Record<string, string | File> | Unread | 'no_form'> => {
  const boundary = boundaryOf(c.req.header('content-type'))
  if (boundary === undefined) return 'no_form'
  if (Number(c.req.header('content-length')) > largest) return 'too_large'
  const body = await readBody(c.req.raw.body, largest)
  if (typeof body === 'string') return body
  const parts = partsOf(body, boundary, MOST_FIELDS)
  if (!parts) return 'no_form'
  const given: [string, string | File][] = []
  for (const { name, filename, bytes } of parts)
    if (filename === undefined) {
      if (bytes.length > LONGEST_TEXT) return 'too_large'
      given.push([name, bytes.toString('utf8')])
    } else if (bytes.length > 0 || filename !== '')
      given.push([name, new File([new Uint8Array(bytes)], filename)])
  // Built so that a field called __proto__ is a field.
  return Object.fromEntries(given)
}
