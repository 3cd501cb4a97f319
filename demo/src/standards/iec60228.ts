/**
 * Copper conductors: mm² and the largest resistance at 20 °C in Ω/km of plain strands, solid or stranded (class 1 and 2)
 * and flexible (class 5). Source: IEC 60228, tables 1 to 3.
 */
export const iec60228 = [
  { area: 0.5, stranded: 36, flexible: 39 },
  { area: 0.75, stranded: 24.5, flexible: 26 },
  { area: 1, stranded: 18.1, flexible: 19.5 },
  { area: 1.5, stranded: 12.1, flexible: 13.3 },
  { area: 2.5, stranded: 7.41, flexible: 7.98 },
  { area: 4, stranded: 4.61, flexible: 4.95 },
  { area: 6, stranded: 3.08, flexible: 3.3 },
  { area: 10, stranded: 1.83, flexible: 1.91 },
  { area: 16, stranded: 1.15, flexible: 1.21 },
  { area: 25, stranded: 0.727, flexible: 0.78 },
  { area: 35, stranded: 0.524, flexible: 0.554 },
  { area: 50, stranded: 0.387, flexible: 0.386 },
  { area: 70, stranded: 0.268, flexible: 0.272 },
  { area: 95, stranded: 0.193, flexible: 0.206 },
  { area: 120, stranded: 0.153, flexible: 0.161 },
  { area: 150, stranded: 0.124, flexible: 0.129 },
  { area: 185, stranded: 0.0991, flexible: 0.106 },
  { area: 240, stranded: 0.0754, flexible: 0.0801 },
] as const

/**
 * Current in A of a three-core PVC cable with copper conductors in air at 30 °C, by mm². Source: VDE 0276-603, which
 * Indonesian makers of NYY print.
 */
export const nyyCurrent: Readonly<Record<number, number>> = {
  1.5: 19.5,
  2.5: 25,
  4: 34,
  6: 43,
  10: 59,
  16: 79,
  25: 106,
  35: 129,
  50: 157,
  70: 199,
  95: 246,
  120: 285,
  150: 326,
  185: 374,
  240: 445,
}
