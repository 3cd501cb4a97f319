import type { Route } from '@pasok/contract'
import { sendForm } from '@pasok/ui/records/send-form.ts'
import { admin_no_connection } from '~words'
import { call, NoConnection } from './ask.ts'

type Sent<R extends Route> = Awaited<ReturnType<typeof sendForm<R>>>

/** Sends a form to its endpoint. Without an answer the form shows an error and keeps its input. */
export const send = async <R extends Route>(
  route: R,
  typed: Parameters<typeof sendForm<R>>[2],
): Promise<Sent<R>> => {
  try {
    return await sendForm(call, route, typed)
  } catch (error) {
    if (!(error instanceof NoConnection)) throw error
    return {
      refused: { status: 0, detail: admin_no_connection(), errors: {}, refused: admin_no_connection() },
    }
  }
}
