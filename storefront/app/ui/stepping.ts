/** What a number may be, and by how much a step changes it. */
export interface Bounds {
  readonly min: number
  readonly max: number
  readonly step: number
}

const clamped = (value: number, { min, max }: Bounds): number => Math.min(Math.max(value, min), max)

/** What was typed, as a number (§5): nothing stays nothing, what is no whole number becomes the minimum. */
export const readStepped = (typed: string, bounds: Bounds): number | undefined => {
  const text = typed.trim().replaceAll(/(?<=\d)[.,](?=\d{3}(\D|$))/g, '')
  if (text === '') return undefined
  return /^-?\d{1,12}$/.test(text) ? clamped(Number(text), bounds) : bounds.min
}

/** The number one step up or down, on a whole number of steps. */
export const stepped = (value: number | undefined, direction: 1 | -1, bounds: Bounds): number => {
  const { min, step } = bounds
  if (value === undefined) return min
  const steps = direction === 1 ? Math.floor(value / step) + 1 : Math.ceil(value / step) - 1
  return clamped(steps * step, bounds)
}
