import { family, flag, mm, text } from '../../family.ts'
import { polygon, run, type Mark, type Point } from '../../sheet/svg.ts'
import { axonometry, elevation, type Model } from './model.ts'
import { traceArc, around, at, bar, brick, prismAt, rod, tube } from './solid.ts'
import { threads } from './thread.ts'

type View = Parameters<Model['parts']>[0]

/** A strap around the z axis, `wide` deep, between two angles. */
const strap = (view: View, R: number, wide: number, from: number, to: number): Mark => {
  const steps = 26
  const turns = Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps)
  const spots = (z: number): Point[] => turns.map((turn) => at(view, around([0, 0, z], [0, 0, 1], R, turn)))
  const [back, front] = [spots(-wide / 2), spots(wide / 2)]
  // Whether the outside of each stretch shows: else the inside does.
  const outside = turns.slice(0, -1).map((turn) => {
    const a = ((turn + (to - from) / steps / 2) * Math.PI) / 180
    const [x, y] = [Math.sin(a), Math.cos(a)]
    return x * Math.sin(view.yaw) * Math.cos(view.pitch) + y * Math.sin(view.pitch) > 0
  })
  const runs: { start: number; end: number; shown: boolean }[] = []
  outside.forEach((shown, index) => {
    const last = runs.at(-1)
    if (last !== undefined && last.shown === shown) last.end = index + 1
    else runs.push({ start: index, end: index + 1, shown })
  })
  const band = ({ start, end, shown }: (typeof runs)[number]): Mark =>
    polygon(
      [...front.slice(start, end + 1), ...back.slice(start, end + 1).toReversed()],
      shown ? 'roundV' : 'mid',
      'edge',
    )
  return [
    ...runs.filter(({ shown }) => !shown).map(band),
    ...runs.filter(({ shown }) => shown).map(band),
    bar(run(front), Math.max(5, R * 0.07 * view.scale), 'light'),
  ].join('')
}

/** A worm-drive hose clamp, or one with a bolt. */
const hoseClamp = (of: { d: number; wide: number; bolt: boolean; range: string; title: string }): Model => {
  const { d, wide, bolt, range, title } = of
  const R = d / 2
  const [h, y] = [R * 0.34, R + R * 0.04]
  return {
    title,
    x: [-R * 1.06, R * 1.3],
    y: [-R * 1.06, y + h * 1.2],
    z: [-wide / 2, wide / 2],
    yaw: -38,
    pitch: 18,
    sizes: [{ side: 'below', from: -R, to: R, text: range, edge: 0 }],
    notes: [[[R * 0.6, y + h * 0.6], [70, -10], `${wide}`]],
    parts: (view) =>
      strap(view, R, wide, 0, 360) +
      (bolt
        ? [-1, 1]
            .map((s) =>
              brick(view, [s > 0 ? R * 0.16 : -R * 0.3, y - R * 0.06, -wide / 2], [R * 0.14, h, wide]),
            )
            .join('') +
          threads(view, [-R * 0.5, y + h * 0.5, 0], [R * 0.6, y + h * 0.5, 0], h * 0.2, 12) +
          prismAt(view, [R * 0.32, y + h * 0.5, 0], [R * 0.48, y + h * 0.5, 0], h * 0.75) +
          prismAt(view, [-R * 0.5, y + h * 0.5, 0], [-R * 0.36, y + h * 0.5, 0], h * 0.75)
        : brick(view, [-R * 0.34, y - R * 0.05, -wide / 2], [R * 0.7, h * 0.9, wide]) +
          rod(view, [R * 0.36, y + h * 0.4, 0], [R * 0.46, y + h * 0.4, 0], h * 0.32) +
          prismAt(view, [R * 0.46, y + h * 0.4, 0], [R * 0.7, y + h * 0.4, 0], h * 0.7)),
  }
}

/** A U-bolt with its nuts, the bow upwards. */
const uBolt = (of: { d: number; rod: number; leg: number; title: string }): Model => {
  const { d, rod: r, leg, title } = of
  const R = (d + r) / 2
  const bow = traceArc([0, 0, 0], [0, 0, 1], R, 90, -90, 20)
  return {
    title,
    x: [-R - r, R + r],
    y: [-leg, R + r],
    z: [-r, r],
    yaw: -26,
    pitch: 16,
    sizes: [
      { side: 'above', from: -R, to: R, text: `${Math.round(2 * R)}`, edge: 0 },
      { side: 'right', from: R + r / 2, to: -leg, text: `${Math.round(R + r / 2 + leg)}`, edge: [0, R] },
      { side: 'below', from: -d / 2, to: d / 2, text: `Ø ${d}`, edge: -leg * 0.2 },
    ],
    notes: [[[-R - r / 2, -leg * 0.8], [-40, 30], `M${r}`]],
    parts: (view) =>
      tube(view, [[R, -leg * 0.5, 0], ...bow, [-R, -leg * 0.5, 0]], r / 2) +
      [-R, R]
        .map(
          (x) =>
            threads(view, [x, -leg, 0], [x, -leg * 0.45, 0], r / 2, 10) +
            prismAt(view, [x, -leg * 0.72, 0], [x, -leg * 0.72 + r * 0.85, 0], r * 1.65, 6, 0),
        )
        .join(''),
  }
}

