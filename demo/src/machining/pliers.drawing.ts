import { type Fill, type Mark, circle, line, num, path, polygon, rect, stroke } from '../drawing/svg.ts'

/** The pliers that are drawn, by their jaws. */
export type Jaw =
  | 'combination'
  | 'side'
  | 'long'
  | 'circlip-in'
  | 'circlip-out'
  | 'pump'
  | 'locking'
  | 'end'
  | 'crimp'

/** Pliers lying, jaws to the left. */
export function pliersBody(jaw: Jaw, grip: Fill = 'accent'): Mark[] {
  const [px, y] = [280, 300]
  const handle = (sign: number): Mark => {
    const d = `M${px + 20} ${num(y + sign * 16)}C${px + 110} ${num(y + sign * 74)} ${px + 210} ${num(y + sign * 90)} ${px + 300} ${num(y + sign * 78)}S${px + 420} ${num(y + sign * 60)} ${px + 450} ${num(y + sign * 66)}`
    return (
      stroke(d, 'ink', 34) +
      stroke(d, 'dark', 31) +
      stroke(
        d.replace(
          /^M\S+ \S+C\S+ \S+ \S+ \S+ (\S+) (\S+)S/,
          `M${px + 120} ${num(y + sign * 62)}Q${px + 210} ${num(y + sign * 88)} $1 $2S`,
        ),
        'ink',
        44,
      ) +
      stroke(
        d.replace(
          /^M\S+ \S+C\S+ \S+ \S+ \S+ (\S+) (\S+)S/,
          `M${px + 120} ${num(y + sign * 62)}Q${px + 210} ${num(y + sign * 88)} $1 $2S`,
        ),
        grip,
        40,
      )
    )
  }
  const flip = (half: Mark): Mark[] => [half, `<g transform="matrix(1 0 0 -1 0 ${2 * y})">${half}</g>`]
  const shapes: Record<Jaw, string> = {
    combination: `M${px + 30} ${y - 34}C${px} ${y - 62} ${px - 40} ${y - 62} ${px - 80} ${y - 50}L${px - 150} ${y - 34}V${y - 2}H${px + 30}Z`,
    side: `M${px + 30} ${y - 36}C${px} ${y - 74} ${px - 60} ${y - 66} ${px - 96} ${y - 26}L${px - 110} ${y - 2}H${px + 30}Z`,
    long: `M${px + 30} ${y - 34}C${px} ${y - 54} ${px - 40} ${y - 46} ${px - 70} ${y - 38}L${px - 216} ${y - 12}V${y - 2}H${px + 30}Z`,
    'circlip-in': `M${px + 30} ${y - 34}C${px} ${y - 50} ${px - 40} ${y - 40} ${px - 110} ${y - 22}L${px - 190} ${y - 13}V${y - 4}L${px - 60} ${y - 6}H${px + 30}Z`,
    'circlip-out': `M${px + 30} ${y - 34}C${px} ${y - 60} ${px - 50} ${y - 52} ${px - 110} ${y - 36}L${px - 190} ${y - 22}V${y - 12}L${px - 80} ${y - 14}L${px - 30} ${y - 4}H${px + 30}Z`,
    pump: `M${px + 40} ${y - 30}L${px - 30} ${y - 78}C${px - 80} ${y - 110} ${px - 140} ${y - 96} ${px - 170} ${y - 60}L${px - 180} ${y - 34}L${px - 120} ${y - 22}L${px - 60} ${y - 4}H${px + 40}Z`,
    locking: `M${px + 40} ${y - 34}C${px} ${y - 70} ${px - 70} ${y - 76} ${px - 120} ${y - 50}L${px - 146} ${y - 16}L${px - 60} ${y - 26}L${px - 10} ${y - 4}H${px + 40}Z`,
    end: `M${px + 30} ${y - 36}C${px + 10} ${y - 96} ${px - 70} ${y - 92} ${px - 90} ${y - 34}L${px - 96} ${y - 2}L${px - 84} ${y - 10}C${px - 60} ${y - 50} ${px - 20} ${y - 40} ${px} ${y - 4}H${px + 30}Z`,
    crimp: `M${px + 30} ${y - 40}C${px} ${y - 64} ${px - 60} ${y - 62} ${px - 120} ${y - 46}V${y - 2}H${px + 30}Z`,
  }
  const teeth =
    jaw === 'side' || jaw === 'end' || jaw.startsWith('circlip')
      ? ''
      : Array.from(
          { length: 12 },
          (_, index) =>
            `M${px - (jaw === 'long' ? 205 : jaw === 'pump' ? 150 : 140) + index * 7} ${y - 9}v18`,
        ).join('')
  return [
    handle(1),
    handle(-1),
    ...flip(path(shapes[jaw], 'light')),
    path(teeth, 'none', 'edge'),
    ...(jaw === 'combination'
      ? [
          path(`M${px - 62} ${y}a18 12 0 1 1 36 0a18 12 0 1 1 -36 0Z`, 'white', 'edge'),
          line(
            [
              [px - 20, y],
              [px + 4, y],
            ],
            'heavy',
          ),
        ]
      : []),
    ...(jaw === 'side'
      ? [
          polygon(
            [
              [px - 108, y],
              [px - 20, y - 18],
              [px - 8, y],
              [px - 20, y + 18],
            ],
            'white',
            'edge',
          ),
        ]
      : []),
    ...(jaw === 'crimp'
      ? [
          circle(px - 84, y, 13, 'white', 'edge'),
          circle(px - 50, y, 9, 'white', 'edge'),
          circle(px - 24, y, 6, 'white', 'edge'),
        ]
      : []),
    ...(jaw.startsWith('circlip')
      ? [-1, 1].map((sign) =>
          rect(px - 214, y + sign * (jaw === 'circlip-in' ? 9 : 17) - 3, 28, 6, 'black', 3),
        )
      : []),
    ...(jaw === 'locking'
      ? [
          circle(px + 452, y + 62, 20, 'roundH'),
          path(`M${px + 446} ${y + 46}v32M${px + 456} ${y + 44}v36`, 'none', 'edge'),
        ]
      : []),
    circle(px + 4, y, 27, 'mid'),
    circle(px + 4, y, jaw === 'pump' ? 11 : 14, 'light', 'edge'),
  ]
}
