/** What a number may be, and by how much a step changes it. */
export interface Bounds {
  readonly min: number
  readonly max: number
  readonly step: number
}

const clamped = (value: number, { min, max }: Bounds): number => Math.min(Math.max(value, min), max)

/** The whole number that a text is; undefined where it is none. */
export type ReadWhole = (typed: string) => number | undefined

/** What was typed, as a number (§5): nothing stays nothing, what is no whole number becomes the minimum. */
export const readStepped = (typed: string, bounds: Bounds, read: ReadWhole): number | undefined => {
  if (typed.trim() === '') return undefined
  return clamped(read(typed) ?? bounds.min, bounds)
}

/** The number one step up or down, on a whole number of steps. */
export const stepped = (value: number | undefined, direction: 1 | -1, bounds: Bounds): number => {
  const { min, step } = bounds
  if (value === undefined) return min
  const steps = direction === 1 ? Math.floor(value / step) + 1 : Math.ceil(value / step) - 1
  return clamped(steps * step, bounds)
}
