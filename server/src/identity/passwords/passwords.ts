import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** The cost of one hash: memory in KiB, and passes over it. */
export interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
}

/** Argon2id with 19 MiB, two passes and one lane: the minimum that OWASP's Password Storage Cheat Sheet recommends. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2 }

/** Hashes and checks passwords. */
export interface Passwords {
  /** Hashes a password for storing. */
  hash(password: string): Promise<string>
  /** Whether the password matches; without a stored hash always false, after the same time. */
  isRight(stored: string | null | undefined, password: string): Promise<boolean>
}

/** Leaves one core free for other work, however many people log in at once. */
const onFreeCore = pLimit(Math.max(1, availableParallelism() - 1))

/** Hashes and checks passwords with Argon2id. Tests may use a lower cost. */
export const openPasswords = (cost: PasswordCost = COST): Passwords => {
  const hashPassword = (password: string) => onFreeCore(() => hash(password, { ...cost, parallelism: 1 }))
  /** The hash of no account; comparing with it takes as long as with a real one. */
  let placeholder: Promise<string> | undefined
  return {
    hash: hashPassword,
    isRight: async (stored, password) => {
      placeholder ??= hashPassword('')
      const against = stored ?? (await placeholder)
      const is = await onFreeCore(() => verify(against, password))
      return is && stored != null
    },
  }
}
