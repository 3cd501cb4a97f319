import { z } from 'zod'
import type { Section } from './sheet/section.ts'
import { fillNames } from './sheet/svg.ts'

/** A kind of drawing: a pure function of named parameters. */
export interface Family {
  readonly parameters: z.ZodObject
  /** Takes checked parameters; returns a whole SVG file of 800 × 600. */
  readonly draw: (parameters: never) => string
  /** Of a family that draws a true section or view: the same shapes to scale, for CAD. */
  readonly section?: (parameters: never) => Section
}

/**
 * A family by the shape of its parameters and the function that draws them. Other parameters are refused. `section` declares
 * that the drawing is true to scale.
 */
export const family = <Shape extends z.ZodRawShape>(
  shape: Shape,
  draw: (parameters: z.output<z.ZodObject<Shape>>) => string,
  section?: (parameters: z.output<z.ZodObject<Shape>>) => Section,
): Family => ({ parameters: z.strictObject(shape), draw, ...(section && { section }) })

/** A number between two others, both included, in a unit. */
export const number = (least: number, most: number, unit?: string) => {
  const schema = z.number().min(least).max(most)
  return unit === undefined ? schema : schema.meta({ unit })
}

/** A length in millimetres. */
export const mm = (least: number, most: number) => number(least, most, 'mm')

/** The diameters and coarse pitches of metric threads that bolts and nuts have (ISO 261, ISO 262), mm. */
const COARSE_PITCHES: readonly (readonly [d: number, pitch: number])[] = [
  [1, 0.25],
  [1.4, 0.3],
  [1.6, 0.35],
  [2, 0.4],
  [2.5, 0.45],
  [3, 0.5],
  [3.5, 0.6],
  [4, 0.7],
  [5, 0.8],
  [6, 1],
  [8, 1.25],
  [10, 1.5],
  [12, 1.75],
  [14, 2],
  [18, 2.5],
  [24, 3],
  [30, 3.5],
  [36, 4],
  [42, 4.5],
  [48, 5],
  [56, 5.5],
  [64, 6],
]

/** The pitch of a metric thread; the coarse one of the diameter `d` where it is left out: see `withPitch`. */
export const threadPitch = () =>
  mm(0.1, 20).optional().meta({ otherwise: 'the coarse pitch of `d` (ISO 261)' })

/** Draws a thread whose pitch may be left out. */
export const withPitch =
  <Thread extends { d: number; pitch: number }>(draw: (thread: Thread) => string) =>
  (thread: Omit<Thread, 'pitch'> & { d: number; pitch?: number | undefined }): string => {
    const coarse = COARSE_PITCHES.findLast(([d]) => d <= thread.d)?.[1] ?? 0.2
    return draw({ ...thread, pitch: thread.pitch ?? coarse } as Thread)
  }

/** An angle in degrees. */
export const angle = (least: number, most: number) => number(least, most, '°')

/** A whole number: of teeth, of poles. */
export const count = (least: number, most: number) => z.int().min(least).max(most)

/** Control characters, half of a surrogate pair, and what Unicode reserves. */
const NOT_IN_XML = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u

/** A text on the drawing, such as a size or a part number, of characters that XML can hold. */
export const text = (longest = 60) =>
  z
    .string()
    .max(longest)
    .refine((value) => !NOT_IN_XML.test(value))

/** The data of an SVG path, in the units of the sheet. */
export const path = () =>
  z
    .string()
    .max(200)
    .regex(/^[MLHVCSQTAZmlhvcsqtaz\d ,.-]*$/)

/** Yes or no; no where it is left out, unless the family says otherwise. */
export const flag = (otherwise = false) => z.boolean().default(otherwise)

/** How a surface is filled: a grey, a round shade, a hatching. */
export const fillName = () => z.enum(fillNames)

export const choice = <const Words extends readonly [string, ...string[]]>(words: Words) => z.enum(words)

export const list = <Of extends z.ZodType>(of: Of, most: number) => z.array(of).max(most)
