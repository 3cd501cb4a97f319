import { fieldErrorWords, type FieldErrorBounds, type FieldErrorCode, type Language } from '@pasok/words'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** Why a field was refused that only the data can judge; with what its sentence names, if it names something. */
export type FieldRefusal = FieldErrorCode | ({ readonly code: FieldErrorCode } & FieldErrorBounds)

/** The sentences for such refusals, by field. */
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
      // A form sends '' for a list of which nothing was chosen.
      return isLeftOut(issue, input) || valueAt(input, issue.path) === '' ? 'missing' : 'not_offered'
    case 'unrecognized_keys':
      return 'unknown_parameter'
    default:
      return 'wrong_form'
  }
}

/** The fields that an issue is about: an object's unknown ones are all named by one. */
const listFields = (issue: Issue): string[] =>
  issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || 'body']

/**
 * The sentences for what a schema refused of `input`, by field: a path inside one is joined by points, and
 * `body` stands for all of it.
 */
export const fieldErrors = (
  issues: readonly Issue[],
  input: unknown,
  language: Language,
): Record<string, string[]> => {
  // A caller names fields as they like: `constructor` and `__proto__` are names here as any other.
  const errors = new Map<string, string[]>()
  for (const issue of issues) {
    const sentence = fieldErrorWords[toFieldErrorCode(issue, input)][language]({
      minimum: 'minimum' in issue ? issue.minimum : undefined,
      maximum: 'maximum' in issue ? issue.maximum : undefined,
      choices: 'values' in issue ? issue.values.map(String).join(', ') : undefined,
    })
    for (const field of listFields(issue)) errors.set(field, [...(errors.get(field) ?? []), sentence])
  }
  return Object.fromEntries(errors)
}
