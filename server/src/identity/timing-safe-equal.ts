import { createHash, timingSafeEqual } from 'node:crypto'

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Whether two texts are equal. The time reveals nothing about the secret, because it compares hashes of equal length.
 */
export const timingSafeEquals = (candidate: string, secret: string): boolean =>
  timingSafeEqual(hash(candidate), hash(secret))
