import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A new token of 256 random bits, as 43 letters, digits, dashes and underscores. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token: it can be compared and not turned back. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * The token that takes another's place: always the same for the same one, so that two tabs that renew at once, or a
 * client whose answer was lost, are given one successor. Without the secret it looks random.
 */
export const deriveSuccessor = (token: string, as: 'access' | 'refresh', secret: string): string =>
  createHmac('sha256', secret).update(`${as}:${token}`).digest('base64url')
