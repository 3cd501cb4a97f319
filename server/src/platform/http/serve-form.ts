import type { Answer, Endpoint, Problem } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Context } from 'hono'
import type { z } from 'zod'
import { fieldErrors } from './field-errors.ts'
import { answerKept, described, type App, type Refused } from './http.ts'
import { formFields } from './multipart.ts'
import { writeProblem } from './problem.ts'
import type { Unread } from './read-body.ts'
import { refuseBody, typeOf, withBodyOf } from './request-body.ts'
import type { Http } from './request-context.ts'

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
    return withForm(c, largest, async (given) => {
      if (given === 'wrong_type') return writeProblem(c, 415, 'unsupported_type')
      if (given === 'no_form') return writeProblem(c, 400, 'invalid_request')
      if (typeof given === 'string') return refuseBody(c, given)
      const language = c.get('language')
      const read = e.form.safeParse(given)
      if (!read.success)
        return writeProblem(c, 400, 'invalid_request', fieldErrors(read.error.issues, given, language))
      return answerKept(c, await keep({ form: read.data as z.output<E['form']>, language }, c))
    })
  })
}

type Fields = Record<string, string | File>

/** Reads a request's form and gives it to `use`, or why there is none. */
const withForm = async (
  c: Context<Http>,
  largest: number,
  use: (form: Fields | Unread | 'wrong_type' | 'no_form') => Promise<Response>,
): Promise<Response> => {
  if (typeOf(c) !== 'multipart/form-data') return use('wrong_type')
  return withBodyOf(c, largest, (read) => use(typeof read === 'string' ? read : formIn(c, read)))
}

const formIn = (c: Context<Http>, body: Buffer): Fields | 'too_large' | 'no_form' => {
  const fields = formFields(body, c.req.header('content-type'), MOST_FIELDS)
  // Built so that a field called __proto__ is a field.
  return typeof fields === 'string' ? fields : Object.fromEntries(fields)
}
