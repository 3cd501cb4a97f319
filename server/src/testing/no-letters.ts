import type { DeliverLetter } from '../platform/index.ts'

/** For jobs of a test that writes no letter. */
export const noLetters: DeliverLetter = async (letter) => {
  throw new Error(`Nobody was to write a letter, and yet there is ${letter}`)
}
