import { z } from 'zod'
import { family, fillName, flag, list, mm, text } from '../../family.ts'
import { circle, line, polar, type Fill, type Mark } from '../../sheet/svg.ts'
import {
  drillFace,
  drillPoint,
  helix,
  rotaryDimensions,
  rotaryRow,
  type Lying,
  type Rotary,
} from './rotary.ts'

type Drill = {
  diameter: number
  flute: number
  overall: number
  title: string
  /** Where the shank is thicker than the point. */
  shank?: number
  point: 118 | 130 | 135 | 140
  /** The flutes' tint: bright, coated, black. */
  tint?: Fill
  /** Two coolant holes show in the point. */
  cooled?: boolean
  /** A taper shank: largest and smallest diameter and length. */
  taper?: { large: number; small: number; length: number }
}

/** The drill as a turning tool. */
function drillTool(drill: Drill): Rotary {
  const { diameter, flute, overall, title, shank = diameter, point, tint = 'dark', taper } = drill
  // The point is drawn at the across scale, so the body starts behind it.
  const tip = diameter * 0.42
  const end = taper === undefined ? overall : overall - taper.length
  const cone = shank > diameter ? (shank - diameter) * 0.9 : 0
  const tang = taper === undefined ? 0 : taper.length * 0.17
  const parts: Rotary['parts'] = [
    ...(cone > 0
      ? ([
          [tip, flute, diameter],
          [flute, flute + cone, diameter, shank],
        ] as const)
      : []),
    [cone > 0 ? flute + cone : tip, end - (taper === undefined ? overall * 0.012 : 0), shank],
    ...(taper === undefined
      ? ([[end - overall * 0.012, end, shank, shank * 0.9]] as const)
      : ([
          [end, overall - tang, taper.large, taper.small],
          [overall - tang, overall, taper.small * 0.72],
        ] as const)),
  ]
  return {
    title,
    overall,
    parts,
    // Thick enough to see, but with at least two turns of flute.
    thick: Math.min(1.8, Math.max(1, flute / diameter / 4.1)),
    over: (view: Lying) => [
      helix(view, tip, flute, diameter, 1.65, 0.42, tint),
      drillPoint(view, tip, diameter, shallow(view, diameter, tip)),
    ],
    face: (x, y, radius) => [
      ...drillFace(x, y, radius),
      ...(drill.cooled === true ? [-32, 148].map((turn) => coolant(x, y, radius, turn)) : []),
    ],
    faceText: `Ø ${diameter}`,
    lengths: [
      [0, flute, String(flute)],
      [0, overall, String(overall)],
    ],
    ...(shank > diameter ? { rear: [shank, `Ø ${shank}`] as const } : {}),
    more: (view) => pointAngle(view, diameter, point),
  }
}

const shallow = (view: Lying, diameter: number, tip: number): number =>
  (Math.atan(((diameter / 2) * view.across) / (tip * view.along)) * 360) / Math.PI

function coolant(x: number, y: number, radius: number, turn: number): Mark {
  const [cx, cy] = polar(x, y, radius * 0.6, turn + 20)
  return circle(cx, cy, 8, 'black', 'edge')
}

/** The rays of the point's angle with its figure. */
export function pointAngle(view: Lying, diameter: number, degrees: number): Mark[] {
  const half = (diameter / 2) * view.across
  const lean = ((degrees / 2) * Math.PI) / 180
  const run = half + 40
  const x = view.left + run / Math.tan(lean)
  return [
    line(
      [
        [view.left, view.y],
        [x, view.y - run],
      ],
      'fine',
    ),
    line(
      [
        [view.left, view.y],
        [x, view.y + run],
      ],
      'fine',
    ),
    `<text x="${(x + 8).toFixed(0)}" y="${(view.y - run + 2).toFixed(0)}" font-size="22" fill="#16191d" stroke="none">${degrees}°</text>`,
  ]
}

/** A drill from its side with its lengths and its point. */
const drillDimensions = (drill: Drill): string => rotaryDimensions(drillTool(drill))

/** Some sizes of the range, in true proportion to each other. */
const drillRow = (drills: readonly Drill[], title: string): string => rotaryRow(drills.map(drillTool), title)

const drillParameters = {
  diameter: mm(0.2, 500),
  flute: mm(2, 2000),
  overall: mm(5, 2000),
  title: text(),
  shank: mm(1, 100).exactOptional(),
  /** 118° for steel (DIN 1412). */
  point: z.literal([118, 130, 135, 140]).default(118),
  tint: fillName().exactOptional(),
  taper: z.strictObject({ large: mm(2, 200), small: mm(1, 200), length: mm(10, 1000) }).exactOptional(),
}

export const families = {
  'twist-drill-dimensions': family({ ...drillParameters, cooled: flag() }, drillDimensions),
  'twist-drill-row': family(
    { drills: list(z.strictObject(drillParameters), 12), title: text() },
    ({ drills, title }) => drillRow(drills, title),
  ),
}
