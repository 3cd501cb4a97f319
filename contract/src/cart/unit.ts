/** What an item is sold by: a unit, and how many pieces it holds, where somebody counts them. */
export interface Unit {
  readonly uom: string
  readonly pieces?: number | undefined
}

/** What an item of a record is sold by; its pieces stand beside its price. */
export const unitOf = ({
  uom,
  min_pieces: pieces,
}: {
  readonly uom?: string | undefined
  readonly min_pieces?: number | undefined
}): Unit | undefined => (uom === undefined ? undefined : { uom, ...(pieces !== undefined && { pieces }) })

/** Whether an item is sold by another unit than the one that was shown. Pieces tell it only where both are known. */
export const isOtherUnit = (shown: Unit, now: Unit): boolean =>
  shown.uom !== now.uom ||
  (shown.pieces !== undefined && now.pieces !== undefined && shown.pieces !== now.pieces)
