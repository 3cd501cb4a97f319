/** The value that `share` (0 to 1) of the values do not exceed, between two neighbours where it falls between them. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)]
  const above = sorted[Math.ceil(at)]
  if (below === undefined || above === undefined) throw new Error('nothing was measured')
  return below + (above - below) * (at - Math.floor(at))
}

/** The middle value. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)
