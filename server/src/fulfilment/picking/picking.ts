/** A line of a delivery that is picked. */
export interface PickLine {
  readonly delivery_id: number
  readonly order_line_id: number
  readonly item_id: number
  readonly sku: string
  readonly own_number: string
  readonly uom: string
  readonly quantity: number
  readonly picked: number
}

/** Items of the list by the catalogue's numbers of today. */
export interface NumberedItems {
  readonly own: readonly number[]
  readonly others: readonly number[]
}

const hasText = (text: string, number: string): boolean =>
  text.trim().toLowerCase() === number.trim().toLowerCase()

/**
 * The lines that a scanned number names: by the item's own number, else by the buyer's number for it, else by one that it
 * replaces or that another maker gives it. 'ambiguous_number' if that names several items.
 */
export const matchScan = <L extends PickLine>(
  lines: readonly L[],
  number: string,
  items: NumberedItems,
): readonly L[] | { readonly error: 'not_on_list' | 'ambiguous_number' } => {
  const kinds: readonly ((line: L) => boolean)[] = [
    ({ sku, item_id }) => hasText(sku, number) || items.own.includes(item_id),
    ({ own_number }) => own_number !== '' && hasText(own_number, number),
    ({ item_id }) => items.others.includes(item_id),
  ]
  const found = kinds.map((is) => lines.filter(is)).find((some) => some.length > 0)
  if (!found) return { error: 'not_on_list' }
  return new Set(found.map(({ item_id, uom }) => `${item_id} ${uom}`)).size > 1
    ? { error: 'ambiguous_number' }
    : found
}

/** The quantity still to be picked of lines. */
export const leftToPick = (lines: readonly Pick<PickLine, 'quantity' | 'picked'>[]): number =>
  lines.reduce((sum, { quantity, picked }) => sum + quantity - picked, 0)

/** Whether something of a delivery's lines is picked, and not all of it: it can't be made ready as a whole. */
export const isPartlyPicked = (lines: readonly Pick<PickLine, 'quantity' | 'picked'>[]): boolean =>
  lines.some(({ picked }) => picked > 0) && leftToPick(lines) > 0

/** Spreads a quantity over lines in their order, no more to each than is left of it; omits lines that get none. */
export const spreadOver = <L extends Pick<PickLine, 'quantity' | 'picked'>>(
  lines: readonly L[],
  quantity: number,
): readonly { readonly line: L; readonly quantity: number }[] => {
  let rest = quantity
  return lines.flatMap((line) => {
    const taken = Math.min(rest, line.quantity - line.picked)
    rest -= taken
    return taken > 0 ? [{ line, quantity: taken }] : []
  })
}

/** The deliveries of a list: as many of these, in their order, as have `most` lines together, and at least one. */
export const coveredDeliveries = <D extends { readonly lines: number }>(
  deliveries: readonly D[],
  most: number,
): readonly D[] => {
  let lines = 0
  return deliveries.filter((one, at) => {
    lines += one.lines
    return at === 0 || lines <= most
  })
}

/** Compares shelves as people number them: A-2 before A-10; items without one come last. */
export const compareShelves = (
  a: { readonly shelf: string | undefined; readonly sku: string },
  b: { readonly shelf: string | undefined; readonly sku: string },
): number =>
  Number(a.shelf === undefined) - Number(b.shelf === undefined) ||
  natural.compare(a.shelf ?? '', b.shelf ?? '') ||
  natural.compare(a.sku, b.sku)

const natural = new Intl.Collator('en', { numeric: true })
