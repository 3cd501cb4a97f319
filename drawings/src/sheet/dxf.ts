import { segmentsOf, type Dimension, type Section, type Shape } from './section.ts'
import type { Point } from './svg.ts'

/** The layers of a file, with AutoCAD's colour numbers. */
const layers = {
  OUTLINE: { colour: 7, line: 'CONTINUOUS' },
  CENTRE: { colour: 1, line: 'CENTER' },
  DIMENSIONS: { colour: 3, line: 'CONTINUOUS' },
} as const
type Layer = keyof typeof layers

/** A group code with its value. */
type Group = readonly [code: number, value: string | number]

/**
 * A section as DXF of AutoCAD R12 (AC1009), which every CAD program reads: ASCII, millimetres, 1:1, of lines, arcs, circles
 * and texts. The first line is a comment with the title.
 */
export const writeDxf = ({ outline, centre, dimensions }: Section, title: string): string => {
  const bounds = boundsOf(outline)
  const textHeight = Math.max(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY) * 0.03
  const groups: Group[] = [
    [999, `${asciiText(title)}, mm, 1:1`],
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$EXTMIN'],
      ...point([bounds.minX, bounds.minY]),
      [9, '$EXTMAX'],
      ...point([bounds.maxX, bounds.maxY]),
    ]),
    ...section('TABLES', [...lineTypes(textHeight), ...layerTable]),
    ...section('ENTITIES', [
      ...outline.flatMap((shape) => shapeEntities(shape, 'OUTLINE')),
      ...centre.flatMap((curve) =>
        curve.kind === 'line' ? lineEntity(curve.from, curve.to, 'CENTRE') : shapeEntities(curve, 'CENTRE'),
      ),
      ...dimensions.flatMap((dimension) => dimensionEntities(dimension, textHeight)),
    ]),
    [0, 'EOF'],
  ]
  return groups
    .map(([code, value]) => `${code}\r\n${typeof value === 'number' ? decimal(value) : value}\r\n`)
    .join('')
}

const section = (name: string, groups: readonly Group[]): Group[] => [
  [0, 'SECTION'],
  [2, name],
  ...groups,
  [0, 'ENDSEC'],
]

const table = (name: string, entries: readonly (readonly Group[])[]): Group[] => [
  [0, 'TABLE'],
  [2, name],
  [70, String(entries.length)],
  ...entries.flat(),
  [0, 'ENDTAB'],
]

const lineTypes = (textHeight: number): Group[] =>
  table('LTYPE', [
    [
      [0, 'LTYPE'],
      [2, 'CONTINUOUS'],
      [70, '0'],
      [3, 'Solid line'],
      [72, '65'],
      [73, '0'],
      [40, 0],
    ],
    [
      [0, 'LTYPE'],
      [2, 'CENTER'],
      [70, '0'],
      [3, 'Dash and dot'],
      [72, '65'],
      [73, '4'],
      [40, 4 * textHeight],
      [49, 2.5 * textHeight],
      [49, -0.5 * textHeight],
      [49, 0.5 * textHeight],
      [49, -0.5 * textHeight],
    ],
  ])

const layerTable: Group[] = table(
  'LAYER',
  Object.entries(layers).map(([name, { colour, line }]) => [
    [0, 'LAYER'],
    [2, name],
    [70, '0'],
    [62, String(colour)],
    [6, line],
  ]),
)

/** A point's groups; the second one of an entity has codes 11 and 21. */
const point = ([x, y]: Point, second = false): Group[] => [
  [second ? 11 : 10, x],
  [second ? 21 : 20, y],
]

const lineEntity = (from: Point, to: Point, layer: Layer): Group[] => [
  [0, 'LINE'],
  [8, layer],
  ...point(from),
  ...point(to, true),
]

const shapeEntities = (shape: Shape, layer: Layer): Group[] =>
  shape.kind === 'circle'
    ? [[0, 'CIRCLE'], [8, layer], ...point([shape.x, shape.y]), [40, shape.r]]
    : segmentsOf(shape.corners).flatMap(({ from: [x1, y1], to: [x2, y2], arc }) => {
        if (!arc) return lineEntity([x1, y1], [x2, y2], layer)
        const angles = [degrees(x1 - arc.x, y1 - arc.y), degrees(x2 - arc.x, y2 - arc.y)]
        // DXF turns left from the first angle to the second.
        const [start = 0, end = 0] = arc.isLeft ? angles : angles.toReversed()
        return [
          [0, 'ARC'],
          [8, layer],
          ...point([arc.x, arc.y]),
          [40, arc.r],
          [50, start],
          [51, end],
        ] as Group[]
      })

const degrees = (x: number, y: number): number => ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360

/** A dimension as lines, ticks and a text. */
const dimensionEntities = ({ axis, from, to, at, text }: Dimension, height: number): Group[] => {
  const onLine = ([x, y]: Point): Point => (axis === 'x' ? [x, at] : [at, y])
  const ends = [onLine(from), onLine(to)] as const
  const tick = height / 3
  const [x, y] = [(ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2]
  return [
    ...[from, to].flatMap((edge) => lineEntity(edge, onLine(edge), 'DIMENSIONS')),
    ...lineEntity(ends[0], ends[1], 'DIMENSIONS'),
    ...ends.flatMap(([ex, ey]) => lineEntity([ex - tick, ey - tick], [ex + tick, ey + tick], 'DIMENSIONS')),
    [0, 'TEXT'],
    [8, 'DIMENSIONS'],
    ...point(axis === 'x' ? [x, y + height / 2] : [x - height / 2, y]),
    [40, height],
    [1, asciiText(text)],
    [50, axis === 'x' ? 0 : 90],
    // Centred on the second point.
    [72, '1'],
    ...point(axis === 'x' ? [x, y + height / 2] : [x - height / 2, y], true),
  ]
}

const signs: Readonly<Record<string, string>> = {
  Ø: '%%c',
  '°': '%%d',
  '±': '%%p',
  '×': 'x',
  '·': '-',
  '–': '-',
  '″': '"',
}

/** A text in ASCII, with AutoCAD's codes for signs. */
const asciiText = (text: string): string => text.replaceAll(/[^\x20-\x7E]/gu, (sign) => signs[sign] ?? '?')

const decimal = (value: number): string => (Math.round(value * 1e6) / 1e6 || 0).toFixed(6)

/** The least rectangle around shapes, mm. */
const boundsOf = (shapes: readonly Shape[]) => {
  const points = shapes.flatMap(extremePoints)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { minX: Math.min(...xs), maxX: Math.max(...xs), minY: Math.min(...ys), maxY: Math.max(...ys) }
}

const extremePoints = (shape: Shape): Point[] => {
  if (shape.kind === 'circle') {
    const { x, y, r } = shape
    return [
      [x - r, y - r],
      [x + r, y + r],
    ]
  }
  return segmentsOf(shape.corners).flatMap(({ from, to, arc }): Point[] => {
    const ends: Point[] = [
      [from[0], from[1]],
      [to[0], to[1]],
    ]
    if (!arc) return ends
    const { x, y, r, isLeft } = arc
    const quarters: Point[] = [
      [x + r, y],
      [x, y + r],
      [x - r, y],
      [x, y - r],
    ]
    // A point lies on the arc where it is to the right of the chord of a turn to the left.
    const side = ([px, py]: Point) => (to[0] - from[0]) * (py - from[1]) - (to[1] - from[1]) * (px - from[0])
    return [...ends, ...quarters.filter((quarter) => (isLeft ? side(quarter) <= 0 : side(quarter) >= 0))]
  })
}
