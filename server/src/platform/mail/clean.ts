const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const LONGEST_ADDRESS = 254
/** One mailbox and nothing else: no name, list, comment, quotes or route, and nothing that could end a header. */
const ADDRESS = /^[\w.#$&'*+=?^~-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+$/i

/** A text of one line: a line break in a subject would begin another header. */
export const oneLine = (text: string): string => text.replace(CONTROL, ' ').trim()

/** A text whose lines are kept, without any other control character. */
export const cleanLines = (text: string): string[] => text.split(/\r\n|[\r\n\u2028\u2029]/).map(oneLine)

/** The address, if an e-mail can go there. Throws RangeError, without naming it, where it is anything else. */
export const mailAddress = (address: string): string => {
  if (address.length <= LONGEST_ADDRESS && ADDRESS.test(address)) return address
  throw new RangeError('Not an address that an e-mail can be sent to')
}
