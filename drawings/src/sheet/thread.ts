import { num, path, polygon, run, type Fill, type Mark, type Point } from './svg.ts'

type Run = {
  /** Where the thread starts and ends along its axis, in px. */
  from: number
  to: number
  /** The axis across it. */
  axis: number
  /** Outside diameter and pitch, in px; a pitch too fine to draw is drawn at the finest that prints. */
  diameter: number
  pitch: number
}

/** An external thread seen from the side, axis horizontal, with its crests, roots and slanted flanks. */
export function threadH(thread: Run): Mark {
  const { from, to, axis, diameter } = thread
  const turns = Math.min(30, Math.max(2, Math.round((to - from) / Math.max(thread.pitch, 6.5))))
  const pitch = (to - from) / turns
  const crest = diameter / 2
  const root = crest - Math.min(0.6 * pitch, diameter * 0.1)
  const upper: Point[] = []
  const lower: Point[] = []
  let flanks = ''
  for (let index = 0; index <= turns * 2; index += 1) {
    const along = from + (index * pitch) / 2
    const high = index % 2 === 0
    upper.push([along, axis - (high ? crest : root)])
    lower.push([along, axis + (high ? root : crest)])
    if (index < turns * 2) {
      flanks += run([
        [along, axis - (high ? crest : root)],
        [along + pitch / 2, axis + (high ? crest : root)],
      ])
    }
  }
  return path(`${run([...upper, ...lower.toReversed()])}Z`, 'roundH', 'edge') + path(flanks, 'none', 'hair')
}

/** The chamfered end of a horizontal rod: from x1, in full, to x2, less `bevel` on each side. */
export const rodEnd = (x1: number, x2: number, y: number, half: number, bevel: number): Mark =>
  polygon(
    [
      [x1, y - half],
      [x2, y - half + bevel],
      [x2, y + half - bevel],
      [x1, y + half],
    ],
    'roundH',
  )

/** A threaded hole seen along its axis: the core in full, the nominal diameter as three quarters of a thin circle. */
export function tappedHole(x: number, y: number, core: number, nominal: number, fill: Fill = 'white'): Mark {
  const [r, R] = [core / 2, nominal / 2]
  return (
    path(
      `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`,
      fill,
    ) + path(`M${num(x)} ${num(y - R)}A${num(R)} ${num(R)} 0 1 1 ${num(x - R)} ${num(y)}`, 'none', 'fine')
  )
}
