import { z } from 'zod'
import { choice, family, flag, mm, text } from '../../family.ts'
import type { Mark } from '../../sheet/svg.ts'
import { axonometry, elevation, type Model } from './model.ts'
import { face, lathe, mouth, prismAt, rod, tube, type Vec } from './solid.ts'
import { threads } from './thread.ts'

type View = Parameters<Model['parts']>[0]
const left: Vec = [-1, 0, 0]
const up: Vec = [0, 1, 0]

/** A hose end to press on: barbed tail to the right, swivel nut or male thread to the left, straight or bent. */
function hoseEnd(of: {
  dn: number
  hex: number
  threadD: number
  male: boolean
  angle: 0 | 45 | 90
  length: number
  thread: string
  flange?: number
  title: string
}): Model {
  const { dn, hex, threadD, male, angle, length, thread, flange, title } = of
  const tail = length * 0.5
  const barb = (view: View): Mark => {
    const turns = 6
    const outline = Array.from(
      { length: turns * 2 + 1 },
      (_, index) => [index / (turns * 2), dn * (index % 2 === 0 ? 0.5 : 0.42)] as const,
    )
    return lathe(
      view,
      [0, 0, 0],
      [tail, 0, 0],
      outline,
      outline.flatMap((_, index) => (index % 2 === 0 ? [index] : [])),
    )
  }
  const head = (view: View, dir: Vec, from: Vec): Mark => {
    const go = (distance: number): Vec => [from[0] + dir[0] * distance, from[1] + dir[1] * distance, from[2]]
    if (flange !== undefined)
      return (
        rod(view, from, go(length * 0.12), dn * 0.62) +
        rod(view, go(length * 0.12), go(length * 0.2), flange / 2) +
        mouth(view, go(length * 0.2), dir, dn * 0.4, dn)
      )
    return male
      ? prismAt(view, from, go(hex * 0.4), hex) +
          threads(view, go(hex * 0.4), go(hex * 0.4 + threadD * 0.75), threadD / 2) +
          mouth(view, go(hex * 0.4 + threadD * 0.75), dir, dn * 0.36, dn)
      : rod(view, from, go(hex * 0.12), hex * 0.4) +
          prismAt(view, go(hex * 0.1), go(hex * 0.8), hex) +
          face(view, go(hex * 0.8), dir, hex * 0.47, 'white', 'fine') +
          mouth(view, go(hex * 0.8), dir, threadD * 0.47, hex * 0.5)
  }
  const collar = (view: View): Mark => rod(view, [-dn * 0.25, 0, 0], [0, 0, 0], dn * 0.72)
  const headLength = flange !== undefined ? length * 0.2 : male ? hex * 0.4 + threadD * 0.75 : hex * 0.8
  const wide = Math.max(hex, flange ?? 0) / 2
  if (angle === 0)
    return {
      title,
      x: [-dn * 0.25 - length * 0.06 - headLength, tail],
      y: [-wide, wide],
      z: [-wide, wide],
      sizes: [
        {
          side: 'below',
          from: -dn * 0.25 - length * 0.06 - headLength,
          to: tail,
          text: `L ${length}`,
          edge: [-wide, -dn / 2],
        },
        { side: 'right', from: dn / 2, to: -dn / 2, text: `DN ${dn}`, edge: tail },
      ],
      notes: [[[-dn * 0.25 - headLength * 0.8, wide * 0.7], [-30, -60], thread]],
      parts: (view) =>
        barb(view) +
        collar(view) +
        rod(view, [-dn * 0.25 - length * 0.06, 0, 0], [-dn * 0.25, 0, 0], dn * 0.46) +
        head(view, left, [-dn * 0.25 - length * 0.06, 0, 0]),
    }
  const R = dn * 1.6
  const a = (angle * Math.PI) / 180
  const start = -dn * 0.3
  const points = Array.from({ length: 11 }, (_, index): Vec => {
    const s = (a * index) / 10
    return [start - R * Math.sin(s), R - R * Math.cos(s), 0]
  })
  const end = points.at(-1) ?? [start, 0, 0]
  const dir: Vec = [-Math.cos(a), Math.sin(a), 0]
  const foot: Vec = [end[0] + dir[0] * dn * 0.4, end[1] + dir[1] * dn * 0.4, 0]
  const tip: Vec = [foot[0] + dir[0] * headLength, foot[1] + dir[1] * headLength, 0]
  const high = tip[1] + (angle === 45 ? wide * 0.72 : 0)
  return {
    title,
    x: [Math.min(tip[0], foot[0]) - wide * (angle === 90 ? 1 : 0.75), tail],
    y: [-dn * 0.72, high],
    z: [-wide, wide],
    sizes: [
      { side: 'right', from: tip[1], to: 0, text: `H ${Math.round(tip[1])}`, edge: [tip[0] + wide, tail] },
      {
        side: 'below',
        from: tip[0],
        to: tail,
        text: `L ${Math.round(tail - tip[0])}`,
        edge: [tip[1] - headLength, -dn / 2],
      },
    ],
    notes: [[[tip[0] - wide * 0.6, tip[1] - headLength * 0.3], [-34, -50], thread]],
    parts: (view) =>
      barb(view) + collar(view) + tube(view, [[0, 0, 0], ...points, foot], dn * 0.46) + head(view, dir, foot),
  }
}

