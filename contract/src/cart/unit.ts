/** An item's unit of sale, and the number of pieces in it where it is known. */
export interface Unit {
  readonly uom: string
  readonly pieces?: number | undefined
}

/** The unit of an item's record. */
export const toUnit = ({
  uom,
  min_pieces: pieces,
}: {
  readonly uom?: string | undefined
  readonly min_pieces?: number | undefined
}): Unit | undefined => (uom === undefined ? undefined : { uom, ...(pieces !== undefined && { pieces }) })

/** Whether an item's unit differs from the one shown before. Pieces are compared only where both are known. */
export const isOtherUnit = (shown: Unit, now: Unit): boolean =>
  shown.uom !== now.uom ||
  (shown.pieces !== undefined && now.pieces !== undefined && shown.pieces !== now.pieces)
