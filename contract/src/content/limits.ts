/** The longest message to the shop, in characters. */
export const LONGEST_CONTACT_MESSAGE = 4_000
