/** The items that the API refused, and why, of those that were sent: from errors such as `lines.3.new_qty`. */
export const refusedLines = (
  errors: Readonly<Record<string, readonly string[]>> | undefined,
  itemIds: readonly number[],
): Map<number, string> =>
  new Map(
    Object.entries(errors ?? {}).flatMap(([field, [why = '']]): [number, string][] => {
      const id = itemIds[Number(/^lines\.(\d+)\./.exec(field)?.[1] ?? Number.NaN)]
      return id === undefined ? [] : [[id, why]]
    }),
  )

/** Why a line was refused, with its part number where that is known: sentences of the API may name it themselves. */
export const ofPart = (partNumber: string | undefined, why: string): string =>
  partNumber && !why.includes(partNumber) ? `${partNumber}: ${why}` : why
