import { admin_no_connection, admin_unexpected } from '~words'
import { NoConnection, Refusal } from './ask.ts'

/** Why something could not be read or done, in the reader's language. */
const refusalText = (error: unknown): string =>
  error instanceof Refusal
    ? error.problem.detail
    : error instanceof NoConnection
      ? admin_no_connection()
      : admin_unexpected()

/** The same, announced. */
export function RefusalText({ error }: { readonly error: unknown }) {
  return (
    <p role="alert" className="my-3 rounded-md border border-danger px-3 py-2 text-danger">
      {refusalText(error)}
    </p>
  )
}
