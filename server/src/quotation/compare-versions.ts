import { comparedFields, type ComparedField, type ComparedLine, type QuotationLine } from '@pasok/contract'

const readValue = (line: QuotationLine | undefined, field: ComparedField): unknown => {
  if (!line) return undefined
  if (field === 'item') return `${line.status} ${line.product?.id ?? ''}`
  return field === 'discount_percent' ? (line.discount_percent ?? 0) : line[field]
}

const pair = (before: QuotationLine | undefined, after: QuotationLine | undefined): ComparedLine => ({
  ...(before && { before }),
  ...(after && { after }),
  changed: comparedFields.filter((field) => readValue(before, field) !== readValue(after, field)),
})

/** Keys that identify a line in both versions, the most reliable first; undefined if the line lacks one. */
const likenesses: readonly ((line: QuotationLine) => string | undefined)[] = [
  ({ requested_text, place }) => requested_text && `${place} ${requested_text}`,
  ({ product, requested_text = '' }) => product && `${product.id} ${requested_text}`,
  ({ requested_text }) => requested_text,
  ({ requested_text, place }) => (requested_text === undefined ? String(place) : undefined),
]

/** Pairs the lines of two versions in the order of the later one; removed lines come last. */
export const compareVersions = (
  before: readonly QuotationLine[],
  after: readonly QuotationLine[],
): ComparedLine[] => {
  const left = new Set(before)
  const found = new Map<QuotationLine, QuotationLine>()
  for (const likeness of likenesses) {
    const earlier = Map.groupBy(left, likeness)
    for (const line of after) {
      const key = found.has(line) ? undefined : likeness(line)
      const same = key === undefined ? undefined : earlier.get(key)?.shift()
      if (!same) continue
      left.delete(same)
      found.set(line, same)
    }
  }
  return [
    ...after.map((line) => pair(found.get(line), line)),
    ...[...left].map((line) => pair(line, undefined)),
  ]
}
