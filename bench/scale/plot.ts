/** A line of a panel: what is plotted at each number of items. */
export interface Panel {
  readonly title: string
  readonly targetMs: number
  readonly points: readonly { readonly items: number; readonly p50: number; readonly p95: number }[]
}

const PANEL = { width: 260, height: 190 }
const AREA = { left: 44, top: 30, width: 196, height: 120 }
const COLUMNS = 4
const HEADER = 44
const LINES = [
  { name: 'p95', colour: '#b45309' },
  { name: 'p50', colour: '#1d4ed8' },
] as const
const TARGET_COLOUR = '#6b7280'

/** An SVG with one panel for each kind of request: its p50 and p95 by number of items, both axes logarithmic. */
export const plotPanels = (panels: readonly Panel[]): string => {
  const points = panels.flatMap((panel) => panel.points)
  const byItems = logScale(
    points.map(({ items }) => items),
    AREA.width,
  )
  const byMs = logScale(
    [...points.flatMap(({ p50, p95 }) => [p50, p95]), ...panels.map(({ targetMs }) => targetMs)],
    AREA.height,
  )
  const x = (items: number) => AREA.left + byItems.at(items)
  const y = (ms: number) => AREA.top + AREA.height - byMs.at(ms)
  const drawPanel = ({ title, targetMs, points }: Panel): string =>
    [
      text(AREA.left, AREA.top - 10, title, 'font-weight="bold"'),
      ...byMs.powers.map((ms) => grid(AREA.left, y(ms), AREA.left + AREA.width, y(ms))),
      ...byMs.powers.map((ms) => text(AREA.left - 6, y(ms) + 4, `${ms} ms`, 'text-anchor="end"')),
      ...points.map(({ items }) =>
        text(x(items), AREA.top + AREA.height + 16, shortCount(items), 'text-anchor="middle"'),
      ),
      `<path d="M${AREA.left} ${round(y(targetMs))}h${AREA.width}" stroke="${TARGET_COLOUR}" stroke-dasharray="4 3"/>`,
      ...LINES.map(
        ({ name, colour }) =>
          `<polyline points="${points.map((point) => `${round(x(point.items))},${round(y(point[name]))}`).join(' ')}" ` +
          `fill="none" stroke="${colour}" stroke-width="2"/>`,
      ),
    ].join('\n')
  const [width, height] = [COLUMNS * PANEL.width, HEADER + Math.ceil(panels.length / COLUMNS) * PANEL.height]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    text(AREA.left, 24, 'Milliseconds of an answer by number of items, one connection', 'font-size="15"'),
    ...LINES.map(({ name, colour }, i) => text(width - 300 + 50 * i, 24, name, `fill="${colour}"`)),
    text(width - 200, 24, 'dashed: target for p95 at a million', `fill="${TARGET_COLOUR}"`),
    ...panels.map(
      (panel, i) =>
        `<g transform="translate(${(i % COLUMNS) * PANEL.width} ${HEADER + Math.floor(i / COLUMNS) * PANEL.height})">\n${drawPanel(panel)}\n</g>`,
    ),
    '</svg>',
    '',
  ].join('\n')
}

/** Where values stand on a logarithmic axis from the smallest's to the largest's power of ten. */
const logScale = (values: readonly number[], length: number) => {
  const low = Math.floor(Math.log10(Math.min(...values)))
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))))
  return {
    at: (value: number) => ((Math.log10(value) - low) / (high - low)) * length,
    powers: Array.from({ length: high - low + 1 }, (_, i) => Number(`1e${low + i}`)),
  }
}

const round = (value: number): number => Number(value.toFixed(1))

const shortCount = (items: number): string =>
  items >= 1_000_000 ? `${items / 1_000_000} million` : `${Math.round(items / 1000)},000`

const grid = (x1: number, y1: number, x2: number, y2: number): string =>
  `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="#e5e7eb"/>`

const text = (x: number, y: number, content: string, attributes = ''): string =>
  `<text x="${round(x)}" y="${round(y)}" ${attributes}>${content}</text>`
