import { z } from 'zod'
import { choice, family, mm, text } from '../../family.ts'
import { polygon, type Mark, type Point } from '../../sheet/svg.ts'
import { axonometry, elevation, type Model } from './model.ts'
import { around, at, bar, face, prismAt, rod, type Vec } from './solid.ts'
import { threads } from './thread.ts'

type View = Parameters<Model['parts']>[0]
const out: Vec = [0, 0, 1]

/** Ticks, figures left out, and the needle of a dial in space. */
function dial(view: View, z: number, R: number): Mark {
  const place = (radius: number, degrees: number): Point => at(view, around([0, 0, z], out, radius, degrees))
  // Zero degrees lies on top and the angle grows against the clock.
  const angles = Array.from({ length: 11 }, (_, index) => 135 - index * 27)
  const ticks = angles.map((angle, index) => {
    const [a, b] = [place(R * 0.78, angle), place(R * (index % 5 === 0 ? 0.6 : 0.68), angle)]
    return `M${Math.round(a[0])} ${Math.round(a[1])}L${Math.round(b[0])} ${Math.round(b[1])}`
  })
  return (
    bar(ticks.join(''), 2, 'rubber') +
    polygon(
      [place(R * 0.68, -40), place(R * 0.08, 50), place(R * 0.24, 140), place(R * 0.08, -130)],
      'ink',
      'none',
    ) +
    face(view, [0, 0, z], out, R * 0.1, 'black')
  )
}

/** A round instrument: case, glass and dial, on a shank with its thread below, behind or on a long stem. */
function dialInstrument(of: {
  dial: number
  depth: number
  thread: string
  threadD: number
  square: number
  mount: 'bottom' | 'back'
  stem?: { diameter: number; length: number }
  title: string
}): Model {
  const { dial: D, depth, thread, threadD, square, mount, stem, title } = of
  const R = D / 2
  const neck = D * 0.16 + square * 0.6
  const total = neck + threadD * 0.9 + (stem?.length ?? 0)
  const shank = (view: View): Mark => {
    const go = (part: number): Vec =>
      mount === 'bottom' ? [0, -R * 0.96 - part, depth * 0.1] : [0, 0, -depth * 0.5 - part]
    return (
      (stem === undefined ? '' : rod(view, go(total), go(neck + threadD * 0.8), stem.diameter / 2)) +
      threads(view, go(neck + threadD * 0.9), go(neck), threadD / 2, 6) +
      prismAt(view, go(neck), go(D * 0.1), square, stem === undefined ? 4 : 6, mount === 'bottom' ? 0 : 45) +
      rod(view, go(D * 0.1), go(-2), square * 0.42)
    )
  }
  const back = mount === 'back'
  return {
    title,
    x: [-R, R],
    y: [back ? -R : -R - total, R],
    z: [back ? -depth / 2 - total : -depth / 2, depth / 2],
    yaw: back ? -48 : -32,
    pitch: 16,
    sizes: [
      { side: 'above', from: -R, to: R, text: `Ø ${D}`, edge: 0 },
      ...(back
        ? []
        : [
            {
              side: 'right',
              from: 0,
              to: -R - total,
              text: String(Math.round(R + total)),
              edge: [R, threadD / 2],
            } as const,
          ]),
    ],
    notes: back ? [] : [[[-threadD * 0.4, -R - neck - threadD * 0.4], [-50, 20], thread]],
    parts: (view) =>
      shank(view) +
      rod(view, [0, 0, -depth / 2], [0, 0, depth * 0.3], R * 0.95) +
      rod(view, [0, 0, depth * 0.3], [0, 0, depth / 2], R) +
      face(view, [0, 0, depth / 2], out, R * 0.88, 'white') +
      dial(view, depth / 2, R),
  }
}

/** A thermowell: hexagon head with an inside thread, outside thread and bored stem. */
const thermowell = (of: {
  hex: number
  threadD: number
  stem: number
  length: number
  thread: string
  inside: string
  title: string
}): Model => {
  const { hex, threadD, stem, length, thread, inside, title } = of
  const head = hex * 0.9
  const T = threadD * 0.9
  return {
    title,
    x: [-hex * 0.56, hex * 0.56],
    y: [-length, head],
    z: [-hex / 2, hex / 2],
    yaw: -30,
    pitch: 20,
    sizes: [
      { side: 'right', from: 0, to: -length, text: `U ${length}`, edge: [hex * 0.4, stem / 2] },
      { side: 'below', from: -stem / 2, to: stem / 2, text: `Ø ${stem}`, edge: -length },
    ],
    notes: [
      [[-threadD * 0.45, -T * 0.5], [-60, 30], thread],
      [[hex * 0.3, head * 0.75], [90, -20], inside],
    ],
    parts: (view) =>
      rod(view, [0, -length, 0], [0, -T, 0], stem * 0.42, stem / 2) +
      threads(view, [0, -T, 0], [0, 0, 0], threadD / 2, 7) +
      prismAt(view, [0, 0, 0], [0, head, 0], hex, 6, 0) +
      face(view, [0, head, 0], [0, 1, 0], hex * 0.32, 'deep'),
  }
}

export const families = {
  'dial-instrument-shaded': family(
    {
      dial: mm(5, 1000),
      depth: mm(2, 500),
      thread: text(),
      threadD: mm(1, 200),
      square: mm(2, 200),
      mount: choice(['bottom', 'back']),
      stem: z.strictObject({ diameter: mm(1, 50), length: mm(10, 1000) }).exactOptional(),
      title: text(),
    },
    (of) => axonometry(dialInstrument(of)),
  ),
  'dial-instrument-dimensions': family(
    {
      dial: mm(10, 500),
      depth: mm(2, 200),
      thread: text(),
      threadD: mm(2, 200),
      square: mm(2, 200),
      mount: choice(['bottom', 'back']),
      stem: z.strictObject({ diameter: mm(1, 50), length: mm(10, 500) }).exactOptional(),
      title: text(),
    },
    (of) => elevation(dialInstrument(of)),
  ),
  'thermowell-shaded': family(
    {
      hex: mm(5, 200),
      threadD: mm(2, 200),
      stem: mm(2, 100),
      length: mm(10, 500),
      thread: text(),
      inside: text(),
      title: text(),
    },
    (of) => axonometry(thermowell(of)),
  ),
  'thermowell-dimensions': family(
    {
      hex: mm(5, 200),
      threadD: mm(2, 200),
      stem: mm(2, 100),
      length: mm(10, 500),
      thread: text(),
      inside: text(),
      title: text(),
    },
    (of) => elevation(thermowell(of)),
  ),
}
