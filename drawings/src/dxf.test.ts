import { expect, test } from 'vitest'
import { drawDxf, hasSection, isUsableFile } from './draw.ts'
import { modules } from './modules.generated.ts'

const flange = {
  type: 'slip-on',
  D: 165,
  k: 125,
  n: 4,
  h: 18,
  b: 20,
  bore: 61.5,
  through: 0,
  pipe: 60.3,
  raised: 102,
}

/** Each family that is true to scale, with an item's parameters, and the width and height of its outline, mm. */
const examples: [family: string, parameters: Record<string, unknown>, width: number, height: number][] = [
  // The face, the gap to the cut, the cut.
  ['flat-washer-dimensions', { d1: 8.4, d2: 16, h: 1.6 }, 8 + 0.9 * 16 + 1.6, 16],
  ['o-ring-dimensions', { inner: 20, cord: 2.5 }, 12.5 + 0.9375 * 25 + 1.25, 25],
  // The bar with its round ends and, below and beside it, its side and its cut.
  [
    'key-dimensions',
    { b: 8, h: 7, length: 40, t1: 4, t2: 3.3, shaft: 28 },
    40 + 2 * 8 + 4,
    4 + (8 + 7) / 2 + 1.5 * 8 + 3.5,
  ],
  ['tube-section', { od: 8, id: 5 }, 8, 8],
  ['flange-dimensions', flange, 165, 165],
  ['gasket-dimensions', { inner: 61, outer: 107, thick: 2, fill: 'dark' }, 107, 107],
]

type Entity = { kind: string; layer: string } & Record<number, number>

/** The entities of a DXF file, with their numbers by group code. */
const readEntities = (dxf: string): Entity[] => {
  const lines = dxf.split('\r\n')
  const groups = Array.from(
    { length: Math.floor(lines.length / 2) },
    (_, i) => [Number(lines[2 * i]), lines[2 * i + 1] ?? ''] as const,
  )
  const first = groups.findIndex(([code, value]) => code === 2 && value === 'ENTITIES')
  const entities: Entity[] = []
  for (const [code, value] of groups.slice(first + 1)) {
    if (code === 0) entities.push({ kind: value, layer: '' })
    const entity = entities.at(-1)
    if (!entity) continue
    if (code === 8) entity.layer = value
    else if (code >= 10 && code < 60) entity[code] = Number(value)
  }
  return entities
}

/** Points of an entity that its extents follow from: arcs in steps of a degree. */
const pointsOf = ({ kind, ...of }: Entity): [number, number][] => {
  const [x = 0, y = 0, r = 0, start = 0, end = 360] = [of[10], of[20], of[40], of[50], of[51]]
  if (kind === 'LINE')
    return [
      [x, y],
      [of[11] ?? 0, of[21] ?? 0],
    ]
  const sweep = (((end - start) % 360) + 360) % 360 || 360
  return Array.from({ length: Math.round(sweep) + 1 }, (_, i) => {
    const angle = ((start + i) * Math.PI) / 180
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  })
}

const sizeOf = (entities: readonly Entity[]): [number, number] => {
  const points = entities.flatMap(pointsOf)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
}

test('every family that is true to scale has an example', () => {
  const sections = modules.flatMap(({ sections: names = [] }) => names)
  expect(examples.map(([family]) => family).toSorted()).toEqual(sections.toSorted())
  expect(sections.every(hasSection)).toBe(true)
  expect(hasSection('steam-trap')).toBe(false)
})

test.each(examples)('the outline of %s has the item’s sizes', async (family, parameters, width, height) => {
  const dxf = (await drawDxf({ family, parameters: { ...parameters, title: 'Ø 8 × 40' } })) ?? ''
  expect(dxf).toMatch(/^999\r\n%%c 8 x 40, mm, 1:1\r\n0\r\nSECTION\r\n/)
  expect(dxf).toMatch(/\r\nAC1009\r\n[^]*\r\n0\r\nENDSEC\r\n0\r\nEOF\r\n$/)
  expect(dxf).toMatch(/^[\x20-\x7E\r\n]*$/)
  const entities = readEntities(dxf)
  const [w, h] = sizeOf(entities.filter(({ layer }) => layer === 'OUTLINE'))
  expect(w).toBeCloseTo(width, 4)
  expect(h).toBeCloseTo(height, 4)
  for (const layer of ['CENTRE', 'DIMENSIONS']) expect(entities.some((one) => one.layer === layer)).toBe(true)
})

test('a flange has its bolt holes on its bolt circle, none on an axis', async () => {
  const dxf = await drawDxf({ family: 'flange-dimensions', parameters: { ...flange, title: '' } })
  const circles = readEntities(dxf ?? '').filter(({ kind }) => kind === 'CIRCLE')
  const holes = circles.filter((circle) => circle[40] === 9)
  expect(holes).toHaveLength(4)
  for (const hole of holes) {
    expect(Math.hypot(hole[10] ?? 0, hole[20] ?? 0)).toBeCloseTo(62.5, 4)
    expect(Math.abs(hole[10] ?? 0)).toBeGreaterThan(1)
  }
  expect(circles.map((circle) => circle[40])).toEqual(expect.arrayContaining([82.5, 30.75, 62.5]))
})

test('a key’s ends are half circles that bulge outwards', async () => {
  const parameters = { b: 8, h: 7, length: 40, t1: 4, t2: 3.3, shaft: 28, title: '' }
  const entities = readEntities((await drawDxf({ family: 'key-dimensions', parameters })) ?? '')
  const arcs = entities
    .filter(({ kind }) => kind === 'ARC')
    .map((arc) => [arc[10], arc[20], arc[40], arc[50], arc[51]])
  expect(arcs).toEqual([
    [16, 0, 4, 270, 90],
    [-16, 0, 4, 90, 270],
  ])
})

test('a drawing that is not true to scale, or has wrong parameters, has no DXF', async () => {
  expect(
    await drawDxf({ family: 'flat-washer-shaded', parameters: { d1: 8, d2: 16, h: 1, title: '' } }),
  ).toBeUndefined()
  expect(await drawDxf({ family: 'flat-washer-dimensions', parameters: { d1: 8, d2: 16 } })).toBeUndefined()
})

test.each([
  ['of 200,000 characters', '1'.repeat(200_000), true],
  ['of more', '1'.repeat(200_001), false],
  ['with a figure of an impossible size', 'LINE 10 NaN', false],
])('a file %s is usable: %j', (_, file, isUsable) => {
  expect(isUsableFile(file)).toBe(isUsable)
})
