import type { MadeDocument } from '../documents/make-document.ts'
import { refuse } from './http.ts'

const SECONDS_UNTIL_READY = 60

/** A document as a download, named by its number without characters that filenames can't have; or why it is not ready. */
export const sendPdf = (number: string, made: MadeDocument) => {
  if (made === 'busy') return refuse(503, 'overloaded')
  return made instanceof Uint8Array
    ? { body: made, contentType: 'application/pdf', filename: `${number.replaceAll('/', '-')}.pdf` }
    : { ...refuse(503, 'document_late'), wait: SECONDS_UNTIL_READY, email: made.email }
}
