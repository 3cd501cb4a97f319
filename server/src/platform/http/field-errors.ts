import { fieldErrorWords, type FieldErrorBounds, type FieldErrorCode, type Language } from '@pasok/words'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** An error of a field that only the data can show, with the values that its sentence names. */
export type FieldRefusal = FieldErrorCode | ({ readonly code: FieldErrorCode } & FieldErrorBounds)

/** The sentences for such errors by field. */
export const refusalSentences = (
  refusals: Readonly<Record<string, FieldRefusal>>,
  language: Language,
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(refusals).map(([field, refusal]) => {
      const { code, ...bounds } = typeof refusal === 'string' ? { code: refusal } : refusal
      return [field, [fieldErrorWords[code][language](bounds)]]
    }),
  )

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  )

const isLeftOut = ({ path }: Issue, input: unknown): boolean => valueAt(input, path) === undefined

const toFieldErrorCode = (issue: Issue, input: unknown): FieldErrorCode => {
  if (Object.hasOwn(fieldErrorWords, issue.message)) return issue.message as FieldErrorCode
  switch (issue.code) {
    case 'invalid_type':
      return isLeftOut(issue, input) ? 'missing' : 'wrong_form'
    case 'too_small':
      return issue.origin === 'string' ? 'too_short' : 'too_small'
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_big'
    case 'invalid_value':
      // A form sends '' for a list without a selection.
      return isLeftOut(issue, input) || valueAt(input, issue.path) === '' ? 'missing' : 'not_offered'
    case 'unrecognized_keys':
      return 'unknown_parameter'
    default:
      return 'wrong_form'
  }
}

/** The error of a field that a schema's issue about `input` is. */
export const toFieldRefusal = (issue: Issue, input: unknown) => ({
  code: toFieldErrorCode(issue, input),
  minimum: 'minimum' in issue ? issue.minimum : undefined,
  maximum: 'maximum' in issue ? issue.maximum : undefined,
  choices: 'values' in issue ? issue.values.map(String).join(', ') : undefined,
})

/** The fields of an issue; one issue lists all unknown keys of an object. */
const listFields = (issue: Issue): string[] =>
  issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || 'body']

/**
 * The sentences for a schema's issues about `input`, by field: nested paths are joined with dots, and `body` stands for
 * the whole input.
 */
export const fieldErrors = (
  issues: readonly Issue[],
  input: unknown,
  language: Language,
): Record<string, string[]> => {
  // Callers choose field names: `constructor` and `__proto__` must be ordinary names here.
  const errors = new Map<string, string[]>()
  for (const issue of issues) {
    const { code, ...bounds } = toFieldRefusal(issue, input)
    const sentence = fieldErrorWords[code][language](bounds)
    for (const field of listFields(issue)) errors.set(field, [...(errors.get(field) ?? []), sentence])
  }
  return Object.fromEntries(errors)
}