/** A split clamp with lining, on a stud nut above; a clevis hanger where `clevis`. */
const pipeClamp = (of: { d: number; wide: number; stud: number; clevis: boolean; title: string }): Model => {
  const { d, wide, stud, clevis, title } = of
  const R = d / 2
  const ear = R * 0.38
  return clevis
    ? {
        title,
        x: [-R * 1.12, R * 1.12],
        y: [-R * 1.1, R * 2.9],
        z: [-wide / 2, wide / 2],
        yaw: -30,
        pitch: 14,
        sizes: [{ side: 'below', from: -R, to: R, text: `Ø ${d}`, edge: 0 }],
        notes: [[[stud / 2, R * 2.8], [60, 10], `M${stud}`]],
        parts: (view) =>
          strap(view, R * 1.05, wide, 90, 270) +
          [-1, 1]
            .map((s) => brick(view, [s * R * 1.05 - R * 0.04, 0, -wide / 2], [R * 0.08, R * 1.25, wide]))
            .join('') +
          rod(view, [-R * 1.25, R * 1.05, 0], [R * 1.25, R * 1.05, 0], stud * 0.4) +
          [-1, 1]
            .map((s) =>
              brick(view, [s * R * 0.95 - R * 0.04, R * 0.92, -wide / 2], [R * 0.08, R * 1.1, wide]),
            )
            .join('') +
          brick(view, [-R * 0.99, R * 1.98, -wide / 2], [R * 1.98, R * 0.1, wide]) +
          prismAt(view, [0, R * 2.08, 0], [0, R * 2.08 + stud * 0.8, 0], stud * 1.7, 6, 0) +
          threads(view, [0, R * 2.08 + stud * 0.8, 0], [0, R * 2.9, 0], stud / 2, 6),
      }
    : {
        title,
        x: [-R - ear * 1.9, R + ear * 1.9],
        y: [-R * 1.12, R + stud * 2.2],
        z: [-wide / 2, wide / 2],
        yaw: -30,
        pitch: 16,
        sizes: [
          { side: 'below', from: -R, to: R, text: `Ø ${d}`, edge: 0 },
          {
            side: 'right',
            from: R + stud * 2,
            to: 0,
            text: `${Math.round(R + stud * 2)}`,
            edge: [stud, R + ear],
          },
        ],
        notes: [[[stud * 0.6, R + stud * 1.6], [50, -30], `M${stud}`]],
        parts: (view) =>
          strap(view, R, wide, 0, 360) +
          [-1, 1]
            .map(
              (s) =>
                [0.02, -0.22]
                  .map((y) =>
                    brick(
                      view,
                      [s > 0 ? R * 0.98 : -R * 0.98 - ear * 1.6, R * y, -wide / 2],
                      [ear * 1.6, R * 0.14, wide],
                    ),
                  )
                  .join('') +
                rod(
                  view,
                  [s * (R + ear * 0.9), -R * 0.5, 0],
                  [s * (R + ear * 0.9), R * 0.26, 0],
                  ear * 0.16,
                ) +
                prismAt(
                  view,
                  [s * (R + ear * 0.9), R * 0.16, 0],
                  [s * (R + ear * 0.9), R * 0.34, 0],
                  ear * 0.6,
                  6,
                  0,
                ),
            )
            .join('') +
          prismAt(view, [0, R, 0], [0, R + stud * 2, 0], stud * 1.6, 6, 0),
      }
}

export const families = {
  'pipe-hose-clamp-shaded': family(
    { d: mm(5, 500), wide: mm(1, 100), bolt: flag(), range: text(), title: text() },
    (of) => axonometry(hoseClamp(of)),
  ),
  'pipe-hose-clamp-dimensions': family(
    { d: mm(2, 1000), wide: mm(1, 100), bolt: flag(), range: text(), title: text() },
    (of) => elevation(hoseClamp(of)),
  ),
  'pipe-clamp-shaded': family(
    { d: mm(10, 500), wide: mm(2, 200), stud: mm(1, 50), clevis: flag(), title: text() },
    (of) => axonometry(pipeClamp(of)),
  ),
  'pipe-clamp-dimensions': family(
    { d: mm(10, 500), wide: mm(2, 200), stud: mm(1, 50), clevis: flag(), title: text() },
    (of) => elevation(pipeClamp(of)),
  ),
  'pipe-u-bolt-shaded': family({ d: mm(10, 500), rod: mm(2, 50), leg: mm(5, 500), title: text() }, (of) =>
    axonometry(uBolt(of)),
  ),
  'pipe-u-bolt-dimensions': family({ d: mm(10, 500), rod: mm(2, 50), leg: mm(5, 500), title: text() }, (of) =>
    elevation(uBolt(of)),
  ),
}