/** A press ferrule: a ribbed sleeve. */
const ferrule = (of: { inner: number; outer: number; length: number; title: string }): Model => {
  const { inner, outer, length, title } = of
  const h = length / 2
  return {
    title,
    x: [-h, h],
    y: [-outer / 2, outer / 2],
    z: [-outer / 2, outer / 2],
    sizes: [
      { side: 'below', from: -h, to: h, text: `L ${length}`, edge: -outer / 2 },
      { side: 'right', from: outer / 2, to: -outer / 2, text: `Ø ${outer}`, edge: h },
    ],
    notes: [],
    parts: (view) =>
      lathe(
        view,
        [-h, 0, 0],
        [h, 0, 0],
        [
          [0, outer * 0.47],
          [0.03, outer / 2],
          [0.8, outer / 2],
          [0.84, outer * 0.46],
          [0.96, outer * 0.46],
          [1, outer * 0.44],
        ],
        [1, 2, 3, 4],
      ) +
      face(view, [-h, 0, 0], left, outer * 0.47, 'light') +
      mouth(view, [-h, 0, 0], left, inner / 2, length * 0.7),
  }
}

/** Adapters: two or three ends around hexagons. */
function adapter(of: {
  shape: 'mm' | 'mf' | 'elbow' | 'tee' | 'bulkhead' | 'plug' | 'cap' | 'reducer' | 'swivel-elbow'
  hex: number
  a: number
  b: number
  length: number
  threadA: string
  threadB: string
  title: string
}): Model {
  const { shape, hex, a, b, length, threadA, threadB, title } = of
  const h = length / 2
  const base = { title, z: [-hex / 2, hex / 2] as const }
  const cone = (view: View, tip: Vec, dir: Vec, d: number): Mark =>
    face(view, tip, dir, d * 0.4, 'mid') + mouth(view, tip, dir, d * 0.28, d)
  const line = (parts: Model['parts'], more: Partial<Model> = {}): Model => ({
    ...base,
    x: [-h, h],
    y: [-hex * 0.58, hex * 0.58],
    sizes: [{ side: 'below', from: -h, to: h, text: `L ${length}`, edge: -hex * 0.4 }],
    notes: [
      [[-h * 0.8, a * 0.46], [-30, -60], threadA],
      [[h * 0.8, b * 0.46], [30, -60], threadB],
    ],
    parts,
    ...more,
  })
  if (shape === 'mm' || shape === 'reducer')
    return line(
      (view) =>
        threads(view, [h * 0.2, 0, 0], [h, 0, 0], b / 2) +
        prismAt(view, [-h * 0.22, 0, 0], [h * 0.22, 0, 0], hex) +
        threads(view, [-h * 0.22, 0, 0], [-h, 0, 0], a / 2) +
        cone(view, [-h, 0, 0], left, a),
    )
  if (shape === 'mf')
    return line(
      (view) =>
        threads(view, [h * 0.1, 0, 0], [h, 0, 0], b / 2) +
        prismAt(view, [-h, 0, 0], [h * 0.15, 0, 0], hex) +
        face(view, [-h, 0, 0], left, hex * 0.47, 'white', 'fine') +
        mouth(view, [-h, 0, 0], left, a * 0.47, length * 0.6),
    )
  if (shape === 'bulkhead')
    return line(
      (view) =>
        threads(view, [h * 0.5, 0, 0], [h, 0, 0], b / 2) +
        prismAt(view, [h * 0.3, 0, 0], [h * 0.52, 0, 0], hex) +
        threads(view, [h * 0.3, 0, 0], [-h, 0, 0], a / 2, 14) +
        prismAt(view, [-h * 0.35, 0, 0], [-h * 0.12, 0, 0], hex * 1.06) +
        cone(view, [-h, 0, 0], left, a),
    )
  if (shape === 'plug')
    return {
      ...line(
        (view) =>
          threads(view, [-h * 0.1, 0, 0], [h, 0, 0], a / 2) +
          prismAt(view, [-h, 0, 0], [-h * 0.1, 0, 0], hex),
      ),
      notes: [[[h * 0.6, a * 0.46], [40, -60], threadA]],
    }
  if (shape === 'cap')
    return {
      ...line(
        (view) =>
          prismAt(view, [-h, 0, 0], [h, 0, 0], hex) +
          face(view, [-h, 0, 0], left, hex * 0.47, 'white', 'fine') +
          face(view, [-h, 0, 0], left, a / 2, 'deep'),
      ),
      notes: [[[-h * 0.8, hex * 0.4], [-30, -60], threadA]],
    }
  const arm = h
  const tee = shape === 'tee'
  return {
    ...base,
    x: [-arm, tee ? arm : hex * 0.5],
    y: [-hex * 0.5, arm],
    sizes: [
      { side: 'below', from: -arm, to: 0, text: `${Math.round(arm)}`, edge: [-a / 2, -hex / 2] },
      { side: 'right', from: arm, to: 0, text: `${Math.round(arm)}`, edge: [b / 2, hex / 2] },
    ],
    notes: [[[-arm * 0.85, a * 0.46], [-30, -70], threadA]],
    parts: (view) =>
      (tee ? threads(view, [hex * 0.4, 0, 0], [arm, 0, 0], a / 2) : '') +
      prismAt(view, [-hex * 0.46, 0, 0], [hex * (tee ? 0.46 : 0.42), 0, 0], hex * 0.86, 4, 45) +
      (shape === 'swivel-elbow'
        ? rod(view, [0, hex * 0.4, 0], [0, hex * 0.52, 0], hex * 0.36) +
          prismAt(view, [0, hex * 0.5, 0], [0, arm, 0], hex, 6, 0) +
          mouth(view, [0, arm, 0], up, b * 0.46, arm * 0.3)
        : threads(view, [0, hex * 0.42, 0], [0, arm, 0], b / 2) +
          face(view, [0, arm, 0], up, b * 0.4, 'mid') +
          mouth(view, [0, arm, 0], up, b * 0.28, b)) +
      threads(view, [-hex * 0.44, 0, 0], [-arm, 0, 0], a / 2) +
      cone(view, [-arm, 0, 0], left, a),
  }
}

