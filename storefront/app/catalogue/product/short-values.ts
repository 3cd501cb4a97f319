/** A name with its code behind it: 'Rubber seals both sides (2RS)'. */
const WITH_CODE = /^\p{L}[^()\d]*\(([A-Z\d]+(?:[-./][A-Z\d]+)*)\)$/u

/**
 * The codes of a column's values, by value. None where two values would read the same, as of 'NPN, normally open (NO)' and
 * 'PNP, normally open (NO)'.
 */
export const shortValues = (texts: readonly string[]): ReadonlyMap<string, string> => {
  const values = [...new Set(texts)]
  const codes = new Map(
    values.flatMap((text) => {
      const code = WITH_CODE.exec(text)?.[1]
      return code === undefined ? [] : [[text, code] as const]
    }),
  )
  const shown = new Set(values.map((text) => codes.get(text) ?? text))
  return shown.size === values.length ? codes : new Map()
}
