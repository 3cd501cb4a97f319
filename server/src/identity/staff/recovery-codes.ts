import { Secret } from 'otpauth'
import { hashToken } from '../secret-token.ts'

/** A code is used up by one login, and an account has this many of them. */
const COUNT = 10
/** 80 random bits: 16 letters and digits in Base32. */
const BYTES = 10

/** New recovery codes, 'ABCD-EFGH-JKLM-NPQR'. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => new Secret({ size: BYTES }).base32.replaceAll(/.{4}(?=.)/g, '$&-'))

/** The hash under which a recovery code is stored. */
export const hashRecoveryCode = (code: string): Buffer => hashToken(code)

/** Whether a login's code is a recovery code and not the app's. */
export const isRecoveryCode = (code: string): boolean => code.includes('-')
