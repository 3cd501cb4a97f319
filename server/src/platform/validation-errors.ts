import type { FieldErrorCode } from '@pasok/words'

/** A change that was not made because of its fields, with an error code by field. Endpoints answer it as `invalid_request`. */
export interface ValidationErrors<Code = FieldErrorCode> {
  readonly error: 'invalid_request'
  readonly errors: Readonly<Record<string, Code>>
}
