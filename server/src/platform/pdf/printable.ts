/** Removes control characters and replaces the diameter sign with Ø, since the font lacks both. */
export const printable = (text: string): string =>
  text.replaceAll('\u2300', 'Ø').replace(/[[\p{Cc}\p{Cf}]--\n]/gv, '')
