/** What a number may be, and by how much a step changes it. */
export interface Bounds {
  readonly min: number
  readonly max: number
  readonly step: number
  /** The least that steps lead to, and what stands for no number, where that is more than may be typed. */
  readonly least?: number | undefined
}

const clamped = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)

/** The whole number that a text is; undefined where it is none. */
export type ReadWhole = (typed: string) => number | undefined

/** What was typed, as a number (§5): nothing stays nothing, what is no whole number becomes the least. */
export const readStepped = (
  typed: string,
  { min, max, least = min }: Bounds,
  read: ReadWhole,
): number | undefined => (typed.trim() === '' ? undefined : clamped(read(typed) ?? least, min, max))

/** The number one step up or down, on a whole number of steps. */
export const stepped = (
  value: number | undefined,
  direction: 1 | -1,
  { min, max, step, least = min }: Bounds,
): number => {
  if (value === undefined) return least
  const steps = direction === 1 ? Math.floor(value / step) + 1 : Math.ceil(value / step) - 1
  return clamped(steps * step, least, Math.floor(max / step) * step)
}
