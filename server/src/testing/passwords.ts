import { openPasswords } from '../identity/index.ts'

/** Stores passwords at the least cost that there is: tests log in a thousand times. */
export const passwords = openPasswords({ memoryCost: 8, timeCost: 1 })
