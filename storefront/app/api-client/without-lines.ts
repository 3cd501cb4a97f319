/** Asks for the head and the sums of a record alone, without its lines. */
export const withoutLines = { limit: '0' }
