import type { Context } from 'hono'
import { formFields } from './multipart.ts'
import { writeProblem } from './problem.ts'
import { refuseBody, readContentType, withRequestBody } from './request-body.ts'
import type { Http } from './request-context.ts'

const MOST_FIELDS = 60

/**
 * Reads a multipart form of at most `largest` bytes and passes its fields to `use`; refuses anything else. Empty file
 * fields are dropped.
 */
export const withForm = async <T>(
  c: Context<Http>,
  largest: number,
  use: (form: Readonly<Record<string, string | File>>) => Promise<T>,
): Promise<T | Response> => {
  if (readContentType(c) !== 'multipart/form-data') return writeProblem(c, 415, 'unsupported_type')
  return withRequestBody<T | Response>(c, largest, async (read) => {
    if (typeof read === 'string') return refuseBody(c, read)
    const fields = formFields(read, c.req.header('content-type'), MOST_FIELDS)
    if (fields === 'no_form') return writeProblem(c, 400, 'invalid_request')
    // Built so that a field named __proto__ is an ordinary field.
    return fields === 'too_large' ? refuseBody(c, fields) : use(Object.fromEntries(fields))
  })
}
