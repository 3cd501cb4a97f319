import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** What one hash costs: memory in KiB, and passes over it. */
export interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
}

/** Argon2id with 19 MiB, two passes and one lane: what OWASP's password storage sheet asks for at least. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2 }

/** How passwords are stored and checked. */
export interface Passwords {
  /** Hashes a password to be stored. */
  hash(password: string): Promise<string>
  /** Whether this is the password; without a hash never, which takes just as long. */
  isRight(stored: string | null | undefined, password: string): Promise<boolean>
}

/** One core stays free for other work, however many people log in at once. */
const onFreeCore = pLimit(Math.max(1, availableParallelism() - 1))

/** Stores and checks passwords by Argon2id. A test may ask for less than its cost. */
export const openPasswords = (cost: PasswordCost = COST): Passwords => {
  const hashed = (password: string) => onFreeCore(() => hash(password, { ...cost, parallelism: 1 }))
  /** Of no account: checking against it takes as long as against a real one. */
  let placeholder: Promise<string> | undefined
  return {
    hash: hashed,
    isRight: async (stored, password) => {
      placeholder ??= hashed('')
      const against = stored ?? (await placeholder)
      const is = await onFreeCore(() => verify(against, password))
      return is && stored != null
    },
  }
}
