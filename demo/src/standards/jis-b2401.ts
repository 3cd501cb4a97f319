const step = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, index) => from + index * by)

type Ring = { d1: number; d2: number; depth: number; groove: number }
const ring =
  (less: number, d2: number, depth: number, groove: number) =>
  ([letter, shaft, suffix = '']: readonly [string, number, string?]): [string, Ring] => [
    `${letter}${shaft}${suffix}`,
    { d1: Math.round((shaft - less) * 10) / 10, d2, depth, groove },
  ]
const p = (sizes: readonly number[]): [string, number][] => sizes.map((size) => ['P', size])
const g = (sizes: readonly number[]): [string, number][] => sizes.map((size) => ['G', size])

/**
 * O-rings, series P (moving and fixed) and G (fixed). mm: inside diameter d1, cord d2; depth and width of the groove
 * without back-up ring. The number is the shaft's diameter. Source: JIS B 2401-1, grooves after JIS B 2401-2.
 */
export const jisB2401: Readonly<Record<string, Ring>> = Object.fromEntries([
  ...p(step(3, 10, 1)).map(ring(0.2, 1.9, 1.5, 2.5)),
  ...[...p([11, 12, 12.5, 14, 15, 16, 18, 20, 21, 22])].map(ring(0.2, 2.4, 2, 3.2)),
  ...p([
    24, 25, 25.5, 26, 28, 29, 29.5, 30, 31, 31.5, 32, 34, 35, 35.5, 36, 38, 39, 40, 41, 42, 44, 45, 46, 48,
    49, 50,
  ]).map(ring(0.3, 3.5, 3, 4.7)),
  ...p([
    52, 53, 55, 56, 58, 60, 62, 63, 65, 67, 70, 71, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120, 125, 130,
    140, 150,
  ]).map(ring(0.4, 5.7, 5, 7.5)),
  ...g(step(25, 145, 5)).map(ring(0.6, 3.1, 2.5, 4.1)),
  ...g([...step(150, 200, 5), ...step(210, 300, 10)]).map(ring(0.7, 5.7, 5, 7.5)),
])
