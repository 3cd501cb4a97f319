const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const LONGEST_ADDRESS = 254
/** One plain mailbox: no name, list, comment, quotes or route, and nothing that could end a header. */
const ADDRESS = /^[\w.#$&'*+=?^~-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+$/i

/** Joins a text to one line: a line break in a subject would start another header. */
export const oneLine = (text: string): string => text.replace(CONTROL, ' ').trim()

/** Splits a text into lines and removes other control characters. */
export const cleanLines = (text: string): string[] => text.split(/\r\n|[\r\n\u2028\u2029]/).map(oneLine)

/** Returns the address if it is valid. Otherwise throws RangeError, whose message does not contain it. */
export const mailAddress = (address: string): string => {
  if (address.length <= LONGEST_ADDRESS && ADDRESS.test(address)) return address
  throw new RangeError('Not an address that an e-mail can be sent to')
}
