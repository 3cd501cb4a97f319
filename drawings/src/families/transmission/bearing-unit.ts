import { choice, family, mm, text } from '../../family.ts'
import { caption, dimH, dimV, note } from '../../sheet/dimension.ts'
import { cylinder, disc, oblique, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  centre,
  circle,
  ellipse,
  hidden,
  line,
  path,
  polygon,
  rect,
  run,
  type Mark,
  type Point,
} from '../../sheet/svg.ts'
import { arcPoints, boss, extrude, roundedBox, wrapped } from './extrude.ts'
import { ballIn, makeFront, sectionSheet, solid } from './rolling.ts'

type Insert = { d: number; D: number; B: number; S: number; title: string; collar?: boolean }

/** An insert bearing cut: spherical outside, long inner ring with its set screws. */
function insertSection(of: Insert): string {
  const { d, D, B, S } = of
  const wide = D * 0.34
  const pitch = d / 2 + (D - d) * 0.29
  const ball = (D - d) * 0.12
  const [l, r] = [-S, B - S]
  const inner = d / 2 + (D - d) * 0.17
  const arc = (x: number): number => Math.sqrt((D / 2) ** 2 - x * x)
  const shift = (r + l) / 2
  return sectionSheet(
    of,
    (at) => {
      const a = (x: number): number => x - shift
      return [
        solid(at, [
          [a(l), d / 2],
          [a(r), d / 2],
          [a(r), inner],
          [a(l), inner],
        ]),
        solid(
          at,
          [
            ...[-0.5, -0.3, -0.1, 0.1, 0.3, 0.5].map((part): [number, number] => [
              a(wide * part),
              arc(wide * part),
            ]),
            [a(wide / 2), pitch + ball * 0.5],
            [a(-wide / 2), pitch + ball * 0.5],
          ],
          'hatchBack',
        ),
        ballIn(at, a(0), pitch, ball),
        ...[-1, 1].map((side) =>
          solid(
            at,
            [
              [a(side * wide * 0.36), inner],
              [a(side * wide * 0.46), inner],
              [a(side * wide * 0.46), pitch + ball * 0.75],
              [a(side * wide * 0.36), pitch + ball * 0.75],
            ],
            'black',
            'edge',
          ),
        ),
        solid(
          at,
          [
            [a(r - B * 0.16), d / 2 + 0.2],
            [a(r - B * 0.06), d / 2 + 0.2],
            [a(r - B * 0.06), inner + 1],
            [a(r - B * 0.16), inner + 1],
          ],
          'deep',
          'edge',
        ),
      ]
    },
    makeFront([
      [D / 2 - 1.5, 'light'],
      [pitch + ball * 0.9, 'black'],
      [inner, 'light'],
    ]),
  )
}

/** It in space. */
function insertShaded({ d, D, B, S, title }: Insert): string {
  const view = oblique(405, 300, 330 / D, -20, 0.6)
  const wide = D * 0.34
  const inner = d / 2 + (D - d) * 0.17
  const edge = D * 0.468
  return sheet(title, [
    upright(view, [
      cylinder(view, S * 0.5, S, inner),
      cylinder(view, 0, wide / 2, D / 2, edge),
      cylinder(view, -wide / 2, 0, edge, D / 2),
      disc(view, -wide / 2, d / 2 + (D - d) * 0.36, 'black', 'edge'),
      cylinder(view, -(B - S), -wide / 2, inner),
      disc(view, -(B - S), d / 2, 'hole'),
    ]),
    caption(title),
  ])
}

/** The bearing as it sits in a housing, seen along the shaft. */
const bearingFace = (x: number, y: number, d: number, D: number, scale: number): Mark[] => [
  circle(x, y, (D / 2) * scale, 'mid'),
  circle(x, y, (d / 2 + (D - d) * 0.37) * scale, 'black', 'edge'),
  circle(x, y, (d / 2 + (D - d) * 0.2) * scale, 'light'),
  circle(x, y, (d / 2) * scale, 'white'),
]

type Unit = { d: number; D: number; B: number; title: string }