/** A quick coupling's body with its sleeve, or its plug. */
function coupling(of: {
  body: boolean
  flat: boolean
  d: number
  length: number
  hex: number
  thread: string
  title: string
}): Model {
  const { body, flat, d, length, hex, thread, title } = of
  const h = length / 2
  return {
    title,
    x: [-h, h],
    y: [-d / 2, d / 2],
    z: [-d / 2, d / 2],
    sizes: [
      { side: 'below', from: -h, to: h, text: `L ${length}`, edge: -hex / 2 },
      body
        ? { side: 'left', from: d / 2, to: -d / 2, text: `Ø ${d}`, edge: -h * 0.7 }
        : { side: 'left', from: hex / 2, to: -hex / 2, text: String(hex), edge: h * 0.45 },
    ],
    notes: [[[h * 0.85, hex * 0.4], [30, -70], thread]],
    parts: (view) =>
      prismAt(view, [h * 0.45, 0, 0], [h, 0, 0], hex) +
      (body
        ? rod(view, [h * 0.2, 0, 0], [h * 0.5, 0, 0], hex * 0.48) +
          lathe(
            view,
            [-h, 0, 0],
            [h * 0.25, 0, 0],
            [
              [0, d * 0.46],
              [0.06, d / 2],
              [0.3, d / 2],
              [0.34, d * 0.45],
              [0.42, d * 0.45],
              [0.46, d / 2],
              [0.94, d / 2],
              [1, d * 0.47],
            ],
            [1, 2, 3, 4, 5, 6],
          ) +
          face(view, [-h, 0, 0], left, d * 0.46, 'light') +
          (flat
            ? face(view, [-h, 0, 0], left, d * 0.3, 'mid') + face(view, [-h, 0, 0], left, d * 0.2, 'dark')
            : mouth(view, [-h, 0, 0], left, d * 0.31, h * 0.6) +
              (view.yaw === 0 ? '' : face(view, [-h * 0.8, 0, 0], left, d * 0.1, 'mid')))
        : rod(view, [h * 0.1, 0, 0], [h * 0.48, 0, 0], hex * 0.46) +
          lathe(
            view,
            [-h, 0, 0],
            [h * 0.12, 0, 0],
            flat
              ? [
                  [0, d * 0.3],
                  [0.4, d * 0.3],
                  [0.44, d * 0.25],
                  [0.56, d * 0.25],
                  [0.6, d * 0.33],
                  [1, d * 0.33],
                ]
              : [
                  [0, d * 0.22],
                  [0.05, d * 0.28],
                  [0.3, d * 0.28],
                  [0.36, d * 0.22],
                  [0.48, d * 0.22],
                  [0.55, d * 0.31],
                  [1, d * 0.31],
                ],
            [1, 2, 3, 4],
          ) +
          face(view, [-h, 0, 0], left, d * 0.2, flat ? 'mid' : 'dark')),
  }
}

