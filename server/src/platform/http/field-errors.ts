import { fieldErrorWords, type Language, type FieldErrorCode } from '@pasok/words'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

const valueAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    given,
  )

const refusalOf = (issue: Issue, given: unknown): FieldErrorCode => {
  if (Object.hasOwn(fieldErrorWords, issue.message)) return issue.message as FieldErrorCode
  switch (issue.code) {
    case 'invalid_type':
      return valueAt(given, issue.path) === undefined ? 'missing' : 'wrong_form'
    case 'too_small':
      return issue.origin === 'string' ? 'too_short' : 'too_small'
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_big'
    case 'invalid_value':
      return 'not_offered'
    default:
      return 'wrong_form'
  }
}

/**
 * The sentences for what a schema refused of what was `given`, by field: a path inside one is joined by points, and
 * `body` stands for all of it.
 */
export const fieldErrors = (
  issues: readonly Issue[],
  given: unknown,
  language: Language,
): Record<string, string[]> => {
  const errors: Record<string, string[]> = {}
  for (const issue of issues) {
    const sentence = fieldErrorWords[refusalOf(issue, given)][language]({
      minimum: 'minimum' in issue ? issue.minimum : undefined,
      maximum: 'maximum' in issue ? issue.maximum : undefined,
      choices: 'values' in issue ? issue.values.map(String).join(', ') : undefined,
    })
    ;(errors[issue.path.join('.') || 'body'] ??= []).push(sentence)
  }
  return errors
}