const pillowOutline = (
  x: number,
  y: number,
  scale: number,
  of: { D: number; h: number; length: number },
): Point[] => {
  const [R, h, l] = [(of.D / 2 + of.D * 0.14) * scale, of.h * scale, (of.length / 2) * scale]
  const foot = h * 0.42
  return [
    [x - l, y + h],
    [x - l, y + h - foot * 0.72],
    [x - l + foot * 0.3, y + h - foot],
    [x - R - foot * 0.5, y + h - foot],
    ...arcPoints(x, y, R, 168, 372, 22),
    [x + R + foot * 0.5, y + h - foot],
    [x + l - foot * 0.3, y + h - foot],
    [x + l, y + h - foot * 0.72],
    [x + l, y + h],
  ]
}

/** A pillow block from the front, with its mounting dimensions. */
function pillowFront(of: Unit & { h: number; length: number; spacing: number; bolt: string }): string {
  const { d, D, h, length, spacing, bolt, title } = of
  const scale = 470 / length
  const [x, y] = [420, 235]
  const base = y + h * scale
  const j = (spacing / 2) * scale
  const hole = Number(bolt.slice(1)) * 0.6 * scale
  return sheet(title, [
    polygon(pillowOutline(x, y, scale, of), 'light'),
    ...bearingFace(x, y, d, D, scale),
    ...[-1, 1].flatMap((side) => [
      hidden([
        [x + side * j - hole, base],
        [x + side * j - hole, base - h * 0.42 * scale],
      ]),
      hidden([
        [x + side * j + hole, base],
        [x + side * j + hole, base - h * 0.42 * scale],
      ]),
      centre(x + side * j, base - h * 0.42 * scale - 20, x + side * j, base + 16),
    ]),
    centre(x - D * 0.72 * scale, y, x + D * 0.72 * scale, y),
    centre(x, y - D * 0.78 * scale, x, base + 14),
    dimH(x - j, x + j, base + 58, String(spacing), base),
    dimH(x - (length / 2) * scale, x + (length / 2) * scale, base + 116, String(length), base),
    dimV(y, base, x - (length / 2) * scale - 44, `h ${h}`, [x - D * 0.75 * scale, x - (length / 2) * scale]),
    note(
      [x + (d / 2) * 0.7 * scale, y - (d / 2) * 0.7 * scale],
      [x + D * scale * 0.7, y - D * 0.62 * scale],
      `Ø ${d}`,
    ),
    caption(title),
  ])
}

/** A pillow block in space. */
function pillowShaded(of: Unit & { h: number; length: number; spacing: number; foot: number }): string {
  const { d, D, B, length, foot, title } = of
  const scale = 430 / length
  const [x, y] = [345, 330]
  const depth: Point = [foot * scale * 0.72, -foot * scale * 0.42]
  const near: Point = [-B * 0.16 * scale, B * 0.1 * scale]
  return sheet(title, [
    extrude(pillowOutline(x, y, scale, of), depth),
    ...[-1, 1].map((side) =>
      ellipse(
        x + side * (of.spacing / 2) * scale + depth[0] / 2,
        y + of.h * 0.58 * scale + depth[1] / 2,
        length * 0.032 * scale,
        length * 0.016 * scale,
        'hole',
        'edge',
      ),
    ),
    circle(x, y, (D / 2) * scale, 'deep'),
    boss(
      x + near[0] * 0.3,
      y + near[1] * 0.3,
      (D / 2) * 0.96 * scale,
      [-near[0] * 0.3, -near[1] * 0.3],
      'roundH',
      'mid',
    ),
    circle(x + near[0] * 0.3, y + near[1] * 0.3, (d / 2 + (D - d) * 0.37) * scale, 'black', 'edge'),
    boss(x + near[0], y + near[1], (d / 2 + (D - d) * 0.2) * scale, [-near[0], -near[1]]),
    circle(x + near[0], y + near[1], (d / 2) * scale, 'hole'),
    // The grease nipple on top of the housing.
    rect(x + depth[0] * 0.5 - 7, y + depth[1] * 0.5 - D * 0.64 * scale - 14, 14, 18, 'dark', 3, 'edge'),
    caption(title),
  ])
}

type Flange = Unit & {
  outline: 'square' | 'rhombic' | 'round'
  length: number
  spacing: number
  width: number
  bolt: string
}

const flangeOutline = (x: number, y: number, scale: number, of: Flange): Point[] => {
  const { outline, length, width, spacing } = of
  const [l, w] = [length * scale, width * scale]
  if (outline === 'square') return roundedBox(x - l / 2, y - l / 2, l, l, l * 0.14)
  const end = ((length - spacing) / 2) * scale
  return wrapped([
    [x, y, w / 2],
    [x, y - (spacing / 2) * scale, end],
    [x, y + (spacing / 2) * scale, end],
  ])
}

