import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A new token of 256 random bits, as 43 letters, digits, dashes and underscores. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The hash under which a token is stored: it can be compared but not reversed. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Derives the token that replaces another one. The result is always the same, so that two tabs that renew at once, or a
 * client that lost a response, get the same successor. Without the secret it looks random.
 */
export const deriveSuccessor = (token: string, as: 'access' | 'refresh', secret: string): string =>
  createHmac('sha256', secret).update(`${as}:${token}`).digest('base64url')
