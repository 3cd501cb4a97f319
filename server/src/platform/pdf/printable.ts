/** The same without signs that the type can't set: control characters are left out, the diameter sign is an Ø. */
export const printable = (text: string): string =>
  text.replaceAll('\u2300', 'Ø').replace(/[[\p{Cc}\p{Cf}]--\n]/gv, '')