const flangeHoles = (x: number, y: number, scale: number, of: Flange): Point[] => {
  const j = (of.spacing / 2) * scale
  return of.outline === 'square'
    ? [
        [x - j, y - j],
        [x + j, y - j],
        [x - j, y + j],
        [x + j, y + j],
      ]
    : [
        [x, y - j],
        [x, y + j],
      ]
}

/** A flanged unit from the front, with its mounting dimensions. */
function flangeFront(of: Flange): string {
  const { d, D, outline, length, spacing, width, bolt, title } = of
  const scale = 370 / length
  const [x, y] = [430, 275]
  const [l, w, j] = [(length / 2) * scale, (width / 2) * scale, (spacing / 2) * scale]
  const hole = Number(bolt.slice(1)) * 0.58 * scale
  const side = outline === 'square' ? l : w
  return sheet(title, [
    polygon(flangeOutline(x, y, scale, of), 'light'),
    circle(x, y, D * 0.6 * scale, 'none', 'edge'),
    ...bearingFace(x, y, d, D * 0.94, scale),
    ...flangeHoles(x, y, scale, of).flatMap(([hx, hy]) => [
      circle(hx, hy, hole, 'white'),
      centre(hx - hole - 10, hy, hx + hole + 10, hy),
      centre(hx, hy - hole - 10, hx, hy + hole + 10),
    ]),
    centre(x - side - 14, y, x + side + 14, y),
    centre(x, y - l - 14, x, y + l + 14),
    outline === 'square'
      ? dimH(x - j, x + j, y + l + 42, String(spacing), y + j)
      : dimH(x - w, x + w, y + l + 42, String(width), y),
    dimV(y - l, y + l, x - side - 104, String(length), x - side * 0.3),
    dimV(y - j, y + j, x - side - 50, String(spacing), outline === 'square' ? x - j : x),
    note(
      [x + (d / 2) * 0.7 * scale, y - (d / 2) * 0.7 * scale],
      [x + side + 34, y - D * 0.5 * scale],
      `Ø ${d}`,
    ),
    caption(title),
  ])
}

/** It in space. */
function flangeShaded(of: Flange): string {
  const { d, D, B, length, title } = of
  const scale = 350 / length
  const [x, y] = [380, 312]
  const thick: Point = [B * 0.34 * scale, -B * 0.2 * scale]
  const neck: Point = [-B * 0.24 * scale, B * 0.14 * scale]
  const out: Point = [neck[0] - B * 0.22 * scale, neck[1] + B * 0.13 * scale]
  const hole = Number(of.bolt.slice(1)) * 0.58 * scale
  return sheet(title, [
    extrude(flangeOutline(x, y, scale, of), thick),
    ...flangeHoles(x, y, scale, of).map(([hx, hy]) => circle(hx, hy, hole, 'hole')),
    boss(x + neck[0], y + neck[1], D * 0.58 * scale, [-neck[0], -neck[1]], 'roundH', 'mid'),
    circle(x + neck[0], y + neck[1], D * 0.47 * scale, 'light'),
    circle(x + neck[0], y + neck[1], (d / 2 + (D - d) * 0.35) * scale, 'black', 'edge'),
    boss(x + out[0], y + out[1], (d / 2 + (D - d) * 0.2) * scale, [neck[0] - out[0], neck[1] - out[1]]),
    circle(x + out[0], y + out[1], (d / 2) * scale, 'hole'),
    caption(title),
  ])
}

type TakeUp = Unit & { length: number; height: number; guides: number; groove: number }

const takeUpOutline = (x: number, y: number, scale: number, of: TakeUp): Point[] => {
  const [left, right] = [x - of.D * 0.66 * scale, x + (of.length - of.D * 0.66) * scale]
  const h = (of.height / 2) * scale
  return [
    ...arcPoints(x, y, of.D * 0.66 * scale, 150, 210, 8),
    [left + h * 0.22, y - h],
    [x + of.D * 0.5 * scale, y - h],
    [x + of.D * 0.6 * scale, y - h * 0.62],
    [right, y - h * 0.55],
    [right, y + h * 0.55],
    [x + of.D * 0.6 * scale, y + h * 0.62],
    [x + of.D * 0.5 * scale, y + h],
    [left + h * 0.22, y + h],
  ]
}

