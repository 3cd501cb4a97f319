import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30
/** The most steps that a clock may be off, either way. */
const WINDOW = 1

const of = (secret: string, email: string, shop: string): TOTP =>
  new TOTP({ issuer: shop, label: email, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_S })

/** A new secret for an authenticator: 160 random bits in Base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The URI that an authenticator reads, from a QR code or a link. */
export const totpUri = (secret: string, email: string, shop: string): string =>
  of(secret, email, shop).toString()

/** The step that a code belongs to; undefined for a wrong one. A step is valid once; callers store the last one. */
export const totpStep = (secret: string, code: string, now: Date): number | undefined => {
  const delta = of(secret, '', '').validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta
}
