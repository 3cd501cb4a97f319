import { z } from 'zod'

/** A kind of drawing: a pure function of named parameters. */
export interface Family {
  readonly parameters: z.ZodObject
  /** Takes checked parameters; returns a whole SVG file of 800 × 600. */
  readonly draw: (parameters: never) => string
}

/** A family by the shape of its parameters and the function that draws them. Other parameters are refused. */
export const family = <Shape extends z.ZodRawShape>(
  shape: Shape,
  draw: (parameters: z.output<z.ZodObject<Shape>>) => string,
): Family => ({ parameters: z.strictObject(shape), draw })

/** A number between two others, both included, in a unit. */
export const number = (least: number, most: number, unit?: string) => {
  const schema = z.number().min(least).max(most)
  return unit === undefined ? schema : schema.meta({ unit })
}

/** A length in millimetres. */
export const mm = (least: number, most: number) => number(least, most, 'mm')

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

export const flag = () => z.boolean()

export const choice = <const Words extends readonly [string, ...string[]]>(words: Words) => z.enum(words)

export const list = <Of extends z.ZodType>(of: Of, most: number) => z.array(of).max(most)