/** A take-up unit from the front. */
function takeUpFront(of: TakeUp): string {
  const { d, D, length, height, guides, title } = of
  const scale = 400 / length
  const [x, y] = [330 + (D * 0.66 - length / 2) * scale + 60, 265]
  const [left, right] = [x - D * 0.66 * scale, x + (length - D * 0.66) * scale]
  const [h, g] = [(height / 2) * scale, (guides / 2) * scale]
  const slot = [x + D * 0.68 * scale, right - 14] as const
  return sheet(title, [
    polygon(takeUpOutline(x, y, scale, of), 'light'),
    ...[-1, 1].map((side) =>
      line(
        [
          [left + h * 0.2, y + side * g],
          [x + D * 0.5 * scale, y + side * g],
        ],
        'edge',
      ),
    ),
    rect(slot[0], y - h * 0.3, slot[1] - slot[0], h * 0.6, 'white', 8),
    ...bearingFace(x, y, d, D * 0.96, scale),
    centre(left - 18, y, right + 22, y),
    centre(x, y - h - 18, x, y + h + 18),
    dimH(left, right, y + h + 62, String(length), [y, y + h * 0.55]),
    dimV(y - h, y + h, left - 86, String(height), x - D * 0.4 * scale),
    dimV(y - g, y + g, left - 36, String(guides), left + h * 0.2),
    note([x + (d / 2) * 0.7 * scale, y - (d / 2) * 0.7 * scale], [right + 6, y - h * 0.85], `Ø ${d}`),
    caption(title),
  ])
}

/** It in space. */
function takeUpShaded(of: TakeUp): string {
  const { d, D, B, length, height, title } = of
  const scale = 380 / length
  const [x, y] = [330, 320]
  const depth: Point = [B * 0.5 * scale, -B * 0.3 * scale]
  const near: Point = [-B * 0.16 * scale, B * 0.1 * scale]
  const right = x + (length - D * 0.66) * scale
  const h = (height / 2) * scale
  return sheet(title, [
    extrude(takeUpOutline(x, y, scale, of), depth),
    rect(x + D * 0.68 * scale, y - h * 0.3, right - x - D * 0.68 * scale - 14, h * 0.6, 'deep', 8),
    circle(x, y, D * 0.48 * scale, 'mid'),
    circle(x, y, (d / 2 + (D - d) * 0.36) * scale, 'black', 'edge'),
    boss(x + near[0], y + near[1], (d / 2 + (D - d) * 0.2) * scale, [-near[0], -near[1]]),
    circle(x + near[0], y + near[1], (d / 2) * scale, 'hole'),
    caption(title),
  ])
}

type Plummer = { shaft: number; h: number; length: number; spacing: number; foot: number; title: string }

const plummerOutline = (x: number, y: number, s: number, { h, length, shaft }: Plummer): Point[] => {
  const [R, b, l] = [(h * 0.82 + shaft * 0.12) * s, h * s, (length / 2) * s]
  return [
    [x - l, y + b],
    [x - l, y + b - h * 0.3 * s],
    [x - R * 1.24, y + b - h * 0.42 * s],
    [x - R * 1.24, y - h * 0.02 * s],
    [x - R * 0.98, y - h * 0.16 * s],
    ...arcPoints(x, y - h * 0.02 * s, R, 190, 350, 16),
    [x + R * 0.98, y - h * 0.16 * s],
    [x + R * 1.24, y - h * 0.02 * s],
    [x + R * 1.24, y + b - h * 0.42 * s],
    [x + l, y + b - h * 0.3 * s],
    [x + l, y + b],
  ]
}

