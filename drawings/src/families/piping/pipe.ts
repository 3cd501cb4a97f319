import { choice, family, mm, text } from '../../family.ts'
import { caption, dimH, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, line, num, path, pierced, rect, type Mark } from '../../sheet/svg.ts'
import { mouth, rod, solid, threadEnd } from './solid.ts'

type PipeShape = {
  od: number
  wall?: number
  bar: string
  end: 'plain' | 'thread' | 'bevel' | 'bell'
  title: string
}

/** A length of pipe with a break, and its section with the wall. */
function pipeDimensions({ od, wall, bar, end, title }: PipeShape): string {
  const scale = 250 / od
  const [y, X] = [270, 640]
  const R = (od * scale) / 2
  const t = Math.max(7, (wall ?? od * 0.06) * scale)
  const half = 62
  const fill = 'roundH'
  const wave = (x: number): string =>
    `C${x + 26} ${num(y - half * 0.4)} ${x - 26} ${num(y + half * 0.4)} ${x} ${num(y + half)}`
  const ends: Record<PipeShape['end'], Mark> = {
    plain: '',
    bevel: path(`M60 ${y - half}l-16 18v${2 * half - 36}l16 18`, 'mid'),
    thread:
      rect(60, y - half - 0, 66, 2 * half, 'mid', 0, 'edge') +
      Array.from({ length: 7 }, (_, i) =>
        line(
          [
            [64 + i * 9, y - half],
            [70 + i * 9, y + half],
          ],
          'fine',
        ),
      ).join(''),
    bell: rect(44, y - half - 12, 92, 2 * half + 24, fill, 6),
  }
  return sheet(title, [
    path(`M60 ${y - half}H270${wave(270)}H60Z`, fill),
    path(
      `M290 ${y - half}H450V${y + half}H290C264 ${num(y + half * 0.4)} 316 ${num(y - half * 0.4)} 290 ${y - half}Z`,
      fill,
    ),
    ends[end],
    centre(30, y, 480, y),
    dimH(end === 'bevel' || end === 'bell' ? 44 : 60, 450, y + half + 60, bar, [y + half, y + half]),
    pierced(
      `M${num(X - R)} ${y}a${num(R)} ${num(R)} 0 1 0 ${num(2 * R)} 0a${num(R)} ${num(R)} 0 1 0 ${num(-2 * R)} 0ZM${num(X - R + t)} ${y}a${num(R - t)} ${num(R - t)} 0 1 0 ${num(2 * (R - t))} 0a${num(R - t)} ${num(R - t)} 0 1 0 ${num(-2 * (R - t))} 0Z`,
      'hatchFine',
    ),
    circle(X, y, R - t, 'none', 'edge'),
    centre(X - R - 18, y, X + R + 18, y),
    centre(X, y - R - 18, X, y + R + 18),
    dimH(X - R, X + R, y + R + 56, `Ø ${od}`, y),
    wall === undefined
      ? ''
      : note(
          [X + (R - t / 2) * Math.SQRT1_2, y - (R - t / 2) * Math.SQRT1_2],
          [X + R * 0.5, y - R - 36],
          String(wall),
        ),
    caption(title),
  ])
}

/** A bundle of pipes with the ends to the reader. */
function pipeShaded({ od, wall, end, title }: PipeShape): string {
  const view = solid(255, 400, 108 / od, -40, 20)
  const t = Math.max(wall ?? od * 0.06, od * 0.035)
  const length = od * 3.6
  const one = (y: number, z: number): Mark =>
    rod(view, [length, y, z], [0, y, z], od / 2) +
    (end === 'thread' ? threadEnd(view, [0, y, z], od / 2, od * 0.5) : '') +
    (end === 'bell' ? rod(view, [od * 0.8, y, z], [0, y, z], od * 0.57) : '') +
    mouth(view, [0, y, z], [-1, 0, 0], end === 'bell' ? od * 0.5 : od / 2 - t, od * 1.2)
  return sheet(title, [
    one(0, -od * 1.04),
    one(0, 0),
    one(0, od * 1.04),
    one(od * 0.9, -od * 0.52),
    one(od * 0.9, od * 0.52),
    one(od * 1.8, 0),
  ])
}

const pipeShapeParameters = {
  od: mm(2, 2000),
  wall: mm(0.2, 100).exactOptional(),
  bar: text().default('6 m'),
  end: choice(['plain', 'thread', 'bevel', 'bell']).default('plain'),
  title: text(),
}

export const families = {
  'pipe-dimensions': family(pipeShapeParameters, pipeDimensions),
  'pipe-shaded': family(pipeShapeParameters, pipeShaded),
}
