import { z } from 'zod'
import { choice, family, mm } from '../../family.ts'
import { caption, dimAngle, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, num, path } from '../../sheet/svg.ts'
import { pointAngle } from './twist-drill.ts'
import { toolFamilies, drillFace, drillPoint, helix, type Part, type Rotary } from './rotary.ts'

/** A centre drill: double ended, pilot and cone at either end. */
function centreTool(form: 'A' | 'B' | 'R', pilot: number, shank: number, overall: number): Rotary {
  const stub = pilot * 1.35
  const cone = (shank - pilot) * 0.866
  const guard = form === 'B' ? shank * 0.1 : 0
  const end = (mirror: boolean): Part[] => {
    const place = (from: number, to: number, a: number, b: number): Part =>
      mirror ? [overall - to, overall - from, b, a] : [from, to, a, b]
    return [
      place(0.35 * pilot, stub, pilot, pilot),
      place(stub, stub + cone * 0.75, pilot, pilot + (shank - pilot) * 0.72),
      place(stub + cone * 0.75, stub + cone + guard, pilot + (shank - pilot) * 0.72, shank),
    ]
  }
  const body = stub + cone + guard
  return {
    title: `DIN 333 ${form} · ${pilot} × ${shank}`,
    overall,
    thick: 1,
    parts: [...end(false), [body, overall - body, shank], ...end(true)],
    over: (view) => {
      const half = (shank / 2) * view.across
      const [x1, x2] = [view.left + stub * view.along * 0.4, view.left + (body + shank * 1.05) * view.along]
      const gash = (sign: number, a: number, b: number): string =>
        `M${num(a)} ${num(view.y + sign * 2)}L${num(b)} ${num(view.y - sign * half * 0.42)}Q${num(b + sign * 14)} ${num(view.y - sign * half * 0.1)} ${num(b - sign * 6)} ${num(view.y + sign * half * 0.3)}L${num(a)} ${num(view.y + sign * 8)}Z`
      const back = 2 * view.left + overall * view.along
      return [
        drillPoint(view, 0.35 * pilot, pilot),
        path(gash(1, x1, x2), 'dark', 'edge'),
        path(gash(-1, back - x1, back - x2), 'dark', 'edge'),
      ]
    },
    face: drillFace,
    faceText: `Ø ${shank}`,
    lengths: [[0, overall, String(overall)]],
    rear: [pilot, `Ø ${pilot}`],
  }
}

/** The hole it leaves, in section. */
function centreHole(form: 'A' | 'B' | 'R', pilot: number, shank: number): string {
  const scale = 150 / shank
  const [x, y] = [230, 300]
  const [p, m] = [pilot * scale, shank * 0.75 * scale]
  const cone = (m - p) * 0.866
  const guard = form === 'B' ? 26 : 0
  const edge = x + guard
  const flank = (sign: number): string =>
    form === 'R'
      ? `Q${num(edge + cone * 0.42)} ${num(y + sign * p * 1.06)} ${num(edge + cone)} ${num(y + (sign * p) / 2)}`
      : `L${num(edge + cone)} ${num(y + (sign * p) / 2)}`
  const deep = edge + cone + p * 1.6
  const mouth = m / 2 + guard * 1.6
  const half = (sign: number): string =>
    path(
      `M${x} ${num(y + sign * 205)}V${num(y + sign * mouth)}${guard > 0 ? `L${num(edge)} ${num(y + (sign * m) / 2)}` : ''}${flank(sign)}H${num(deep)}L${num(deep + p * 0.3)} ${y}H640V${num(y + sign * 205)}Z`,
      'hatch',
    )
  return sheet(`DIN 332 ${form} · ${pilot}`, [
    half(-1),
    half(1),
    path(
      `M${x} ${num(y - mouth)}L${num(edge)} ${num(y - m / 2)}V${num(y + m / 2)}L${x} ${num(y + mouth)}Z`,
      'none',
      guard > 0 ? 'edge' : 'none',
    ),
    path(
      `M${num(edge + cone)} ${num(y - p / 2)}V${num(y + p / 2)}M${num(deep)} ${num(y - p / 2)}V${num(y + p / 2)}`,
      'none',
      'edge',
    ),
    centre(x - 60, y, 690, y),
    ...(form === 'R' ? [] : [dimAngle([edge + cone + p * 0.86, y], cone + p + 100, 150, 210, '60°')]),
    note([deep - p * 0.6, y - p / 2], [deep + 60, y - 130], `Ø ${pilot}`),
    caption(`DIN 332 ${form} ${pilot} × ${num(shank * 0.66)}`),
  ])
}

/** A short spotting drill with its flat helix. */
const spotTool = (diameter: number, flute: number, overall: number, angle: 90 | 120): Rotary => {
  const tip = diameter / 2 / Math.tan((angle * Math.PI) / 360)
  return {
    title: `NC ${angle}° · Ø ${diameter}`,
    overall,
    thick: 1,
    parts: [
      [tip, overall - 1, diameter],
      [overall - 1, overall, diameter, diameter * 0.9],
    ],
    over: (view) => [helix(view, tip, flute, diameter, 2.2, 0.4), drillPoint(view, tip, diameter, angle)],
    face: drillFace,
    faceText: `Ø ${diameter}`,
    lengths: [
      [0, flute, String(flute)],
      [0, overall, String(overall)],
    ],
    more: (view) => pointAngle(view, diameter, angle),
  }
}

export const families = {
  'centre-drill-hole': family(
    { form: choice(['A', 'B', 'R']), pilot: mm(0.5, 20), shank: mm(1, 50) },
    ({ form, pilot, shank }) => centreHole(form, pilot, shank),
  ),
  ...toolFamilies(
    'centre-drill',
    {
      form: choice(['A', 'B', 'R']).default('A'),
      pilot: mm(0.2, 20),
      shank: mm(0.5, 100),
      overall: mm(5, 500),
    },
    ({ form, pilot, shank, overall }) => centreTool(form, pilot, shank, overall),
  ),
  ...toolFamilies(
    'spotting-drill',
    {
      diameter: mm(1, 100),
      flute: mm(2, 200),
      overall: mm(10, 1000),
      angle: z.literal([90, 120]).default(90),
    },
    ({ diameter, flute, overall, angle }) => spotTool(diameter, flute, overall, angle),
  ),
}
