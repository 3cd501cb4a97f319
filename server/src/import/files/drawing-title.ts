const LONGEST = 200
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text of a drawing's first title, at most 200 characters; undefined without one. */
export const drawingTitle = (svg: string): string | undefined => {
  const from = svg.search(/<title[\s>]/)
  const start = from === -1 ? -1 : svg.indexOf('>', from) + 1
  const end = start < 1 ? -1 : svg.indexOf('</title>', start)
  if (end === -1) return undefined
  const text = svg
    .slice(start, Math.min(end, start + 10 * LONGEST))
    .replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return text.slice(0, LONGEST) || undefined
}
