import type { IncomingMessage } from 'node:http'
import { formFields, withBody, type Party } from '@pasok/server'
import type { RefusedFormStatus } from '@pasok/words'

/** A form as a page's action reads it: fields as they came, or with files. */
export type Form = Buffer | FormData
/** Why a form is not taken, as a status; or that its sender went away. */
export type Refused = RefusedFormStatus | 'gone'

export const URLENCODED = 'application/x-www-form-urlencoded'
/** In bytes: a form without files. */
const LARGEST_TEXT = 100_000
/** Reading a form takes longer than its fields are many. */
const MOST_FIELDS = 2_000
const MOST_PARTS = 200
const AMPERSAND = 0x26

export interface FormLimit {
  /** In bytes: how large a form with files may be; undefined for a page that takes none. */
  readonly largestUpload: number | undefined
  /** Whose form it is: what one company may send at a time is bounded. */
  readonly party: Party
}

/**
 * Reads a form that was sent to a page and gives it to `use`, or says why it is not taken. The type and the length that
 * it says are looked at before a byte is read, and the bytes are counted as they come.
 */
export const withForm = async <T>(
  request: IncomingMessage,
  { largestUpload, party }: FormLimit,
  use: (form: Form | Refused) => Promise<T>,
): Promise<T> => {
  const type = request.headers['content-type'] ?? ''
  const essence = type.split(';', 1)[0]?.trim().toLowerCase()
  const isMultipart = essence === 'multipart/form-data'
  if (!isMultipart && essence !== URLENCODED) return use(415)
  const largest = (isMultipart && largestUpload) || LARGEST_TEXT
  if (Number(request.headers['content-length']) > largest) return use(413)
  // A client that is cut off while sending never reads the response.
  const chunks: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false })
  return withBody(chunks, { largest, party }, (body) => {
    if (typeof body === 'string') return use(refusals[body])
    return use(isMultipart ? multipartForm(body, type) : urlencodedForm(body))
  })
}

const refusals = { too_large: 413, too_busy: 503, cut_off: 'gone' } as const

const urlencodedForm = (body: Buffer): Buffer | 413 => {
  let fields = 1
  for (const byte of body) if (byte === AMPERSAND) fields++
  return fields > MOST_FIELDS ? 413 : body
}

const multipartForm = (body: Buffer, type: string): FormData | 400 | 413 => {
  const fields = formFields(body, type, MOST_PARTS)
  if (typeof fields === 'string') return fields === 'too_large' ? 413 : 400
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
