import { num, polar, regular, run, type Point } from '../drawing/svg.ts'

/** What a sign is drawn with: filled or lined, in the ink or the brand's accent. */
export type Brush = { fill: (d: string) => string; line: (d: string, width: number) => string }

const ring = (r: number, x = 20, y = 20): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`
const closed = (points: readonly Point[]): string => `${run(points)}Z`
const arc = (r: number, from: number, to: number, x = 20, y = 20): string => {
  const [a, b] = [polar(x, y, r, from), polar(x, y, r, to)]
  return `M${num(a[0])} ${num(a[1])}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${num(b[0])} ${num(b[1])}`
}
const star = (outer: number, inner: number, corners: number): string =>
  closed(
    Array.from({ length: corners * 2 }, (_, index) =>
      polar(20, 20, index % 2 === 0 ? outer : inner, -90 + (index * 180) / corners),
    ),
  )
const dots = (count: number, reach: number, r: number): string =>
  Array.from({ length: count }, (_, index) => {
    const [x, y] = polar(20, 20, reach, -90 + (index * 360) / count)
    return ring(r, x, y)
  }).join('')

/** Small geometric signs in a field of 40 × 40, one a brand: `own` paints in the accent, `ink` in the ink. */
export const signs = {
  nut: (own: Brush, ink: Brush) => ink.fill(closed(regular(20, 20, 20, 6)) + ring(9)) + own.fill(ring(5)),
  hexBars: (own: Brush, ink: Brush) =>
    ink.line(closed(regular(20, 20, 17, 6, 30)), 4) + own.line('M13 15H27M13 20H27M13 25H27', 2.6),
  chevrons: (own: Brush, ink: Brush) => ink.line('M4 30 20 14 36 30', 6) + own.line('M4 18 20 2 36 18', 6),
  pin: (own: Brush, ink: Brush) => ink.fill('M4 4H36V14H4Z') + own.fill('M14 17H26V38H14Z'),
  threeRings: (own: Brush, ink: Brush) => ink.line(ring(17) + ring(11), 3) + own.fill(ring(5.5)),
  wheel: (own: Brush, ink: Brush) => ink.line(ring(16), 6) + own.line('M20 6V34M8 13 32 27M8 27 32 13', 3),
  shaft: (own: Brush, ink: Brush) =>
    ink.fill('M0 15H12V9H28V15H40V25H28V31H12V25H0Z') + own.fill('M17 9H23V31H17Z'),
  belt: (own: Brush, ink: Brush) =>
    ink.line('M11 9 31 13M11 31 31 27', 3.4) + ink.line(ring(9.5, 11), 3.4) + own.line(ring(6.5, 31), 3.4),
  links: (own: Brush, ink: Brush) =>
    own.line('M15 13H6A7 7 0 0 0 6 27H15', 4.4) + ink.line('M25 13H34A7 7 0 0 1 34 27H25M12 20H28', 4.4),
  piston: (own: Brush, ink: Brush) => ink.line('M2 8H26V32H2Z', 4) + own.fill('M13 11H18V18H40V22H18V29H13Z'),
  gusts: (own: Brush, ink: Brush) =>
    ink.line('M0 15H24A6 6 0 1 0 18 9M0 29H16', 3.6) + own.line('M0 22H31A6.5 6.5 0 1 1 24.5 28.5', 3.6),
  breath: (own: Brush, ink: Brush) =>
    ink.line(arc(18, -60, 60, 0), 4.4) + ink.line(arc(28, -45, 45, 0), 4.4) + own.fill(ring(5, 7)),
  bowTie: (own: Brush, ink: Brush) =>
    ink.fill('M2 8 20 20 2 32ZM38 8 20 20 38 32Z') + own.fill('M18.4 2H21.6V16H18.4ZM12 1H28V5H12Z'),
  flow: (own: Brush, ink: Brush) =>
    ink.line('M0 14C10 2 20 26 30 14S38 12 40 10', 4) + own.line('M0 27C10 15 20 39 30 27S38 25 40 23', 4),
  flange: (own: Brush, ink: Brush) =>
    ink.line(ring(18), 3) + ink.fill(dots(6, 12.4, 2.4)) + own.line(ring(5.4), 3),
  seal: (own: Brush, ink: Brush) =>
    ink.fill('M20 0A20 20 0 0 0 20 40V31A11 11 0 0 1 20 9Z') +
    own.fill('M23 0A20 20 0 0 1 23 40V31A11 11 0 0 0 23 9Z'),
  drop: (own: Brush, ink: Brush) =>
    ink.fill('M20 0C30 14 34 20 34 26A14 14 0 0 1 6 26C6 20 10 14 20 0Z') +
    own.line('M14 26A6 6 0 0 0 20 32', 3.4),
  blade: (own: Brush, ink: Brush) => ink.fill('M2 38 26 2H36L18 38Z') + own.fill('M28 22 38 38H22Z'),
  slice: (own: Brush, ink: Brush) => ink.fill('M3 3H37L3 24Z') + own.fill('M37 10V37H3V31Z'),
  grinder: (own: Brush, ink: Brush) => ink.fill(star(20, 14.5, 12) + ring(7)) + own.fill(ring(4)),
  helix: (own: Brush, ink: Brush) =>
    ink.fill('M8 2H18L32 16V24L18 10H8ZM8 16H14L32 34V38H26L8 22Z') + own.fill('M8 28 18 38H8Z'),
  spanner: (own: Brush, ink: Brush) =>
    ink.fill('M4 4H12V14L16 18H24L28 14V4H36V18L28 26V38H12V26L4 18Z') + own.fill('M17 26H23V32H17Z'),
  rule: (own: Brush, ink: Brush) =>
    ink.fill('M0 10H40V15H0Z') +
    ink.fill('M1 18H4V32H1ZM12.3 18H15.3V26H12.3ZM24.6 18H27.6V26H24.6Z') +
    own.fill('M36 18H39V32H36Z'),
  bolt: (own: Brush, ink: Brush) => ink.line(ring(18), 3) + own.fill('M23 5 10 23H19L16 35 30 17H21Z'),
  sine: (own: Brush, ink: Brush) =>
    ink.line('M2 20A9 13 0 0 1 20 20', 4.6) + own.line('M20 20A9 13 0 0 0 38 20', 4.6),
  cores: (own: Brush, ink: Brush) =>
    ink.line(ring(18), 3.2) + ink.fill(ring(5.4, 20, 11) + ring(5.4, 12, 25)) + own.fill(ring(5.4, 28, 25)),
  contact: (own: Brush, ink: Brush) =>
    ink.line('M0 28H10M30 28H40', 4) +
    ink.fill(ring(3.6, 11, 28) + ring(3.6, 29, 28)) +
    own.line('M11 28 30 10', 4),
  target: (own: Brush, ink: Brush) =>
    own.fill('M6 8H18V32H6Z') + ink.line(`${arc(9, -55, 55, 21)}${arc(17, -50, 50, 21)}`, 3.4),
  grid: (own: Brush, ink: Brush) =>
    ink.fill('M2 2H18V18H2ZM2 22H18V38H2ZM22 22H38V38H22Z') + own.fill('M22 2H38V18H22Z'),
  guard: (own: Brush, ink: Brush) =>
    ink.line('M5 6H35V18C35 28 29 34 20 38C11 34 5 28 5 18Z', 4) +
    own.fill('M13 13H27V18C27 23 24 27 20 29C16 27 13 23 13 18Z'),
  shelter: (own: Brush, ink: Brush) =>
    ink.line('M3 26A17 17 0 0 1 37 26', 5) + own.line('M12 34A9 9 0 0 1 28 34', 5),
  dome: (own: Brush, ink: Brush) => ink.fill('M5 26A15 17 0 0 1 35 26Z') + own.fill('M1 29H39V34H1Z'),
  oil: (own: Brush, ink: Brush) =>
    ink.line(arc(17, -30, 210), 4) + own.fill('M20 3C26 12 28 15 28 19A8 8 0 0 1 12 19C12 15 14 12 20 3Z'),
  roll: (own: Brush, ink: Brush) => ink.line(ring(14, 18, 18), 7) + own.fill('M18 29H40V36H18Z'),
  pallet: (own: Brush, ink: Brush) =>
    own.fill('M7 3H33V21H7Z') + ink.fill('M0 24H40V28H0ZM0 28H6V36H0ZM17 28H23V36H17ZM34 28H40V36H34Z'),
} as const

export type Sign = keyof typeof signs

/** A brush of one colour. */
export const brush = (colour: string): Brush => ({
  fill: (d) => `<path fill-rule="evenodd" d="${d}" fill="${colour}"/>`,
  line: (d, width) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`,
})
