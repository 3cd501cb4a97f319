import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { semaphore } from '../../platform/limits/semaphore.ts'

/** Argon2id with 19 MiB, two passes and one lane: what OWASP's password storage sheet asks for at least. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One core stays free for everybody else, however many log in at once. */
const inTurn = semaphore(Math.max(1, availableParallelism() - 1))

/** Hashes a password to be stored. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST))

/** Of nobody's password: checking against it takes as long as against a real one. */
let nobodys: Promise<string> | undefined

/** Whether this is the password; without a hash never, which takes just as long. */
export const isPassword = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  nobodys ??= hashPassword('')
  const against = stored ?? (await nobodys)
  const is = await inTurn(() => verify(against, password))
  return is && stored != null
}