/** A split plummer block from the front: foot, cap with its bolts, shaft. */
function plummerFront(of: Plummer): string {
  const { shaft, h, length, spacing, title } = of
  const s = 470 / length
  const [x, y] = [420, 270]
  const [base, l, j] = [y + h * s, (length / 2) * s, (spacing / 2) * s]
  const R = (h * 0.82 + shaft * 0.12) * s
  return sheet(title, [
    polygon(plummerOutline(x, y, s, of), 'light'),
    line(
      [
        [x - R * 1.24, y],
        [x + R * 1.24, y],
      ],
      'edge',
    ),
    ...[-1, 1].flatMap((side) => [
      rect(x + side * R * 1.1 - 13, y - h * 0.34 * s, 26, 20, 'mid', 2),
      centre(x + side * j, base - h * 0.4 * s, x + side * j, base + 16),
    ]),
    circle(x, y, R * 0.72, 'mid'),
    circle(x, y, (shaft / 2) * s * 1.28, 'black', 'edge'),
    circle(x, y, (shaft / 2) * s, 'roundH'),
    centre(x - R - 22, y, x + R + 22, y),
    centre(x, y - R - 22, x, base + 14),
    dimH(x - j, x + j, base + 56, String(spacing), base),
    dimH(x - l, x + l, base + 112, String(length), base),
    dimV(y, base, x - l - 44, `h ${h}`, [x - R * 1.3, x - l]),
    note([x + (shaft / 2) * 0.7 * s, y - (shaft / 2) * 0.7 * s], [x + R * 1.5, y - R * 0.85], `Ø ${shaft}`),
    caption(title),
  ])
}

/** It in space. */
function plummerShaded(of: Plummer): string {
  const { shaft, h, length, foot, title } = of
  const s = 400 / length
  const [x, y] = [340, 320]
  const depth: Point = [foot * s * 0.95, -foot * s * 0.55]
  const R = (h * 0.82 + shaft * 0.12) * s
  return sheet(title, [
    extrude(plummerOutline(x, y, s, of), depth),
    path(
      run([
        [x - R * 1.24, y],
        [x + R * 1.24, y],
        [x + R * 1.24 + depth[0], y + depth[1]],
      ]),
      'none',
      'edge',
    ),
    ...[-1, 1].map((side) =>
      rect(
        x + side * R * 1.1 - 11 + depth[0] * 0.3,
        y - h * 0.36 * s + depth[1] * 0.3,
        22,
        20,
        'dark',
        3,
        'edge',
      ),
    ),
    circle(x, y, R * 0.72, 'mid'),
    circle(x, y, (shaft / 2) * s * 1.34, 'black', 'edge'),
    circle(x, y, (shaft / 2) * s * 1.1, 'hole'),
    caption(title),
  ])
}

const flangeParameters = {
  d: mm(2, 500),
  D: mm(5, 1000),
  B: mm(5, 500),
  title: text(),
  outline: choice(['square', 'rhombic', 'round']),
  length: mm(10, 2000),
  spacing: mm(10, 2000),
  width: mm(10, 1000),
  bolt: text(),
}

const insertParameters = { d: mm(2, 500), D: mm(5, 1000), B: mm(5, 500), S: mm(2, 200), title: text() }

const plummerParameters = {
  shaft: mm(5, 500),
  h: mm(10, 500),
  length: mm(20, 2000),
  spacing: mm(20, 2000),
  foot: mm(10, 500),
  title: text(),
}

const takeUpParameters = {
  d: mm(2, 500),
  D: mm(5, 1000),
  B: mm(5, 500),
  title: text(),
  length: mm(10, 1000),
  height: mm(10, 1000),
  guides: mm(10, 1000),
  groove: mm(2, 200),
}

export const families = {
  'flange-unit-front': family(flangeParameters, flangeFront),
  'flange-unit-shaded': family(flangeParameters, flangeShaded),
  'insert-bearing-section': family(insertParameters, insertSection),
  'insert-bearing-shaded': family(insertParameters, insertShaded),
  'pillow-block-front': family(
    {
      d: mm(2, 500),
      D: mm(5, 1000),
      B: mm(5, 500),
      title: text(),
      h: mm(5, 1000),
      length: mm(20, 2000),
      spacing: mm(10, 2000),
      bolt: text(),
    },
    pillowFront,
  ),
  'pillow-block-shaded': family(
    {
      d: mm(2, 200),
      D: mm(5, 500),
      B: mm(5, 200),
      title: text(),
      h: mm(5, 500),
      length: mm(20, 1000),
      spacing: mm(10, 1000),
      foot: mm(5, 500),
    },
    pillowShaded,
  ),
  'plummer-block-front': family(plummerParameters, plummerFront),
  'plummer-block-shaded': family(plummerParameters, plummerShaded),
  'take-up-front': family(takeUpParameters, takeUpFront),
  'take-up-shaded': family(takeUpParameters, takeUpShaded),
}
