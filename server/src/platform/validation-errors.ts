import type { FieldErrorCode } from '@pasok/words'

/**
 * A change that was not made because of invalid fields, with an error code for each. Endpoints respond with
 * `invalid_request`.
 */
export interface ValidationErrors<Code = FieldErrorCode> {
  readonly error: 'invalid_request'
  readonly errors: Readonly<Record<string, Code>>
}
