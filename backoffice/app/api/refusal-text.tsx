import { admin_no_connection } from '~words'
import { Refusal } from './ask.ts'

/** Why something could not be read or done, in the reader's language. */
const refusalText = (error: unknown): string =>
  error instanceof Refusal ? error.problem.detail : admin_no_connection()

/** The same, announced. */
export function RefusalText({ error }: { readonly error: unknown }) {
  return (
    <p role="alert" className="my-3 rounded-md border border-danger px-3 py-2 text-danger">
      {refusalText(error)}
    </p>
  )
}
