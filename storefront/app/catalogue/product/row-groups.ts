/**
 * The rows at which a group begins, where the first column divides the rows: equal values stand together, in two groups or
 * more, of two rows or more in the mean. Empty otherwise.
 */
export const groupStarts = (
  rows: readonly { readonly values: readonly { readonly text: string }[] }[],
): ReadonlySet<number> => {
  const texts = rows.map(({ values }) => values[0]?.text ?? '')
  const starts = texts.flatMap((text, i) => (i === 0 || text !== texts[i - 1] ? i : []))
  const isDivided =
    !texts.includes('') &&
    starts.length > 1 &&
    starts.length * 2 <= rows.length &&
    new Set(texts).size === starts.length
  return new Set(isDivided ? starts : [])
}
