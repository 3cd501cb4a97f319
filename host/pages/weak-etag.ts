import { createHash } from 'node:crypto'

/** The ETag of a text: weak, since its encodings are different bytes. */
export const weakEtag = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
