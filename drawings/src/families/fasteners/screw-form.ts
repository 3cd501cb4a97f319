import { choice, family, text } from '../../family.ts'
import { sheet } from '../../sheet/sheet.ts'
import { regular, run, stroke, circle, polygon, polar, rect, type Mark, type Point } from '../../sheet/svg.ts'

/** Forms without dimensions, in lines that can still be seen in a picture of 64 × 48. */
const WIDTH = 16

const thick = (points: readonly Point[]): Mark => stroke(`${run(points)}Z`, 'ink', WIDTH)

type Tip = 'flat' | 'cone' | 'dog' | 'cup'

/** The end of a set screw from its side: the thread to the left, the tip to the right. */
function pointForm(tip: Tip, title: string): string {
  const [y, r, start, end] = [300, 190, 60, 470]
  const half = { flat: r - 60, cone: 0, dog: 110, cup: r - 60 }[tip]
  const bevel = tip === 'cone' ? r : r - half
  const outline: Point[] = [
    [start, y - r],
    [end, y - r],
    [end + bevel, y - half],
    ...(tip === 'dog'
      ? ([
          [end + bevel + 130, y - half],
          [end + bevel + 130, y + half],
        ] as const)
      : []),
    [end + bevel, y + half],
    [end, y + r],
    [start, y + r],
  ]
  const cup: Point[] = [
    [end + bevel, y - half + 30],
    [end + bevel - 110, y],
    [end + bevel, y + half - 30],
  ]
  const threads = [0, 1, 2, 3].map((turn) => {
    const x = start + 40 + turn * 96
    return stroke(
      run([
        [x + 36, y - r],
        [x, y + r],
      ]),
      'deep',
      10,
    )
  })
  return sheet(title, [
    polygon(outline, 'light', 'none'),
    ...threads,
    ...(tip === 'cup' ? [polygon(cup, 'deep', 'none'), thick(cup)] : []),
    thick(outline),
  ])
}

type Drive = 'cross' | 'slot' | 'hexagon' | 'socket' | 'star'

/** The head of a screw from the front, with what turns it. */
function driveForm(drive: Drive, title: string): string {
  const [x, y, r] = [400, 300, 250]
  const head = drive === 'hexagon' ? regular(x, y, r, 6) : regular(x, y, r, 90)
  const arm = 52
  const cross: Point[] = [
    [-1, -3],
    [1, -3],
    [1, -1],
    [3, -1],
    [3, 1],
    [1, 1],
    [1, 3],
    [-1, 3],
    [-1, 1],
    [-3, 1],
    [-3, -1],
    [-1, -1],
  ].map(([a = 0, b = 0]): Point => [x + a * arm, y + b * arm])
  const star = Array.from({ length: 12 }, (_, i) => polar(x, y, i % 2 === 0 ? 150 : 100, i * 30))
  const recess: Record<Drive, Mark> = {
    cross: polygon(cross, 'ink'),
    slot: rect(x - r, y - 34, 2 * r, 68, 'ink'),
    hexagon: circle(x, y, r * 0.78, 'white', 'heavy'),
    socket: polygon(regular(x, y, 140, 6), 'ink'),
    star: polygon(star, 'ink'),
  }
  return sheet(title, [polygon(head, 'light', 'none'), recess[drive], thick(head)])
}

export const families = {
  'screw-point-form': family(
    { tip: choice(['flat', 'cone', 'dog', 'cup']), title: text() },
    ({ tip, title }) => pointForm(tip, title),
  ),
  'screw-drive-form': family(
    { drive: choice(['cross', 'slot', 'hexagon', 'socket', 'star']), title: text() },
    ({ drive, title }) => driveForm(drive, title),
  ),
}