/** A bonded seal: steel washer with a rubber lip inside. */
const bonded = (of: { inner: number; outer: number; thick: number; title: string }): Model => {
  const { inner, outer, thick, title } = of
  const washer = (view: View, z: number, x: number, y: number): Mark =>
    rod(view, [x, y, z - thick], [x, y, z], outer / 2) +
    face(view, [x, y, z], [0, 0, 1], inner * 0.56, 'black') +
    mouth(view, [x, y, z], [0, 0, 1], inner / 2, thick)
  return {
    title,
    x: [-outer / 2, outer / 2],
    y: [-outer / 2, outer / 2],
    z: [-thick, 0],
    yaw: -38,
    pitch: 20,
    sizes: [
      { side: 'below', from: -outer / 2, to: outer / 2, text: `Ø ${outer}`, edge: 0 },
      { side: 'right', from: inner / 2, to: -inner / 2, text: `Ø ${inner}`, edge: 0 },
    ],
    parts: (view) => washer(view, 0, 0, 0),
  }
}

export const families = {
  'hydraulic-adapter-shaded': family(
    {
      shape: choice(['mm', 'mf', 'elbow', 'tee', 'bulkhead', 'plug', 'cap', 'reducer', 'swivel-elbow']),
      hex: mm(5, 200),
      a: mm(2, 200),
      b: mm(2, 200),
      length: mm(5, 500),
      threadA: text(),
      threadB: text(),
      title: text(),
    },
    (of) => axonometry(adapter(of)),
  ),
  'hydraulic-adapter-dimensions': family(
    {
      shape: choice(['mm', 'mf', 'elbow', 'tee', 'bulkhead', 'plug', 'cap', 'reducer', 'swivel-elbow']),
      hex: mm(2, 500),
      a: mm(2, 200),
      b: mm(2, 200),
      length: mm(2, 500),
      threadA: text(),
      threadB: text(),
      title: text(),
    },
    (of) => elevation(adapter(of)),
  ),
  'bonded-seal-shaded': family(
    { inner: mm(2, 200), outer: mm(5, 200), thick: mm(0.5, 20), title: text() },
    (of) => axonometry(bonded(of)),
  ),
  'bonded-seal-dimensions': family(
    { inner: mm(2, 200), outer: mm(5, 200), thick: mm(0.5, 20), title: text() },
    (of) => elevation(bonded(of)),
  ),
  'quick-coupling-shaded': family(
    {
      body: flag(),
      flat: flag(),
      d: mm(5, 200),
      length: mm(10, 500),
      hex: mm(5, 200),
      thread: text(),
      title: text(),
    },
    (of) => axonometry(coupling(of)),
  ),
  'quick-coupling-dimensions': family(
    {
      body: flag(),
      flat: flag(),
      d: mm(5, 500),
      length: mm(10, 1000),
      hex: mm(2, 500),
      thread: text(),
      title: text(),
    },
    (of) => elevation(coupling(of)),
  ),
  'hose-ferrule-shaded': family(
    { inner: mm(2, 200), outer: mm(5, 200), length: mm(5, 200), title: text() },
    (of) => axonometry(ferrule(of)),
  ),
  'hose-ferrule-dimensions': family(
    { inner: mm(2, 200), outer: mm(5, 200), length: mm(5, 200), title: text() },
    (of) => elevation(ferrule(of)),
  ),
  'hose-end-shaded': family(
    {
      dn: mm(2, 200),
      hex: mm(5, 200),
      threadD: mm(2, 200),
      male: flag(),
      angle: z.literal([0, 45, 90]),
      length: mm(10, 500),
      thread: text(),
      flange: mm(5, 500).exactOptional(),
      title: text(),
    },
    (of) => axonometry(hoseEnd(of)),
  ),
  'hose-end-dimensions': family(
    {
      dn: mm(1, 200),
      hex: mm(2, 500),
      threadD: mm(2, 200),
      male: flag(),
      angle: z.literal([0, 45, 90]),
      length: mm(5, 500),
      thread: text(),
      flange: mm(5, 500).exactOptional(),
      title: text(),
    },
    (of) => elevation(hoseEnd(of)),
  ),
}
