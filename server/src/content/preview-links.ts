import { createHmac } from 'node:crypto'
import { timingSafeEquals } from '../identity/index.ts'

const LASTS_MS = 24 * 3_600_000
const FORM = /^([1-9]\d{0,9})-(\d{13})-([\w-]{43})$/

/** Signed links that show the newest version of a document without a login until they expire. */
export interface PreviewLinks {
  make(documentId: number, now: Date): { readonly token: string; readonly endsAt: Date }
  /** The document that a token shows; undefined for an invalid or expired token. */
  read(token: string, now: Date): number | undefined
}

/** `secret` signs them. */
export const previewLinks = (secret: string): PreviewLinks => {
  const signature = (payload: string): string =>
    createHmac('sha256', secret).update(`content-preview:${payload}`).digest('base64url')
  return {
    make: (documentId, now) => {
      const endsAt = new Date(now.getTime() + LASTS_MS)
      const payload = `${documentId}-${endsAt.getTime()}`
      return { token: `${payload}-${signature(payload)}`, endsAt }
    },
    read: (token, now) => {
      const [, id, endsAt, own] = FORM.exec(token) ?? []
      if (id === undefined || endsAt === undefined || own === undefined) return undefined
      const isOurs = timingSafeEquals(own, signature(`${id}-${endsAt}`))
      return isOurs && Number(endsAt) > now.getTime() ? Number(id) : undefined
    },
  }
}
